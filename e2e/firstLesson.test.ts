import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerOnScreen, exercisesOf, questionsOf } from './support/answer.ts';
import { launch, logIn, logOut, open, soon, visit } from './support/browser.ts';
import { type Ena, mailedLink, startEna } from './support/ena.ts';

let ena: Ena;
let browser: Browser;
beforeAll(async () => {
  [ena, browser] = await Promise.all([startEna(), launch()]);
});
afterAll(async () => {
  await browser.close();
  await ena.stop();
});

const email = 'keti@example.com';
const password = 'ხუთი კატა ზის';

interface Shown {
  readonly lessonId: string;
  readonly completed: boolean;
  readonly score: number | null;
  readonly timeSpent: number;
}
const recordsOf = (page: Page): Promise<readonly Shown[]> =>
  page.evaluate(async () => {
    const answer: { records: Shown[] } = await (await fetch('/api/progress')).json();
    return answer.records;
  });

describe('a visitor becomes a learner and learns the alphabet', () => {
  let page: Page;
  let problems: string[];

  it('[HOME-02] begins on the home page', async () => {
    ({ page, problems } = await open(browser, ena.url));
    await visit(page, '/');
    expect(await page.getByRole('main').getByRole('link', { name: 'Login' }).getAttribute('href')).toBe(
      '/login',
    );
    await page.getByRole('link', { name: 'Start Learning' }).click();
    await page.waitForURL('**/signup');
  });

  it('[AUTH-26] [AUTH-27] [AUTH-28] says what is missing, and keeps what was typed', async () => {
    await page.getByLabel('Display name').fill('Keti Maisuradze');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill('12345');
    await page.getByLabel('Confirm password').fill('54321');
    await page.getByRole('button', { name: 'Sign Up' }).click();
    await page.getByText('Password must be at least 6 characters', { exact: true }).waitFor();
    await page.getByText('Passwords do not match').waitFor();
    await page.getByText('You must agree to the Terms of Service and Privacy Policy').waitFor();
    expect(await page.getByLabel('Email').inputValue()).toBe(email);
  });

  it('[AUTH-23] [AUTH-31] signs up and is told to look for the letter', async () => {
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByLabel('Confirm password').fill(password);
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Sign Up' }).click();
    await page.waitForURL('**/confirmation');
    await page
      .getByText('Account created successfully! Please check your email to verify your account.')
      .waitFor();
    await page.getByRole('heading', { name: 'Check your email' }).waitFor();
  });

  it('[AUTH-11] cannot log in before the e-mail is confirmed', async () => {
    const other = await open(browser, ena.url);
    await visit(other.page, '/login');
    await other.page.getByLabel('Email').fill(email);
    await other.page.getByLabel('Password', { exact: true }).fill(password);
    await other.page.getByRole('button', { name: 'Log in' }).click();
    await other.page.getByText('Please confirm your email address before logging in.').waitFor();
    await other.page.getByRole('button', { name: 'Resend confirmation email' }).waitFor();
    await other.page.context().close();
  });

  it('[AUTH-30] [AUTH-36] [AUTH-37] follows the mailed link, is signed in, and comes home after 2 seconds', async () => {
    const link = await mailedLink(ena, email);
    expect(new URL(link).pathname).toBe('/confirmation');
    await page.goto('/dev/mailbox');
    // It is told for two seconds.
    await Promise.all([
      page.getByRole('heading', { name: 'Your email is confirmed' }).waitFor(),
      page.getByRole('link', { name: link }).click(),
    ]);
    await page.waitForURL(`${ena.url}/`);
    await page.getByRole('link', { name: 'Continue Learning' }).waitFor();
  });

  it('[AUTH-38] a used link signs nobody in', async () => {
    const other = await open(browser, ena.url);
    await other.page.goto(await mailedLink(ena, email));
    await other.page.getByRole('heading', { name: 'This link did not work' }).waitFor();
    await other.page.waitForTimeout(2500);
    expect(new URL(other.page.url()).pathname).toBe('/confirmation');
    await other.page.goto('/beginner');
    await other.page.waitForURL('**/login**');
    await other.page.context().close();
  });

  it('[HUB-01] [HOME-01] opens the beginner hub, still at nothing', async () => {
    await page.getByRole('link', { name: 'Continue Learning' }).click();
    await page.waitForURL('**/beginner');
    await page.getByRole('heading', { name: 'Topics' }).waitFor();
    expect(
      await page
        .getByRole('progressbar', { name: 'Progress in Beginner' })
        .last()
        .getAttribute('aria-valuenow'),
    ).toBe('0');
  });

  it('[BEG-17] [BEG-03] [BEG-04] [BEG-05] opens the alphabet: 33 letters, tips, the ways back and to the quiz', async () => {
    await page
      .getByRole('main')
      .getByRole('link', { name: /Georgian Alphabet All 33/u })
      .click();
    await page.getByRole('heading', { level: 1, name: 'Georgian Alphabet - ქართული ანბანი' }).waitFor();
    expect(await page.locator('main button[aria-expanded]').count()).toBe(33);
    expect(
      await page.getByRole('complementary', { name: 'Learning Tips' }).getByRole('listitem').count(),
    ).toBe(4);
    expect(await page.getByRole('link', { name: 'Back to Beginner Level' }).getAttribute('href')).toBe(
      '/beginner',
    );
    expect(await page.getByRole('link', { name: 'Take Quiz' }).getAttribute('href')).toBe(
      '/beginner/quiz/alphabet',
    );
  });

  it('[BEG-18] a tap on a letter shows its sound and its example', async () => {
    await page.locator('main button[aria-expanded]').filter({ hasText: 'კ' }).first().click();
    const card = page.getByRole('main').getByRole('listitem').filter({ hasText: 'ejective' }).last();
    expect(await card.innerText()).toContain('tight throat');
    expect(await card.innerText()).toMatch(/\/k.+\//u);
  });

  it.each([
    ['', 33],
    ['ყ', 1],
    ['GHANI', 1],
    ['shini', 1],
    ['tight throat', 6],
    ['qqq', 0],
  ])('[BEG-19] the search for "%s" shows %d letters', async (text, count) => {
    await page.getByRole('searchbox').fill(text);
    await soon(() => page.locator('main button[aria-expanded]').count()).toBe(count);
    if (count === 0) await page.getByText('No letter fits').waitFor();
    await page.getByRole('searchbox').fill('');
  });

  it('[BEG-09] lists the three exercises, none open', async () => {
    const menu = page.getByRole('region', { name: 'Practice Exercises' });
    // Ear Training is there once it is known what the clips carry.
    await soon(() => menu.getByRole('button').allInnerTexts()).toEqual(
      exercisesOf('alphabet').map(
        ({ title, description }) => expect.stringContaining(`${title}\n${description}`) as string,
      ),
    );
  });

  // Ear Training draws its items, by ear (listening.test.ts).
  it.each(
    exercisesOf('alphabet')
      .filter(({ draw }) => draw === undefined)
      .map(({ title, id }) => [title, id] as const),
  )('[BEG-21] [EX-14] finishes %s: five items, one wrong', async (title, id) => {
    const exercise = exercisesOf('alphabet').find((other) => other.id === id);
    const items = exercise?.items ?? [];
    expect(items).toHaveLength(5);
    const practice = page.getByRole('region', { name: 'Practice Exercises' });
    await practice.getByRole('button', { name: title }).click();
    for (const [place] of items.entries()) {
      await page.getByText(`${place + 1} of 5`, { exact: true }).waitFor();
      const right = place !== 1;
      const next = practice.getByRole('button', { name: 'Next' });
      if (place < 4) expect(await next.isDisabled()).toBe(true);
      const { item } = await answerOnScreen(page, items, right);
      if (exercise?.judge === 'on-check') await practice.getByRole('button', { name: 'Check' }).click();
      const expected = item.kind === 'choice' ? item.answer : 'answers' in item ? item.answers[0] : '';
      await practice
        .getByRole('status')
        .filter({ hasText: right ? 'Correct!' : `Incorrect. Correct answer: ${expected}` })
        .waitFor();
      if (place < 4) await next.click();
      else expect(await next.count()).toBe(0);
    }
    await practice.getByRole('button', { name: 'Back to Exercises' }).click();
    await practice.getByRole('button', { name: title }).waitFor();
  });

  it('[QBEG-01] [QBEG-02] [QRUN-18] takes the quiz, one wrong: 4 of 5, 80 %', async () => {
    await page.getByRole('link', { name: 'Take Quiz' }).click();
    const questions = questionsOf('quiz-alphabet');
    for (const [place] of questions.entries()) {
      await page.getByText(`${place + 1} of 5`, { exact: true }).waitFor();
      await answerOnScreen(page, questions, place !== 2);
      await page.getByRole('button', { name: 'Check Answer' }).click();
    }
    await page.getByRole('heading', { name: /4 of 5/u }).waitFor();
    await page.getByText('80%').waitFor();
    await page.getByText(/^Excellent!/u).waitFor();
  });

  it('[HUB-04] [QBEG-06] [PROG-18] [TIME-11] the database holds completion, score and time, and the hub shows them', async () => {
    await page.getByRole('link', { name: /^Back to/u }).click();
    await page.getByRole('link', { name: 'Back to Beginner Level' }).click();
    await page.getByRole('progressbar', { name: 'Progress in Georgian Alphabet' }).waitFor();
    await soon(async () =>
      (await recordsOf(page)).filter(({ lessonId }) => lessonId.includes('alphabet')),
    ).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ lessonId: 'alphabet', completed: true }),
        expect.objectContaining({ lessonId: 'quiz-alphabet', completed: true, score: 80 }),
      ]),
    );
    await page.reload();
    const bar = page.getByRole('progressbar', { name: 'Progress in Georgian Alphabet' });
    expect(await bar.getAttribute('aria-valuenow')).toBe('100');
    expect(
      await page
        .getByRole('progressbar', { name: 'Progress in Beginner' })
        .last()
        .getAttribute('aria-valuenow'),
    ).toBe('11');
    await page.getByText('80%').waitFor();
    expect((await recordsOf(page)).length).toBe(25);
  });

  it('[NAV-08] [AUTH-10] logs out, and the hub asks for a login', async () => {
    await logOut(page);
    await page.getByRole('link', { name: 'Start Learning' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/');
    await page.goto('/beginner');
    await page.waitForURL('**/login?from=%2Fbeginner');
  });

  it('[GUARD-27] [AUTH-04] [ACCESS-02] logs in on another browser by a deep link, after a restart of the server: all is still there', async () => {
    await ena.restart();
    const other = await open(browser, ena.url);
    await other.page.goto('/beginner/alphabet?seen=1');
    await other.page.waitForURL('**/login**');
    await logIn(other.page, email, password);
    expect(new URL(other.page.url()).pathname + new URL(other.page.url()).search).toBe(
      '/beginner/alphabet?seen=1',
    );
    await other.page.goto('/beginner');
    const bar = other.page.getByRole('progressbar', { name: 'Progress in Georgian Alphabet' });
    await bar.waitFor();
    expect(await bar.getAttribute('aria-valuenow')).toBe('100');
    await other.page.context().close();
  });

  it('met no error in the browser on the whole way', () => {
    expect(problems).toEqual([]);
  });
});
