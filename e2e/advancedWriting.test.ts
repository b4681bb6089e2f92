/** Advanced Writing: prompts, the editor, and that nothing which was written is lost. */
import { lessonBodies } from '@ena/course/bodies';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { demo, desktop, launch, logIn, logOut, open, panel, soon, unfold } from './support/browser.ts';
import { type Ena, startEna } from './support/ena.ts';

let ena: Ena;
let browser: Browser;
let page: Page;
beforeAll(async () => {
  [ena, browser] = await Promise.all([startEna(), launch()]);
});
afterAll(async () => {
  await browser.close();
  await ena.stop();
});

const sections = (lessonBodies.get('advanced-writing')?.sections ?? []).flatMap((section) =>
  section.kind === 'essays' ? [section] : [],
);
const [category] = sections;
const [first = '', second = ''] = category?.essays.map(({ title }) => title) ?? [];
const letters = (count: number) => 'ა'.repeat(count);

/** Everything that the server keeps of who is signed in. */
const kept = (on: Page) =>
  on.evaluate(
    async (): Promise<{
      drafts: { essayId: string; text: string }[];
      submissions: { id: string; text: string }[];
    }> => (await fetch('/api/writings')).json(),
  );
const keptTexts = async (on: Page) =>
  (await kept(on)).drafts.map(({ text }) => text).filter((text) => text !== '');
const cardOf = (title: string, on = page) =>
  on
    .getByRole('listitem')
    .filter({ has: on.getByRole('heading', { name: title, exact: true, level: 3 }) })
    .last();
const card = (on = page) => cardOf(first, on);
const field = (on = page) => card(on).getByRole('textbox', { name: first });
const button = (name: string, on = page) => card(on).getByRole('button', { name, exact: true });
const start = (on = page) => card(on).getByRole('button', { name: 'Start Writing' });
const texts = (on = page) => card(on).getByRole('region', { name: 'Your texts' });

/** Opens the page and the first category, in a browser that is signed in. */
async function openCategory(on = page): Promise<void> {
  await on.goto('/advanced/writing');
  await unfold(panel(on, category?.title ?? ''));
  await on.getByRole('region', { name: 'Your texts' }).first().waitFor();
}
async function openEditor(on = page): Promise<void> {
  await unfold(start(on));
  await field(on).waitFor();
}
async function openFirst(on = page): Promise<void> {
  await openCategory(on);
  await openEditor(on);
}
const saved = (on = page) => card(on).getByText('Saved', { exact: true }).waitFor();
async function submit(text: string): Promise<void> {
  await openEditor();
  await field().fill(text);
  await button('Submit').click();
  await card().getByText('Your writing has been submitted for review. Keep practicing!').waitFor();
}
/** Another browser of the same learner. */
async function elsewhere(steps: (other: Page) => Promise<void>): Promise<void> {
  const { page: other } = await open(browser, ena.url, desktop);
  await logIn(other, demo.subscriber);
  await openCategory(other);
  await steps(other);
  await other.context().close();
}

beforeEach(async () => {
  ({ page } = await open(browser, ena.url));
  await logIn(page, demo.subscriber);
  // Each begins with nothing written.
  await page.evaluate(async () => {
    const send = (path: string, body: object) =>
      fetch(`/api/writings/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    const { drafts, submissions } = await (await fetch('/api/writings')).json();
    const savedAt = new Date().toISOString();
    for (const { essayId } of drafts) await send('drafts', { essayId, text: '', savedAt });
    for (const { id } of submissions) await send('submissions/remove', { id });
  });
});
afterEach(() => page.context().close());

describe('the page', () => {
  it('[ADV-21] four categories show two prompts each, with example, translation on demand, tips and key words', async () => {
    await page.goto('/advanced/writing');
    expect(sections.map(({ id }) => id)).toEqual(['academic', 'creative', 'professional', 'journalistic']);
    for (const { title: categoryTitle, essays } of sections) {
      await unfold(panel(page, categoryTitle));
      expect(essays).toHaveLength(2);
      for (const { title, description, example, tips, keywords } of essays) {
        const prompt = cardOf(title);
        await prompt.getByText(example.form).waitFor();
        const shown = await prompt.innerText();
        for (const text of [description, ...tips]) expect(shown).toContain(text);
        for (const { form, romanization, gloss } of keywords)
          for (const text of [form, `/${romanization}/`, gloss]) expect(shown).toContain(text);
        expect(shown).not.toContain(example.gloss);
        await prompt.getByRole('button', { name: 'Show Translation' }).click();
        await prompt.getByText(example.gloss).waitFor();
      }
    }
    for (const name of ['Writing Guidelines', 'Common Mistakes to Avoid'])
      await page.getByRole('region', { name }).waitFor();
  });

  it('[ADV-22] Start Writing opens one editor; Cancel closes it, and the draft stays', async () => {
    await openFirst();
    await soon(() =>
      field().evaluate((input) => [input === document.activeElement, input.getAttribute('lang')]),
    ).toEqual([true, 'ka']);
    await field().fill('მე');
    await button('Submit').waitFor();
    await unfold(cardOf(second).getByRole('button', { name: 'Start Writing' }));
    await cardOf(second).getByRole('textbox').waitFor();
    await field().waitFor({ state: 'detached' });
    expect(await page.getByRole('main').getByRole('textbox').count()).toBe(1);
    await openEditor();
    expect(await field().inputValue()).toBe('მე');
    await button('Cancel').click();
    await field().waitFor({ state: 'detached' });
    await soon(() => start().evaluate((one) => one === document.activeElement)).toBe(true);
    await card().getByText('Your draft has 2 characters.').waitFor();
  });

  it('[ADV-23] [ADV-24] Submit is disabled with 49 characters, beside why, and enabled with 50', async () => {
    const tooShort = 'Please write a longer response to receive meaningful feedback.';
    await openFirst();
    for (const [text, length] of [
      ['', '0 characters, 50 more to submit'],
      [letters(49), '49 characters, 1 more to submit'],
      [` ${letters(49)}\n`, '49 characters, 1 more to submit'],
    ] as const) {
      await field().fill(text);
      await card().getByText(length).waitFor();
      await card().getByText(tooShort).waitFor();
      expect(await button('Submit').isDisabled()).toBe(true);
    }
    await button('Submit').focus();
    await page.keyboard.press('Enter');
    await field().fill(letters(50));
    await card().getByText('50 characters: ready to submit, 51 more to complete the lesson').waitFor();
    await card().getByText(tooShort).waitFor({ state: 'detached' });
    expect(await button('Submit').isEnabled()).toBe(true);
    expect((await kept(page)).submissions).toEqual([]);
    await button('Submit').click();
    await card().getByText('Your writing has been submitted for review. Keep practicing!').waitFor();
    expect(await kept(page)).toMatchObject({ submissions: [{ text: letters(50) }] });
    expect(await keptTexts(page)).toEqual([]);
  });

  it('letters are put in by tapping, on the screen too', async () => {
    await openFirst();
    await button('Georgian Letters').click();
    const keys = card().getByRole('group', { name: 'Georgian letters' });
    for (const letter of ['მ', 'ე']) await keys.locator('button', { hasText: letter }).first().click();
    await soon(() => field().inputValue()).toBe('მე');
    await saved();
    expect(await keptTexts(page)).toEqual(['მე']);
  });
});

describe('a draft', () => {
  it('[ADV-26] is there after a reload and in another browser, whose newer one is taken over here', async () => {
    await openFirst();
    await field().fill('მე ვწერ');
    await saved();
    await page.reload();
    await openFirst();
    expect(await field().inputValue()).toBe('მე ვწერ');
    await elsewhere(async (other) => {
      await openEditor(other);
      expect(await field(other).inputValue()).toBe('მე ვწერ');
      await field(other).fill('მე ვწერ აქ');
      await saved(other);
    });
    // As when somebody comes back to this tab.
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await soon(() => field().inputValue()).toBe('მე ვწერ აქ');
  });

  it('is kept when the tab is closed in the middle of a word', async () => {
    await openFirst();
    const other = await page.context().newPage();
    await field().fill('სიტყ');
    await page.close({ runBeforeUnload: false });
    page = other;
    await openCategory();
    await soon(() => keptTexts(page)).toEqual(['სიტყ']);
    await openEditor();
    expect(await field().inputValue()).toBe('სიტყ');
  });

  it('is kept on this device while offline, and saved once online, even on another page', async () => {
    await openFirst();
    await page.context().setOffline(true);
    await field().fill(letters(60));
    await card().getByText('Kept on this device until you are online').waitFor();
    await button('Submit').click();
    await card().getByText('Your text was not submitted; it is kept as a draft.').waitFor();
    expect(await field().inputValue()).toBe(letters(60));
    await page.context().setOffline(false);
    await saved();
    expect(await keptTexts(page)).toEqual([letters(60)]);

    await page.context().setOffline(true);
    await field().fill('სხვა');
    await card().getByText('Kept on this device until you are online').waitFor();
    const other = await page.context().newPage();
    await page.close({ runBeforeUnload: false });
    page = other;
    await page.context().setOffline(false);
    await page.goto('/privacy-policy');
    await soon(() => keptTexts(page)).toEqual(['სხვა']);
  });

  it('goes on here as another tab has written it, offline too, without what is no character', async () => {
    await openFirst();
    const other = await page.context().newPage();
    await openFirst(other);
    await page.context().setOffline(true);
    await field(other).fill('ა\0ქ');
    await soon(() => field().inputValue()).toBe('აქ');
    await page.context().setOffline(false);
    await soon(() => keptTexts(page)).toEqual(['აქ']);
    await other.close();
  });

  it('outlives the session: after the next log-in it is there, and saved', async () => {
    await openFirst();
    await page.context().clearCookies();
    await field().fill('გრძელი დღე');
    await card().getByText('Your session has ended.').waitFor();
    await card().getByRole('link', { name: 'Log in again' }).click();
    await page.waitForURL('**/login?from=%2Fadvanced%2Fwriting');
    await logIn(page, demo.subscriber);
    await page.waitForURL('**/advanced/writing');
    await soon(() => keptTexts(page)).toEqual(['გრძელი დღე']);
    await openFirst();
    expect(await field().inputValue()).toBe('გრძელი დღე');
  });

  it('is not shown to another learner in the same browser, sent or not', async () => {
    await openFirst();
    await field().fill('ჩემი საიდუმლო');
    await saved();
    await page.route('**/api/writings/drafts', (route) => route.abort());
    await field().fill('ჩემი დიდი საიდუმლო');
    await card().getByText('Kept on this device until you are online').waitFor();
    await logOut(page);
    await page.getByRole('link', { name: 'Start Learning' }).waitFor();
    await page.unroute('**/api/writings/drafts');
    await logIn(page, 'admin@demo.ena.example');
    await openFirst();
    expect(await field().inputValue()).toBe('');
    await field().fill('მე');
    await saved();
    expect(await keptTexts(page)).toEqual(['მე']);
    await field().fill('');
    await saved();
    await elsewhere(async (other) => {
      expect(await keptTexts(other)).toEqual(['ჩემი საიდუმლო']);
    });
  });

  it('is not begun over one that could not be looked up', async () => {
    await page.route('**/api/writings', (route) =>
      route.fulfill({ status: 500, json: { code: 'INTERNAL' } }),
    );
    await page.goto('/advanced/writing');
    await unfold(panel(page, category?.title ?? ''));
    await page.getByText('What you have written could not be looked up.').waitFor();
    expect(await start().isDisabled()).toBe(true);
    await page.unroute('**/api/writings');
    await page.getByRole('button', { name: 'Try Again' }).click();
    await openEditor();
  });
});

describe('a submission', () => {
  it('[ADV-25] is there after a reload and in another browser, to read, to write on, and to remove', async () => {
    const text = `ერთი დღე.\n\n${letters(60)}`;
    await openCategory();
    await submit(text);
    await page.reload();
    await openCategory();
    await elsewhere(async (other) => {
      await texts(other).getByRole('button', { expanded: false }).click();
      await texts(other).getByText(letters(60)).last().waitFor();
    });
    await texts().getByRole('button', { expanded: false }).click();
    await texts().getByRole('button', { name: 'Copy into a New Draft' }).click();
    expect(await field().inputValue()).toBe(text);
    await field().fill('სხვა');
    await saved();
    await texts().getByRole('button', { name: 'Copy into a New Draft' }).click();
    await texts().getByRole('group', { name: 'Replace the draft that you have?' }).waitFor();
    await page.keyboard.press('Escape');
    expect(await field().inputValue()).toBe('სხვა');

    await texts().getByRole('button', { name: 'Remove', exact: true }).click();
    await texts().getByRole('button', { name: 'Keep It' }).click();
    expect((await kept(page)).submissions).toHaveLength(1);
    await texts().getByRole('button', { name: 'Remove', exact: true }).click();
    await texts().getByRole('button', { name: 'Remove It' }).click();
    await texts().getByText('The text was removed.').waitFor();
    await page.reload();
    await openCategory();
    await texts().getByText('Nothing yet.').waitFor();
    expect(await keptTexts(page)).toEqual(['სხვა']);
  });

  it('whose answer was lost on the way is one submission, tried again', async () => {
    await openFirst();
    await field().fill(letters(50));
    await page.route('**/api/writings/submissions', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await button('Submit').click();
    await card().getByText('Your text was not submitted; it is kept as a draft.').waitFor();
    await page.unroute('**/api/writings/submissions');
    await button('Submit').click();
    await card().getByText('Your writing has been submitted for review. Keep practicing!').waitFor();
    expect((await kept(page)).submissions).toHaveLength(1);
    expect(await texts().getByRole('listitem').count()).toBe(1);
  });

  it('that takes long, and is cancelled, closes no other editor', async () => {
    let answer = () => {};
    const asked = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/api/writings/submissions', (route) => asked.then(() => route.continue()));
    await openFirst();
    await field().fill(letters(50));
    await button('Submit').click();
    await button('Cancel').click();
    await unfold(cardOf(second).getByRole('button', { name: 'Start Writing' }));
    await cardOf(second).getByRole('textbox', { name: second }).waitFor();
    answer();
    await card().getByText('Your writing has been submitted for review. Keep practicing!').waitFor();
    await cardOf(second).getByRole('textbox', { name: second }).waitFor();
  });

  it('beyond what is kept is refused with what to do, and the draft stays', async () => {
    await openFirst();
    await field().fill(letters(50));
    await page.route('**/api/writings/submissions', (route) =>
      route.fulfill({ status: 422, json: { code: 'TOO_MANY_TEXTS' } }),
    );
    await button('Submit').click();
    await card().getByText('Remove one that you no longer need').waitFor();
    expect(await field().inputValue()).toBe(letters(50));
  });
});

describe('the lesson', () => {
  const reports: { lessonId: string; completed?: boolean }[] = [];
  /** Writes a draft, stays for a minute, and answers what is reported on leaving: completed or not. */
  async function leaveWith(text: string): Promise<boolean | undefined> {
    reports.length = 0;
    await page.clock.install();
    page.on('request', (request) => {
      if (request.url().endsWith('/api/progress/reports')) reports.push(request.postDataJSON());
    });
    await openFirst();
    await field().fill(text);
    await page.clock.runFor(61_000);
    await page.getByRole('link', { name: 'Back to Advanced Level' }).click();
    const left = () => reports.find((report) => report.completed !== undefined);
    await soon(left).toMatchObject({ lessonId: 'advanced-writing' });
    return left()?.completed;
  }

  it.each([
    [100, false],
    [101, true],
  ])('[ADV-37] is completed by a draft of more than 100 characters: %d, %s', async (length, completed) => {
    expect(await leaveWith(letters(length))).toBe(completed);
  });
});
