import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { nextPlayedAudio } from '../../../test/audio.ts';
import { openApp, phone, reopenApp, setOffline, subscriber } from '../../../test/app.tsx';
import { ana } from '../../../test/learner.ts';
import { css } from '../../../test/locators.ts';
import { answer, failure, hold, networkError, requests, serverState } from '../../../test/mockApi.ts';
import { answerStream, type AnswerStream, messageOf, mockChat } from '../../../test/mockChat.ts';

const field = () => page.getByLabelText('Your question');
const button = (name: string) => page.getByRole('button', { name, exact: true });
const answers = () => css('[data-answer]');
const conversation = () => page.getByRole('list', { name: 'Conversation' });
const suggestions = () => page.getByRole('region', { name: 'Suggestions' });
const announced = () => css('p[role=status].sr-only');
const says = (text: string | RegExp) => expect.element(page.getByText(text)).toBeVisible();

let chat = mockChat();
beforeEach(() => {
  chat = mockChat();
});

async function ask(question: string): Promise<void> {
  await field().fill(question);
  await button('Send').click();
}
/** Asks and waits for the end of the answer. */
async function askAndWait(question: string): Promise<void> {
  const before = button('Copy').elements().length;
  await ask(question);
  await expect.element(button('Copy')).toHaveLength(before + 1);
}

/** Answers the next question by a stream that the test writes; returns it once the question has arrived. */
function streamNextAnswer(): { readonly opened: Promise<AnswerStream> } {
  const { promise, resolve } = Promise.withResolvers<AnswerStream>();
  answer('chat.ask', () => {
    const stream = answerStream();
    resolve(stream);
    return stream.response;
  });
  return { opened: promise };
}

describe('the page of the assistant', () => {
  it.each(['/support', '/contact'])('[CHAT-01] is where the link of %s leads', async (path) => {
    const router = await openApp(path);
    await page
      .getByRole('main')
      .getByRole('link', { name: /^AI Chat Assistant/u })
      .first()
      .click();
    await expect.element(page.getByRole('heading', { name: 'AI Chat Assistant', level: 1 })).toBeVisible();
    await expect.element(field()).toBeVisible();
    expect(router.state.location.pathname).toBe('/chat');
  });

  it('[GUARD-10] [CHAT-02] sends a visitor to the login, from where the way leads back', async () => {
    const router = await openApp('/chat', { learner: null });
    await expect
      .poll(() => router.state.location.pathname + router.state.location.search)
      .toBe('/login?from=%2Fchat');
    await expect.element(page.getByLabelText('Email')).toBeVisible();
    answer('auth.signIn', () => {
      serverState().learner = ana;
      return { ok: true };
    });
    await page.getByLabelText('Email').fill('ana@ena.example');
    await page.getByLabelText('Password', { exact: true }).fill('gamarjoba');
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect.element(page.getByRole('heading', { name: 'AI Chat Assistant', level: 1 })).toBeVisible();
  });

  it.each([
    ['a free learner', ana],
    ['a subscriber', subscriber],
    ['an admin', { ...ana, isAdmin: true }],
  ])('[GUARD-10] opens for %s, with its title', async (_, learner) => {
    await openApp('/chat', { learner });
    await expect.element(page.getByRole('heading', { name: 'AI Chat Assistant', level: 1 })).toBeVisible();
    await expect.poll(() => document.title).toBe('AI Chat Assistant · Ena');
  });

  it.each([
    ['course', 'I answer from Ena’s course alone'],
    ['model', 'A language model answers'],
  ] as const)('says that the %s answers', async (by, text) => {
    chat.allowance = { ...chat.allowance, by };
    await openApp('/chat');
    await says(new RegExp(`^${text}`, 'u'));
  });

  it('suggests what a learner and what a subscriber can ask', async () => {
    await openApp('/chat');
    await expect.element(suggestions().getByRole('button', { name: 'Words for people' })).toBeVisible();
    await reopenApp('/chat', subscriber);
    await expect
      .element(suggestions().getByRole('button', { name: 'What are the days of the week?' }))
      .toBeVisible();
  });
});

describe('an answer', () => {
  it('to a suggestion marks its Georgian and plays it, links its lesson, and is there after a reload', async () => {
    chat = mockChat(() => ({
      answer: '**გამარჯობა** means hello.\n\nFrom [Basic Vocabulary](/beginner/basic-vocabulary).',
      clips: [{ text: 'გამარჯობა', name: 'გამარჯობა' }],
    }));
    const router = await openApp('/chat');
    await field().fill('half a question');
    await suggestions().getByRole('button', { name: 'What does გამარჯობა mean?' }).click();
    await expect.poll(() => router.state.location.search).toMatch(/^\?c=/u);
    await expect.element(answers().getByText('means hello.', { exact: false })).toBeVisible();
    // What was being typed is kept, and the focus is in its field.
    await expect.element(field()).toHaveValue('half a question');
    await expect.element(field()).toHaveFocus();
    await expect.element(answers().getByCss('strong [lang=ka]').first()).toHaveTextContent('გამარჯობა');
    await answers().getByRole('button', { name: 'Listen to გამარჯობა' }).click();
    expect((await nextPlayedAudio()).error).toBeNull();
    const address = router.state.location.pathname + router.state.location.search;
    const again = await reopenApp(address);
    await expect.element(answers().getByText('means hello.', { exact: false })).toBeVisible();
    await answers().getByRole('link', { name: 'Basic Vocabulary' }).click();
    await expect.element(page.getByRole('heading', { level: 1, name: /^Basic Vocabulary/u })).toBeVisible();
    await again.navigate(-1);
    await expect.element(answers().getByText('means hello.', { exact: false })).toBeVisible();
  });

  it('grows as it streams in, wherever the stream is cut, and is announced as a whole at its end', async () => {
    chat.allowance = { ...chat.allowance, by: 'model' };
    const { opened } = streamNextAnswer();
    await openApp('/chat');
    await ask('Tell me of water');
    const { send, sendRaw, close } = await opened;
    await expect.element(answers()).toHaveAttribute('aria-busy', 'true');
    await expect.element(announced()).toHaveTextContent('Looking for an answer.');
    send({ kind: 'text', text: 'The Georgian is **წყა' });
    await expect.element(answers()).toMatchTextContent(/წყა$/u);
    sendRaw(':\n\ndata: {"kind":"te');
    sendRaw('xt","text":"ლი**."}\n\n');
    await expect.element(answers().getByCss('strong')).toHaveTextContent('წყალი');
    await expect.element(announced()).toHaveTextContent('Looking for an answer.');
    await expect.element(button('Send')).not.toBeInTheDocument();
    const [question] = requests('chat.ask');
    if (!question) throw new Error('nothing was asked');
    send({
      kind: 'end',
      message: messageOf(question, { by: 'model', answer: 'The Georgian is **წყალი**.' }),
    });
    close();
    await expect.element(announced()).toHaveTextContent('The Georgian is წყალი .');
    await expect.element(answers()).toHaveAttribute('aria-busy', 'false');
    await expect.element(button('Send')).toBeVisible();
    await says('By a language model, with the course');
  });

  it('draws lists, tables, quotations and code from its Markdown', async () => {
    chat = mockChat(() => ({
      answer:
        '# Title\n\n- one\n- two\n\n3. three\n4. four\n\n| A | B |\n| --- | --- |\n| ა | ბ |\n\n> said\n\n`code` ~~gone~~ *soft*\n\n---\n\n```\nblock ა\n```',
    }));
    await openApp('/chat');
    await askAndWait('Show me all of it');
    await expect.element(answers().getByRole('table')).toBeVisible();
    await expect.element(answers().getByRole('group', { name: 'Table' })).toHaveAttribute('tabindex', '0');
    const count = (selector: string) => document.querySelectorAll(`[data-answer] ${selector}`).length;
    expect(
      [
        'ul li',
        'ol[start="3"] li',
        'th[scope=col]',
        'td [lang=ka]',
        'blockquote',
        'code',
        'del',
        'em',
        'hr',
        'pre [lang=ka]',
      ].map(count),
    ).toEqual([2, 2, 2, 2, 1, 1, 1, 1, 1, 1]);
    // It is no part of the page's own outline.
    expect(count(':is(h1, h2, h3, h4)')).toBe(0);
  });

  it('draws HTML, pictures and unsafe links as text, and requests nothing from elsewhere', async () => {
    chat = mockChat(() => ({
      answer: [
        '<img src=x onerror="document.title=1"> <script>document.title=2</script>\n\n',
        '![spy](https://evil.example/spy.png) [one](javascript:document.title=3) [two](//evil.example) ',
        '[three](https://ka.wikipedia.org/) [four](/beginner/alphabet)\n\n<iframe src="https://evil.example"></iframe>\n\nThe end.',
      ].join(''),
    }));
    await openApp('/chat');
    await askAndWait('Show me');
    await expect.element(answers().getByText('The end.')).toBeVisible();
    const links = answers().getByRole('link');
    await expect.element(links).toHaveLength(2);
    expect(document.querySelectorAll('[data-answer] :is(img, script, iframe)')).toHaveLength(0);
    expect(links.elements().map((link) => [link.getAttribute('href'), link.getAttribute('rel')])).toEqual([
      ['https://ka.wikipedia.org/', 'noopener noreferrer nofollow'],
      ['/beginner/alphabet', null],
    ]);
    expect(document.title).toBe('AI Chat Assistant · Ena');
    expect(
      performance.getEntriesByType('resource').filter(({ name }) => name.includes('evil.example')),
    ).toEqual([]);
  });

  it('that was given with Premium is hidden without it, and is not asked again', async () => {
    chat.conversations = [{ id: 'c1', title: 'Old', updatedAt: '2026-01-01T10:00:00.000Z' }];
    chat.messages.set('c1', [messageOf({ id: 'm1', question: 'How do I say red?' }, { locked: true })]);
    await openApp('/chat?c=c1');
    await says('This answer was given while you had Premium, and opens again with it.');
    await expect.element(button('Try again')).not.toBeInTheDocument();
  });

  it('that was too long says where it is cut', async () => {
    chat = mockChat(() => ({ answer: 'Long', state: 'cut' }));
    await openApp('/chat');
    await ask('All of it');
    await says('The answer was too long and is cut here.');
  });

  it.each([
    ['copied', () => Promise.resolve(), 'Copied'],
    ['not copied, where the browser refuses', () => Promise.reject(new Error('denied')), 'Could not copy'],
  ])('is %s', async (_, write, told) => {
    const copy = vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(write);
    await openApp('/chat');
    await askAndWait('How do I say book?');
    await button('Copy').click();
    await expect.element(page.getByRole('button', { name: told })).toBeVisible();
    expect(copy).toHaveBeenCalledWith('An answer.');
    vi.restoreAllMocks();
  });
});

describe('an answer that is stopped or fails', () => {
  it('keeps what came of it, also after a reload, and is answered anew in its place', async () => {
    chat.allowance = { ...chat.allowance, by: 'model' };
    const { opened } = streamNextAnswer();
    await openApp('/chat');
    await ask('Tell me of water');
    const { send } = await opened;
    send({ kind: 'text', text: 'word-1 word-2' });
    await expect.element(answers().getByText('word-2', { exact: false })).toBeVisible();
    await button('Stop').click();
    await expect.element(conversation().getByText('Stopped.')).toBeVisible();
    await expect.element(answers()).toHaveTextContent('word-1 word-2');
    await expect.element(field()).toHaveFocus();
    const [question] = requests('chat.ask');
    if (!question) throw new Error('nothing was asked');

    // As the server has it after a reload.
    chat = mockChat(() => ({ answer: 'It is **წყალი**.' }));
    chat.conversations = [
      { id: question.conversationId, title: 'Water', updatedAt: '2026-01-01T10:00:00.000Z' },
    ];
    chat.messages.set(question.conversationId, [
      messageOf(question, { answer: 'word-1 word-2', state: 'stopped' }),
    ]);
    await reopenApp(`/chat?c=${question.conversationId}`);
    await expect.element(conversation().getByText('Stopped.')).toBeVisible();
    await button('Try again').click();
    await expect.element(answers().getByText('It is', { exact: false })).toBeVisible();
    await expect.element(conversation().getByText('Stopped.')).not.toBeInTheDocument();
    await expect.element(answers()).toHaveLength(1);
    expect(requests('chat.ask').at(-1)?.id).toBe(question.id);
  });

  it('is stopped by Escape in the field too', async () => {
    const { opened } = streamNextAnswer();
    await openApp('/chat');
    await ask('Tell me of water');
    (await opened).send({ kind: 'text', text: 'word-1' });
    await expect.element(answers().getByText('word-1')).toBeVisible();
    await field().click();
    await userEvent.keyboard('{Escape}');
    await expect.element(conversation().getByText('Stopped.')).toBeVisible();
  });

  it.each([
    ['CHAT_UNAVAILABLE', 'The assistant cannot be reached right now. Your question is kept.'],
    ['CHAT_SLOW', 'The assistant took too long to answer. Your question is kept.'],
  ] as const)('because of %s says so, and trying again helps', async (code, told) => {
    chat = mockChat(() => ({ state: 'failed', failure: code }));
    await openApp('/chat');
    await ask('Are you there?');
    await expect.element(conversation().getByText(told)).toBeVisible();
    await expect.element(button('Copy')).not.toBeInTheDocument();
    const known = chat;
    chat = mockChat(() => ({ answer: 'Here I am.' }));
    chat.conversations = known.conversations;
    await button('Try again').click();
    await expect.element(answers().getByText('Here I am.')).toBeVisible();
    await expect.element(answers()).toHaveLength(1);
  });

  it.each([
    ['breaks', (stream: AnswerStream) => stream.fail()],
    ['ends too early', (stream: AnswerStream) => stream.close()],
  ])('because the connection %s keeps what came of it', async (_, end) => {
    const { opened } = streamNextAnswer();
    await openApp('/chat');
    await ask('Are you there?');
    const stream = await opened;
    stream.send({ kind: 'text', text: 'Half of it' });
    await expect.element(answers().getByText('Half of it')).toBeVisible();
    end(stream);
    await expect.element(conversation().getByText(/What came of the answer is kept\.$/u)).toBeVisible();
    await expect.element(answers()).toHaveTextContent('Half of it');
    await expect.element(button('Try again')).toBeVisible();
  });

  it('because nothing came for 35 s says that it was too slow', async () => {
    const { opened } = streamNextAnswer();
    await openApp('/chat');
    await expect.element(field()).toBeVisible();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await ask('Are you there?');
    (await opened).send({ kind: 'text', text: 'Half' });
    await expect.element(answers().getByText('Half')).toBeVisible();
    vi.advanceTimersByTime(35_000);
    await expect.element(conversation().getByText(/What came of the answer is kept\.$/u)).toBeVisible();
  });
});

describe('a question', () => {
  it('is typed and sent by keyboard, and its answer is announced as a whole', async () => {
    chat = mockChat(() => ({
      answer: '**წიგნი** is book.\n\nFrom [Basic Vocabulary](/beginner/basic-vocabulary).',
    }));
    await openApp('/chat');
    await field().click();
    await userEvent.keyboard('How do I say{Shift>}{Enter}{/Shift}book?');
    await expect.element(field()).toHaveValue('How do I say\nbook?');
    await userEvent.keyboard('{Enter}');
    await expect.element(announced()).toMatchTextContent(/^წიგნი is book\. From Basic Vocabulary/u);
    await expect.element(field()).toHaveFocus();
    await expect.element(field()).toHaveValue('');
    // Nothing is sent where nothing is typed.
    await userEvent.keyboard('{Enter}');
    expect(requests('chat.ask')).toHaveLength(1);
    expect(requests('chat.ask')[0]?.question).toBe('How do I say\nbook?');
  });

  it('is typed in Georgian by a Latin keyboard or by tapping while the keys are open, and kept as a draft', async () => {
    await openApp('/chat');
    await button('Georgian keys').click();
    const keys = page.getByRole('group', { name: 'Georgian letters' });
    await expect.element(keys).toBeVisible();
    await field().click();
    await userEvent.keyboard('wigni');
    await expect.element(field()).toHaveValue('წიგნი');
    await keys.getByRole('button', { name: 'Question mark' }).click();
    await expect.element(field()).toHaveValue('წიგნი?');
    await reopenApp('/chat');
    await expect.element(field()).toHaveValue('წიგნი?');
    // A draft belongs to its learner.
    await reopenApp('/chat', { ...ana, id: 'b' });
    await expect.element(field()).toBeVisible();
    await expect.element(field()).toHaveValue('');
  });

  it('is as long as a question may be, and the rest is counted near the end', async () => {
    await openApp('/chat');
    await expect.element(field()).toBeVisible();
    const limit = Number(field().element().getAttribute('maxlength'));
    await field().fill('a'.repeat(limit - 201));
    await expect.element(page.getByText(/characters left$/u)).not.toBeInTheDocument();
    await field().fill('a'.repeat(limit - 200));
    await says('200 characters left');
    await expect.element(field()).toHaveAccessibleDescription('200 characters left');
  });

  it('stays in the field where the page is offline or the server fails', async () => {
    await openApp('/chat');
    await expect.element(field()).toBeVisible();
    setOffline(true);
    await ask('How do I say door?');
    await says(/You are currently offline\./u);
    await expect.element(field()).toHaveValue('How do I say door?');
    expect(requests('chat.ask')).toEqual([]);
    setOffline(false);
    answer('chat.ask', () => failure('INTERNAL'));
    await button('Send').click();
    await says('Something went wrong on our side. Please try again. Your question is still here.');
    await expect.element(field()).toHaveValue('How do I say door?');
    await expect.element(answers()).not.toBeInTheDocument();
    answer('chat.ask', networkError);
    await button('Send').click();
    await says(/Your question is still here\.$/u);
    chat = mockChat();
    await button('Send').click();
    await expect.element(answers().getByText('An answer.')).toBeVisible();
    await expect.element(field()).toHaveValue('');
  });

  it('outlives the session: it leads to the login, and is in the field afterwards', async () => {
    const router = await openApp('/chat');
    await expect.element(field()).toBeVisible();
    answer('chat.ask', () => failure('UNAUTHENTICATED'));
    serverState().learner = null;
    await ask('How do I say door?');
    await expect
      .poll(() => router.state.location.pathname + router.state.location.search)
      .toBe('/login?from=%2Fchat');
    await reopenApp('/chat', ana);
    await expect.element(field()).toHaveValue('How do I say door?');
  });

  it('that is stopped before the server has it is in the field again, and a new chat begins empty', async () => {
    const release = hold('chat.ask');
    const router = await openApp('/chat');
    await ask('How do I say door?');
    await expect.element(conversation().getByText('How do I say door?')).toBeVisible();
    await button('Stop').click();
    await expect.element(field()).toHaveValue('How do I say door?');
    await expect.element(answers()).not.toBeInTheDocument();
    await expect.element(announced()).toHaveTextContent('Stopped. Your question is in the field again.');
    release();
    chat = mockChat();
    await button('Send').click();
    await expect.element(answers().getByText('An answer.')).toBeVisible();
    await expect.poll(() => router.state.location.search).toMatch(/^\?c=/u);
    await page.getByRole('navigation', { name: 'Chats' }).getByRole('link', { name: 'New chat' }).click();
    await expect.element(answers()).not.toBeInTheDocument();
    await expect.element(suggestions()).toBeVisible();
  });

  it('does not call a learner back who is on the way to another page when the answer begins', async () => {
    const [toAnswer, toPage] = [hold('chat.ask'), hold('course.tips')];
    const router = await openApp('/chat');
    await ask('How do I say door?');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Learning Tips' }).click();
    await expect.poll(() => router.state.navigation.location?.pathname).toBe('/learning-tips');
    toAnswer();
    await expect.poll(() => chat.conversations.length).toBe(1);
    await expect.element(announced()).toHaveTextContent('An answer.');
    expect(router.state.navigation.location?.pathname).toBe('/learning-tips');
    toPage();
    await expect.element(page.getByRole('heading', { name: 'Learning Tips', level: 1 })).toBeVisible();
    expect(router.state.location.pathname).toBe('/learning-tips');
  });
});

describe('the limit of a day', () => {
  it('is shown before and when it is reached, and what is written stays', async () => {
    chat.allowance = { by: 'course', perDay: 2, left: 2, resetsAt: null };
    await openApp('/chat');
    await says('2 questions are left for today.');
    await askAndWait('How do I say book?');
    await says('One question is left for today.');
    await askAndWait('How do I say door?');
    await says(/^You have asked all 2 questions of a day\. You can ask again from/u);
    await field().fill('How do I say chair?');
    await expect.element(button('Send')).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Enter}');
    expect(requests('chat.ask')).toHaveLength(2);
    await reopenApp('/chat');
    await says(/^You have asked all 2 questions of a day\./u);
    await expect.element(field()).toHaveValue('How do I say chair?');
    await expect.element(suggestions().getByRole('button').first()).toBeDisabled();
  });

  it('is lifted by itself when questions can be asked again', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    const resetsAt = new Date(Date.now() + 3_600_000).toISOString();
    chat.allowance = { by: 'course', perDay: 2, left: 0, resetsAt };
    await openApp('/chat');
    await says(/^You have asked all 2 questions of a day\./u);
    chat.allowance = { by: 'course', perDay: 2, left: 2, resetsAt: null };
    vi.advanceTimersByTime(3_600_000);
    await says('2 questions are left for today.');
  });

  it('is not mentioned while many questions are left', async () => {
    await openApp('/chat');
    await expect.element(suggestions()).toBeVisible();
    await expect.element(page.getByText(/left for today/u)).not.toBeInTheDocument();
  });
});

describe('on a phone', () => {
  it('the field is at the lower edge, and a conversation that is long does not widen the page at 320 px', async () => {
    chat = mockChat(() => ({
      answer: `${'ძალიანგრძელისიტყვა'.repeat(8)}\n\n| A | B | C | D |\n| --- | --- | --- | --- |\n| ${'ა'.repeat(40)} | ბ | გ | დ |\n\n\`\`\`\n${'x'.repeat(200)}\n\`\`\``,
    }));
    await openApp('/chat', { viewport: phone });
    await askAndWait('What is the difference between კ and ქ?');
    await expect.poll(() => field().element().getBoundingClientRect().bottom).toBeGreaterThan(760);
    await page.viewport(320, 640);
    await expect.poll(() => innerWidth).toBe(320);
    expect(document.documentElement.scrollWidth).toBe(320);
  });
});
