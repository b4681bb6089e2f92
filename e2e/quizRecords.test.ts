/** What a run of an Intermediate quiz leaves in the learner's records. */
import { quizzesOf } from '@ena/course/catalog';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerOnScreen, questionsOf } from './support/answer.ts';
import { launch, logIn, open, soon, stopClock } from './support/browser.ts';
import { type Ena, startEna } from './support/ena.ts';
import { takeQuiz } from './support/quiz.ts';

let ena: Ena;
let browser: Browser;
beforeAll(async () => {
  [ena, browser] = await Promise.all([startEna(), launch()]);
});
afterAll(async () => {
  await browser.close();
  await ena.stop();
});

interface Record {
  readonly lessonId: string;
  readonly completed: boolean;
  readonly score: number | null;
  readonly timeSpent: number;
}
const recordOf = async (page: Page, unitId: string): Promise<Record | undefined> => {
  const answer: { records: Record[] } = await page.evaluate(async () =>
    (await fetch('/api/progress')).json(),
  );
  return answer.records.find(({ lessonId }) => lessonId === unitId);
};

/**
 * A quiz at its first question, with all that is reported from then on, once each: an unanswered report is
 * sent again under its id. The clock of the page stands still but for `runFor`.
 */
async function openQuiz(topic: string) {
  const { page } = await open(browser, ena.url);
  await page.clock.install();
  await logIn(page, 'admin@demo.ena.example');
  const before = await recordOf(page, `quiz-${topic}`);
  const sent = new Map<string, unknown>();
  const reports = () => [...sent.values()];
  page.on('request', (request) => {
    if (!request.url().endsWith('/api/progress/reports')) return;
    const { id, studiedAt: _when, timeZone: _where, ...report } = request.postDataJSON();
    sent.set(id, report);
  });
  // Before it begins, so that a slow machine takes nothing of its time.
  await stopClock(page);
  await page.goto(`/intermediate/quiz/${topic}`);
  await page.getByRole('timer').waitFor();
  await soon(async () => {
    // The entry is reported a moment after it.
    await page.clock.runFor(10);
    return reports();
  }).toEqual([{ lessonId: `quiz-${topic}`, timeSpent: 1 }]);
  return { page, reports, before };
}

describe('an Intermediate quiz', () => {
  it.each(quizzesOf('intermediate'))(
    '[QINT-19] $id reports a minute when it is opened',
    async ({ id, topic }) => {
      const { page, reports, before } = await openQuiz(topic);
      expect(before).toBe(undefined);
      expect(reports()).toEqual([{ lessonId: `quiz-${topic}`, timeSpent: 1 }]);
      await soon(() => recordOf(page, id)).toMatchObject({ timeSpent: 1, completed: false, score: null });
      await page.context().close();
    },
  );

  it('[QINT-20] left after a minute and more, it reports the minutes, whether it was finished, and the score', async () => {
    const { page, reports, before } = await openQuiz('grammar');
    // The first question runs out of time meanwhile.
    await page.clock.runFor(61_000);
    await page.getByText('2 of 10', { exact: true }).waitFor();
    await page.getByRole('link', { name: 'Leave the quiz' }).click();
    const unfinished = { lessonId: 'quiz-grammar', timeSpent: 1, completed: false };
    await soon(() => reports().at(-1)).toEqual(unfinished);
    const minutes = (before?.timeSpent ?? 0) + 2;
    await soon(() => recordOf(page, 'quiz-grammar')).toMatchObject({ timeSpent: minutes, completed: false });
    await page.context().close();

    const second = await openQuiz('grammar');
    await second.page.clock.runFor(61_000);
    const questions = questionsOf('quiz-grammar');
    for (const place of questions.keys()) {
      if (place === 0) continue;
      await second.page.getByText(`${place + 1} of 10`, { exact: true }).waitFor();
      await answerOnScreen(second.page, questions, place <= 7);
      await second.page.getByRole('button', { name: 'Check Answer' }).click();
      await second.page.getByRole('button', { name: 'Checking...' }).waitFor();
      await second.page.clock.runFor(1600);
    }
    await second.page.getByRole('heading', { name: '7 of 10' }).waitFor();
    const finished = { lessonId: 'quiz-grammar', timeSpent: 1, completed: true, score: 70 };
    await soon(() => second.reports().at(-1)).toEqual(finished);
    await soon(() => recordOf(second.page, 'quiz-grammar')).toMatchObject({
      timeSpent: minutes + 2,
      completed: true,
      score: 70,
    });
    // What came after the end is added as minutes alone: nothing of the result is lost by it.
    await second.page.clock.runFor(60_000);
    await second.page
      .getByRole('link', { name: /^Back to/u })
      .last()
      .click();
    await soon(() => recordOf(second.page, 'quiz-grammar')).toMatchObject({
      timeSpent: minutes + 3,
      completed: true,
      score: 70,
    });
    await second.page.context().close();
  });

  it('[QINT-21] finished in under a minute, it is recorded as completed with its score', async () => {
    const { page, reports, before } = await openQuiz('conversations');
    const start = await page.evaluate(() => Date.now());
    await takeQuiz(page, 'quiz-conversations');
    expect((await page.evaluate(() => Date.now())) - start).toBeLessThan(60_000);
    await soon(() => reports().at(-1)).toEqual({
      lessonId: 'quiz-conversations',
      timeSpent: 0,
      completed: true,
      score: 100,
    });
    await soon(() => recordOf(page, 'quiz-conversations')).toMatchObject({
      timeSpent: (before?.timeSpent ?? 0) + 1,
      completed: true,
      score: 100,
    });
    await page.context().close();
  });
});
