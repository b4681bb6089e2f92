/** The advanced pages that are written: poets, idioms, and the quizzes with one clock for the whole. */
import { lessonBodies } from '@ena/course/bodies';
import { findQuiz } from '@ena/course/catalog';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { answerOnScreen, questionsOf } from './support/answer.ts';
import { demo, launch, logIn, open, panel, pass, soon, stopClock, unfold } from './support/browser.ts';
import { type Ena, startEna } from './support/ena.ts';

let ena: Ena;
let browser: Browser;
let page: Page;
let problems: string[];
beforeAll(async () => {
  [ena, browser] = await Promise.all([startEna(), launch()]);
  ({ page, problems } = await open(browser, ena.url));
  await page.clock.install();
  await logIn(page, demo.subscriber);
});
afterAll(async () => {
  await browser.close();
  await ena.stop();
});

describe('Literature & Poetry', () => {
  it('[ADV-16] [ADV-17] four eras list six poets with portrait, period and life; one poet is told more of at a time', async () => {
    await page.goto('/advanced/literature');
    const eras = (lessonBodies.get('advanced-literature')?.sections ?? []).flatMap((section) =>
      section.kind === 'poets' ? [section] : [],
    );
    expect(eras.map(({ title }) => title)).toEqual(['Medieval', 'Romantic', 'Modern', 'Contemporary']);
    expect(eras.flatMap(({ poets }) => poets)).toHaveLength(6);
    for (const { id, title, poets } of eras) {
      await unfold(panel(page, title));
      const era = page.locator(`[id="${id}-panel"]`);
      await era.getByRole('button', { name: 'Show Details' }).first().waitFor();
      expect(await era.getByRole('img').count()).toBe(poets.length);
      for (const { name, period, bio, significance, majorWorks } of poets) {
        const entry = era
          .getByRole('listitem')
          .filter({ has: page.getByRole('heading', { name: name.gloss }) });
        const shown = await entry.innerText();
        for (const text of [name.gloss, name.form, period, bio]) expect(shown).toContain(text);
        expect(await entry.getByText(significance).isVisible()).toBe(false);
        await entry.getByRole('button', { name: 'Show Details' }).click();
        await entry.getByText(significance).waitFor();
        for (const { form } of majorWorks) await entry.getByText(form, { exact: true }).waitFor();
        expect(await page.getByRole('button', { name: 'Hide Details' }).count()).toBe(1);
      }
    }
    await page.getByRole('button', { name: 'Hide Details' }).click();
    await page.getByRole('button', { name: 'Hide Details' }).waitFor({ state: 'hidden' });
    expect(await page.getByRole('region', { name: 'Reading Poetry' }).getByRole('listitem').count()).toBe(4);
  });
});

describe('the general quiz', () => {
  const questions = questionsOf('advanced-quiz');
  const next = (name = 'Next') => page.getByRole('button', { name, exact: true });
  const timer = () => page.getByRole('timer');
  beforeEach(async () => {
    await stopClock(page);
    await page.goto('/advanced/quiz');
    await page.getByText('1 of 5', { exact: true }).waitFor();
  });
  afterAll(() => page.clock.resume());

  it('[QADV-01] [QADV-02] [QADV-05] [QADV-06] runs by one clock, and is recorded when it is finished', async () => {
    expect(await timer().innerText()).toBe('5:00');
    for (const [place] of questions.entries()) {
      await page.getByText(`${place + 1} of 5`, { exact: true }).waitFor();
      const go = next(place === 4 ? 'Finish' : 'Next');
      expect(await go.isDisabled()).toBe(true);
      await answerOnScreen(page, questions, false);
      await answerOnScreen(page, questions, place !== 0);
      await go.click();
    }
    await page.getByRole('heading', { name: '4 of 5' }).waitFor();
    await page.getByText('80%').waitFor();
    await soon(() =>
      page.evaluate(async () => {
        const { records } = await (await fetch('/api/progress')).json();
        const { completed, score } =
          records.find((record: { lessonId: string }) => record.lessonId === 'advanced-quiz') ?? {};
        return [completed, score];
      }),
    ).toEqual([true, 80]);
    await page.getByRole('button', { name: 'Try Again' }).click();
    await page.getByText('1 of 5', { exact: true }).waitFor();
    expect(await timer().innerText()).toBe('5:00');
    expect(await page.locator('main [aria-pressed=true]').count()).toBe(0);
  });

  it('[QADV-04] ends when its time is up, with the score so far', async () => {
    await answerOnScreen(page, questions, true);
    await next().click();
    await page.getByText('2 of 5', { exact: true }).waitFor();
    await answerOnScreen(page, questions, true);
    await pass(page, 301_000);
    await page.getByRole('heading', { name: '1 of 5' }).waitFor();
  });
});

describe('a topic quiz', () => {
  it('[QADV-09] [QADV-10] [QADV-13] [QADV-14] [QADV-17] [QADV-18] tells its verdicts at the end, and reports the minutes used', async () => {
    const reports: Record<string, unknown>[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/progress/reports')) reports.push(request.postDataJSON());
    });
    const quiz = findQuiz('quiz-advanced-grammar');
    const questions = questionsOf(quiz?.id ?? '');
    await page.goto('/advanced/grammar/quiz');
    await page.getByText('1 of 3', { exact: true }).waitFor();
    const leave = page.getByRole('link', { name: 'Leave the quiz' });
    expect(await leave.getAttribute('href')).toBe('/advanced/grammar');
    expect(await page.getByRole('timer').getAttribute('data-urgent')).toBe('false');
    await pass(page, 61_000);
    for (const place of [0, 1, 2]) {
      await page.getByText(`${place + 1} of 3`, { exact: true }).waitFor();
      await answerOnScreen(page, questions, place !== 1);
      expect(await page.getByText(/^(?:Correct!|Incorrect\.)/u).count()).toBe(0);
      await page.getByRole('button', { name: place === 2 ? 'Finish' : 'Next', exact: true }).click();
    }
    await page.getByRole('heading', { name: '2 of 3' }).waitFor();
    await page.getByText('67%').waitFor();
    expect(await page.getByText('Correct!', { exact: true }).count()).toBe(2);
    expect(await page.getByText(/^Incorrect\. The correct answer is ".+"\.$/u).count()).toBe(1);
    await page.getByText('Good job! Keep practicing to improve your score.').waitFor();
    const back = page.getByRole('link', { name: 'Return to lesson' });
    expect(await back.getAttribute('href')).toBe('/advanced/grammar');
    await page.getByRole('button', { name: 'Try Again' }).waitFor();
    await soon(() => reports.filter(({ lessonId }) => lessonId === quiz?.id)).toMatchObject([
      { timeSpent: 2, completed: true, score: 67 },
    ]);
  });
});

it('no page has complained', () => {
  expect(problems).toEqual([]);
});
