import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { answerOnScreen, questionsOf } from './support/answer.ts';
import { demo, launch, logIn, open, soon, stopClock } from './support/browser.ts';
import { type Ena, startEna } from './support/ena.ts';

let ena: Ena;
let browser: Browser;
let page: Page;
const questions = questionsOf('quiz-alphabet');
beforeAll(async () => {
  [ena, browser] = await Promise.all([startEna(), launch()]);
});
afterAll(async () => {
  await browser.close();
  await ena.stop();
});
beforeEach(async () => {
  ({ page } = await open(browser, ena.url));
  await page.clock.install();
  await logIn(page, demo.learner);
  // Before it begins, so that a slow machine takes nothing of its time.
  await stopClock(page);
  await page.goto('/beginner/quiz/alphabet');
  await page.getByText('1 of 5', { exact: true }).waitFor();
  // Its keys and its clock run once it has the focus.
  await page.locator('main :focus').waitFor();
});
afterEach(() => page.context().close());

const timer = () => page.getByRole('timer');
const check = () => page.getByRole('button', { name: 'Check Answer' });
/** Seconds on the timer; the clock of the page is ours. */
const seconds = () => soon(async () => Number((await timer().innerText()).split(':')[1]));

describe('the run of a quiz', () => {
  it('[QRUN-01] checks nothing before an option is chosen, and lets it be changed until then', async () => {
    expect(await check().isDisabled()).toBe(true);
    await answerOnScreen(page, questions, false);
    await answerOnScreen(page, questions, true);
    expect(await page.getByRole('group', { name: 'Options' }).locator('[aria-pressed=true]').count()).toBe(1);
    await check().click();
    await page.getByText('Correct!', { exact: true }).waitFor();
  });

  it('[QRUN-02] [QRUN-03] [QRUN-04] [QRUN-06] [QRUN-11] locks, marks, and goes on after 1.5 s', async () => {
    await answerOnScreen(page, questions, false);
    await check().click();
    const checking = page.getByRole('button', { name: 'Checking...' });
    expect(await checking.isDisabled()).toBe(true);
    const options = page.getByRole('group', { name: 'Options' }).getByRole('button');
    expect(await options.filter({ hasText: 'Wrong' }).count()).toBe(1);
    expect(await options.filter({ hasText: 'Correct' }).count()).toBe(1);
    const chosen = await page.locator('[aria-pressed=true]').innerText();
    await options.filter({ hasText: 'Correct' }).click({ force: true });
    expect(await page.locator('[aria-pressed=true]').innerText()).toBe(chosen);
    const left = await timer().innerText();
    await page.clock.runFor(1400);
    expect(await page.getByText('1 of 5', { exact: true }).count()).toBe(1);
    expect(await timer().innerText()).toBe(left);
    await page.clock.runFor(200);
    await page.getByText('2 of 5', { exact: true }).waitFor();
    expect(await page.locator('[aria-pressed=true]').count()).toBe(0);
    expect(await timer().innerText()).toBe('0:30');
  });

  it('[QRUN-13] [QRUN-16] counts down from 30 s and turns red at 10 s, not at 11', async () => {
    await page.clock.runFor(19_300);
    await seconds().toBe(11);
    expect(await timer().getAttribute('data-urgent')).toBe('false');
    await page.clock.runFor(1000);
    await seconds().toBe(10);
    expect(await timer().getAttribute('data-urgent')).toBe('true');
  });

  it('[QRUN-08] [QRUN-10] time without a choice is an answer: wrong, once, and the quiz goes on', async () => {
    await page.clock.runFor(30_300);
    await page.getByText('Time is up.').waitFor();
    expect(await timer().innerText()).toBe('0:00');
    await page.clock.runFor(1600);
    await page.getByText('2 of 5', { exact: true }).waitFor();
  });

  it('[QRUN-09] time with a choice submits that choice', async () => {
    await answerOnScreen(page, questions, true);
    await page.clock.runFor(30_300);
    await page.getByText('Correct!', { exact: true }).waitFor();
  });

  it('[QRUN-05] [QRUN-07] [QRUN-12] [QRUN-19] [QRUN-20] [QRUN-21] finishes with 1 of 5 in red, and retakes from the start', async () => {
    for (const [place] of questions.entries()) {
      await page.getByText(`${place + 1} of 5`, { exact: true }).waitFor();
      const bar = page.getByRole('progressbar', { name: 'Way through the quiz' });
      expect(await bar.getAttribute('aria-valuenow')).toBe(String(place * 20));
      await answerOnScreen(page, questions, place === 0);
      await check().click();
      await page.clock.runFor(1600);
    }
    await page.getByRole('heading', { name: /1 of 5/u }).waitFor();
    expect(await page.locator('[data-color]').getAttribute('data-color')).toBe('red');
    await page.getByText(/^Keep learning!/u).waitFor();
    await page.getByRole('button', { name: 'Retake Quiz' }).click();
    await page.getByText('1 of 5', { exact: true }).waitFor();
    expect(await timer().innerText()).toBe('0:30');
    expect(await check().isDisabled()).toBe(true);
  });

  it('is finished by keys alone: a digit chooses, Enter checks', async () => {
    for (const [place] of questions.entries()) {
      await page.getByText(`${place + 1} of 5`, { exact: true }).waitFor();
      await page.keyboard.press('1');
      await page.keyboard.press('Enter');
      await page.getByRole('button', { name: 'Checking...' }).waitFor();
      await page.clock.runFor(1600);
    }
    await page.getByRole('button', { name: 'Retake Quiz' }).waitFor();
  });

  it('[QBEG-03] [QBEG-04] leads back to the lesson; an unknown topic says so and leads to the lessons', async () => {
    expect(await page.getByRole('link', { name: 'Leave the quiz' }).getAttribute('href')).toBe(
      '/beginner/alphabet',
    );
    await page.goto('/beginner/quiz/unheard-of');
    await page.getByRole('heading', { name: 'Quiz Not Available' }).waitFor();
    await page.getByText('Sorry, this quiz is not available at the moment.').waitFor();
    expect(await page.getByRole('link', { name: 'Back to Lessons' }).getAttribute('href')).toBe('/beginner');
  });

  it('shows the options in another order in other attempts', async () => {
    const orders = new Set<string>();
    for (let attempt = 0; attempt < 8; attempt++) {
      await page.reload();
      await page.getByText('1 of 5', { exact: true }).waitFor();
      orders.add(
        (await page.getByRole('group', { name: 'Options' }).getByRole('button').allInnerTexts()).join('|'),
      );
    }
    expect(orders.size).toBeGreaterThan(2);
  });
});
