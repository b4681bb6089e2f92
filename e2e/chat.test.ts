/** The chat: the assistant that answers from the course alone, and one with a language model. */
import type { Browser, Page, Request } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ModelServer, startModel } from '../apps/server/test/model.ts';
import { overflow, violations } from './support/axe.ts';
import { browseAs, demo, launch, logIn, open, phone, setOffline, soon, visit } from './support/browser.ts';
import { type Ena, startEna } from './support/ena.ts';
import { untilItSounds } from './support/heard.ts';
import { newLearner } from './support/learner.ts';

let ena: Ena;
let model: ModelServer;
/** The same with a model, and with three questions a day. */
let withModel: Ena;
let browser: Browser;
beforeAll(async () => {
  model = await startModel();
  const settings = { CHAT_BASE_URL: model.url, CHAT_MODEL: 'test', CHAT_API_KEY: 'sk-journey-key' };
  [ena, withModel, browser] = await Promise.all([startEna(), startEna(settings), launch()]);
});
afterAll(async () => {
  await browser.close();
  await Promise.all([ena.stop(), withModel.stop(), model.stop()]);
});

const field = (page: Page) => page.getByLabel('Your question');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const answers = (page: Page) => page.locator('[data-answer]');
/** What stands in the conversation itself, not what is announced of it. */
const inChat = (page: Page, text: string) => page.getByRole('list', { name: 'Conversation' }).getByText(text);
const chats = (page: Page) => page.getByRole('navigation', { name: 'Chats' });
const asks = async (page: Page, question: string) => {
  await field(page).fill(question);
  await button(page, 'Send').click();
  await page.getByText(question, { exact: true }).last().waitFor();
};
/** Asks and waits until the answer has ended. */
const hears = async (page: Page, question: string) => {
  const before = await button(page, 'Copy').count();
  await asks(page, question);
  await soon(() => button(page, 'Copy').count()).toBe(before + 1);
};
const onChat = (page: Page) => page.getByRole('heading', { name: 'AI Chat Assistant', level: 1 }).waitFor();

describe('/chat', () => {
  it('[CHAT-01] is where the links of /support and /contact lead', async () => {
    await browseAs(browser, ena.url, demo.learner, async (page) => {
      for (const path of ['/support', '/contact']) {
        await visit(page, path);
        await page.getByRole('main').getByRole('link', { name: 'AI Chat Assistant' }).click();
        // The address changes a moment before the page: the forms of the old one are still there.
        await page.waitForURL(`${ena.url}/chat`);
        await onChat(page);
        await field(page).waitFor();
      }
    });
  });

  it('[GUARD-10] [CHAT-02] sends a visitor to the login and back; a free learner, a subscriber and an admin open it', async () => {
    const { page } = await open(browser, ena.url);
    await page.goto('/chat');
    await page.waitForURL('**/login?from=%2Fchat');
    await logIn(page, demo.learner);
    await page.waitForURL('**/chat');
    await onChat(page);
    await soon(() => page.title()).toBe('AI Chat Assistant · Ena');
    await page.context().close();
    for (const email of [demo.subscriber, 'admin@demo.ena.example'])
      await browseAs(browser, ena.url, email, async (other) => {
        await visit(other, '/chat');
        await onChat(other);
      });
  });

  it('answers a suggestion from the course: Georgian marked and heard, its lesson as a link, kept over a reload', async () => {
    const { page, problems } = await newLearner(browser, ena, 'asks');
    await visit(page, '/chat');
    await page.getByText('I answer from Ena’s course alone').waitFor();
    await button(page, 'What does გამარჯობა mean?').click();
    await page.waitForURL('**/chat?c=*');
    await answers(page).getByText('hello').first().waitFor();
    expect(await answers(page).locator('[lang=ka]').first().innerText()).toBe('გამარჯობა');
    await answers(page).getByRole('button', { name: 'Listen to გამარჯობა' }).first().click();
    expect((await untilItSounds(page)).error).toBeNull();
    await page.reload();
    await answers(page).getByText('hello').first().waitFor();
    await answers(page).getByRole('link', { name: 'Basic Vocabulary' }).click();
    await page.waitForURL('**/beginner/basic-vocabulary');
    await page.getByRole('heading', { level: 1, name: 'Basic Vocabulary' }).waitFor();
    await page.goBack();
    await answers(page).getByText('hello').first().waitFor();
    expect(problems).toEqual([]);
    await page.context().close();
  });

  it('keeps chats: each has an address, is renamed, and deleted only once that is confirmed', async () => {
    const { page, problems } = await newLearner(browser, ena, 'keeps');
    await visit(page, '/chat');
    await chats(page).getByText('Your chats will be kept here').waitFor();
    await hears(page, 'How do I say friend?');
    await chats(page).getByRole('link', { name: 'New chat' }).click();
    await page.getByRole('region', { name: 'Suggestions' }).waitFor();
    await hears(page, 'How do you pronounce ღ?');
    await soon(() => chats(page).getByRole('listitem').count()).toBe(2);
    await chats(page).getByRole('link', { name: 'How do I say friend?' }).click();
    await answers(page).getByText('მეგობარი').first().waitFor();

    await page.getByRole('button', { name: 'More for How do I say friend?' }).click();
    await page.getByRole('menuitem', { name: 'Rename' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Title').fill('  ');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await dialog.getByText('Please enter a title.').waitFor();
    await dialog.getByLabel('Title').fill('Friends and მეგობარი');
    await page.keyboard.press('Enter');
    await chats(page).getByRole('link', { name: 'Friends and მეგობარი' }).waitFor();
    // The focus is back where it came from.
    await soon(() => page.evaluate(() => document.activeElement?.textContent ?? '')).toContain('More for');

    await page.getByRole('button', { name: 'More for Friends' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Keep it' }).click();
    await page.getByRole('alertdialog').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'More for Friends' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await page.waitForURL((url) => url.pathname === '/chat' && url.search === '');
    await page.getByRole('region', { name: 'Suggestions' }).waitFor();
    await soon(() => chats(page).getByRole('listitem').count()).toBe(1);
    await page.goto('/chat?c=00000000-0000-4000-8000-000000000000').catch(() => undefined);
    await page.getByText('This chat is not here (any more).').waitFor();
    expect(problems.filter((problem) => !problem.includes('404'))).toEqual([]);
    await page.context().close();
  });

  it('shows a learner no word of Premium, on the page or on the wire, and a subscriber the answer', async () => {
    const wire: string[] = [];
    const question = 'How do I say red?';
    await browseAs(browser, ena.url, demo.learner, async (page) => {
      await page.route('**/api/chat/questions', async (route) => {
        const response = await route.fetch();
        wire.push(await response.text());
        await route.fulfill({ response });
      });
      await visit(page, '/chat');
      await hears(page, question);
      await answers(page).getByText('part of Premium').waitFor();
      expect(await answers(page).getByRole('link', { name: 'Colors and Shapes' }).getAttribute('href')).toBe(
        '/beginner/colors-and-shapes',
      );
      await soon(() => wire.join()).toContain('Colors and Shapes');
    });
    expect(wire.join()).not.toContain('წითელი');
    await browseAs(browser, ena.url, demo.subscriber, async (page) => {
      await visit(page, '/chat');
      await hears(page, question);
      await answers(page).getByText('წითელი').first().waitFor();
    });
  });

  it('works by the keyboard alone, and tells the whole answer at once to who cannot see it', async () => {
    const { page } = await newLearner(browser, ena, 'types');
    await visit(page, '/chat');
    await field(page).focus();
    await page.keyboard.type('How do I say');
    await page.keyboard.press('Shift+Enter');
    await page.keyboard.type('book?');
    expect(await field(page).inputValue()).toBe('How do I say\nbook?');
    await page.keyboard.press('Enter');
    await soon(() => page.locator('p[role=status].sr-only').innerText()).toMatch(
      /^წიგნი.*From Basic Vocabulary/su,
    );
    expect(await field(page).evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await field(page).inputValue()).toBe('');
    await page.keyboard.press('Enter');
    expect(await answers(page).count()).toBe(1);

    // A Latin keyboard types Georgian while the keys are open.
    await button(page, 'Georgian keys').click();
    await page.getByRole('group', { name: 'Georgian letters' }).waitFor();
    await field(page).focus();
    await page.keyboard.type('wigni');
    await soon(() => field(page).inputValue()).toBe('წიგნი');
    await page.getByRole('button', { name: 'Question mark' }).click();
    await soon(() => field(page).inputValue()).toBe('წიგნი?');
    await page.reload();
    await soon(() => field(page).inputValue()).toBe('წიგნი?');
    await page.context().close();
  });

  it('loses nothing where it is offline, the server fails, or the session has ended', async () => {
    const { page } = await newLearner(browser, ena, 'offline');
    await visit(page, '/chat');
    await field(page).waitFor();
    await setOffline(page, true);
    await field(page).fill('How do I say door?');
    await button(page, 'Send').click();
    await page.getByText('You are currently offline.').waitFor();
    expect(await field(page).inputValue()).toBe('How do I say door?');
    await setOffline(page, false);
    await page.route('**/api/chat/questions', (route) =>
      route.fulfill({ status: 500, json: { code: 'INTERNAL' } }),
    );
    await button(page, 'Send').click();
    await page
      .getByText('Something went wrong on our side. Please try again. Your question is still here.')
      .waitFor();
    await soon(() => field(page).inputValue()).toBe('How do I say door?');
    expect(await answers(page).count()).toBe(0);
    await page.unroute('**/api/chat/questions');
    await page.context().clearCookies();
    await button(page, 'Send').click();
    await page.waitForURL('**/login?from=%2Fchat');
    await logIn(page, 'offline@ena.example', 'გამარჯობა მეგობარო');
    await soon(() => field(page).inputValue()).toBe('How do I say door?');
    await button(page, 'Send').click();
    await answers(page).getByText('კარი').first().waitFor();
    await page.context().close();
  });

  it('on a phone keeps the field at the lower edge and the chats in a drawer; nothing overflows at 320 px', async () => {
    const { page } = await newLearner(browser, ena, 'phone', phone);
    await visit(page, '/chat');
    await hears(page, 'What is the difference between კ and ქ?');
    const box = await field(page).boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThan(760);
    await button(page, 'Chats').click();
    const drawer = page.getByRole('dialog', { name: 'Chats' });
    await drawer.getByRole('link', { name: 'New chat' }).click();
    await drawer.waitFor({ state: 'detached' });
    await page.getByRole('region', { name: 'Suggestions' }).waitFor();
    await button(page, 'Chats').click();
    await drawer.getByRole('link', { name: 'What is the difference' }).click();
    await answers(page).getByText('puff').first().waitFor();
    await page.setViewportSize({ width: 320, height: 640 });
    await soon(() => page.evaluate(() => innerWidth)).toBe(320);
    expect(await overflow(page)).toBe(0);
    await page.context().close();
  });
});

describe('with a language model', () => {
  it('says so, streams, is stopped, keeps what came, and tries again', async () => {
    const { page, problems } = await newLearner(browser, withModel, 'streams');
    await visit(page, '/chat');
    await page.getByText('A language model answers').waitFor();
    const words = Array.from({ length: 200 }, (_, at) => `word-${at} `);
    model.behave({ kind: 'pieces', pieces: ['The Georgian is **წყალი**. ', ...words], pauseMs: 150 });
    await asks(page, 'Tell me of water');
    await answers(page).getByText('word-5').waitFor();
    expect(await answers(page).innerText()).not.toContain('word-150');
    await button(page, 'Stop').click();
    await inChat(page, 'Stopped.').waitFor();
    expect(await model.requests.at(-1)?.closed).toBe('left');
    const came = await answers(page).innerText();
    expect(came).toContain('word-5');
    await page.reload();
    await inChat(page, 'Stopped.').waitFor();
    expect(await answers(page).innerText()).toContain('word-5');
    model.behave({ kind: 'pieces', pieces: ['It is **წყალი**.'] });
    await button(page, 'Try again').click();
    await answers(page).getByText('It is').waitFor();
    await soon(() => inChat(page, 'Stopped.').count()).toBe(0);
    expect(await answers(page).count()).toBe(1);
    expect(problems).toEqual([]);
    await page.context().close();
  });

  it('draws what a model writes as text, never as HTML, and asks no other server for anything', async () => {
    const { page, problems } = await newLearner(browser, withModel, 'hostile');
    const asked: Request[] = [];
    page.on('request', (request) => asked.push(request));
    model.behave({
      kind: 'pieces',
      pieces: [
        '<img src=x onerror="document.title=1"> <script>document.title=2</script>\n\n',
        '![spy](https://evil.example/spy.png) [one](javascript:document.title=3) [two](//evil.example) ',
        '[three](https://ka.wikipedia.org/) [four](/beginner/alphabet)\n\n<iframe src="https://evil.example"></iframe>\n\nThe end.',
      ],
    });
    await visit(page, '/chat');
    await hears(page, 'Show me');
    await answers(page).getByText('The end.').waitFor();
    const links = answers(page).getByRole('link');
    // Until what draws it is loaded, it is all text.
    await links.first().waitFor();
    expect(await answers(page).locator('img, script, iframe').count()).toBe(0);
    expect(
      await links.evaluateAll((all) => all.map((one) => [one.getAttribute('href'), one.getAttribute('rel')])),
    ).toEqual([
      ['https://ka.wikipedia.org/', 'noopener noreferrer nofollow'],
      ['/beginner/alphabet', null],
    ]);
    expect(await page.title()).toBe('AI Chat Assistant · Ena');
    expect(
      asked.filter((request) => !request.url().startsWith(withModel.url)).map((request) => request.url()),
    ).toEqual([]);
    expect(problems).toEqual([]);
    await page.context().close();
  });

  it.each([
    ['refuses', { kind: 'status', status: 500 }, 'The assistant cannot be reached right now'],
    [
      'sends garbage',
      { kind: 'garbage', type: 'text/html', body: '<h1>Hi</h1>' },
      'The assistant cannot be reached right now',
    ],
    ['breaks off', { kind: 'breaks', pieces: ['Half of it '] }, 'The assistant cannot be reached right now'],
  ] as const)(
    'that %s: the message is clear, the question stays, trying again helps',
    async (name, behaviour, told) => {
      const { page } = await newLearner(browser, withModel, `model-${name.replace(' ', '-')}`);
      await visit(page, '/chat');
      model.behave(behaviour);
      await asks(page, 'Are you there?');
      await inChat(page, told).waitFor();
      await page.reload();
      await page.getByText('Are you there?').last().waitFor();
      model.behave({ kind: 'pieces', pieces: ['Here I am.'] });
      await button(page, 'Try again').click();
      await answers(page).getByText('Here I am.').waitFor();
      await page.context().close();
    },
  );
});

describe('the limit of a day', () => {
  it('is told before and when it is reached, and what was written stays', async () => {
    const few = await startEna({ CHAT_QUESTIONS_PER_DAY: '2' });
    const { page } = await newLearner(browser, few, 'limited');
    await visit(page, '/chat');
    await page.getByText('2 questions are left for today.').waitFor();
    await hears(page, 'How do I say book?');
    await page.getByText('One question is left for today.').waitFor();
    await hears(page, 'How do I say door?');
    await page.getByText('You have asked all 2 questions of a day.').waitFor();
    await field(page).fill('How do I say chair?');
    expect(await button(page, 'Send').getAttribute('aria-disabled')).toBe('true');
    await few.restart();
    await page.reload();
    await page.getByText('You have asked all 2 questions of a day.').waitFor();
    await soon(() => field(page).inputValue()).toBe('How do I say chair?');
    await answers(page).getByText('წიგნი').first().waitFor();
    await page.context().close();
    await few.stop();
  });
});

describe.each([
  ['light', 1440],
  ['dark', 320],
] as const)('axe finds nothing and nothing overflows, %s at %d px', (theme, width) => {
  it('in each state of the chat', async () => {
    const options = { viewport: { width, height: 800 }, reducedMotion: 'reduce' } as const;
    const { page } = await newLearner(browser, withModel, `axe-${theme}`, options);
    await page.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme);
    const look = async (state: string) => {
      await page.waitForTimeout(300);
      expect([state, await violations(page), await overflow(page)]).toEqual([state, [], 0]);
    };
    await visit(page, '/chat');
    await page.getByRole('region', { name: 'Suggestions' }).waitFor();
    await look('empty');
    model.behave({
      kind: 'pieces',
      pieces: ['**წყალი** is water.\n\n| A | B |\n| --- | --- |\n| ა | ბ |\n\n- one\n- two'],
    });
    await hears(page, 'Show me all of it');
    await answers(page).getByRole('table').waitFor();
    await look('answered');
    model.behave({ kind: 'status', status: 500 });
    await asks(page, 'And now?');
    await inChat(page, 'The assistant cannot be reached').waitFor();
    await look('failed');
    await button(page, 'Georgian keys').click();
    await page.getByRole('group', { name: 'Georgian letters' }).waitFor();
    await look('keys');
    await button(page, 'Georgian keys').click();
    if (width < 1280) {
      await button(page, 'Chats').click();
      await page.getByRole('dialog').waitFor();
      await look('drawer');
    }
    await page.getByRole('button', { name: 'More for Show me all of it' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('alertdialog').waitFor();
    await look('deleting');
    await page.context().close();
  });
});
