/** What a quiz reports to the server: its minutes, whether it was finished, and the score. */
import { findQuiz, quizzes } from '@ena/course/catalog';
import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { findItem, questionsOf, responseTo } from '../../../../../packages/course/test/responses.ts';
import { openApp, subscriber } from '../../../test/app.tsx';
import { buttonOf, click, element, respondByDom } from '../../../test/domAnswering.ts';
import { requests, serverState } from '../../../test/mockApi.ts';
import { advanceTime, stopTime } from '../../../test/time.ts';

/** What was reported so far, without ids and times. */
const reports = () =>
  requests('progress.report').map(({ id: _id, studiedAt: _when, timeZone: _where, ...report }) => report);
const recordOf = (unitId: string) => serverState().records.find(({ lessonId }) => lessonId === unitId);

/** Waits for a question of the displayed quiz, and answers it. */
async function answerAt(quizId: string, number: number, correct: boolean): Promise<void> {
  const questions = questionsOf(quizId);
  await expect
    .element(page.getByRole('group', { name: `Question ${number} of ${questions.length}`, exact: true }))
    .toHaveFocus();
  const item = findItem(questions, element('main [data-item]').dataset['item']);
  await respondByDom(item, responseTo(item, correct));
  const flow = findQuiz(quizId)?.rules.flow;
  if (flow?.kind !== 'check') return click(buttonOf(number === questions.length ? 'Finish' : 'Next'));
  await click(buttonOf('Check Answer'));
  await advanceTime(flow.delayMs);
}

/** Opens a quiz and waits until its entry is reported, where it reports one. */
async function openQuiz(quizId: string): Promise<void> {
  const quiz = findQuiz(quizId);
  await openApp(quiz?.paths[0] ?? '', { learner: subscriber, records: serverState().records });
  await expect.poll(() => document.querySelector('main [role=group]:focus-within')).not.toBeNull();
  await advanceTime(10);
}

beforeEach(() => stopTime());

const quizzesWithEntry = quizzes.filter(({ rules }) => rules.clock.per === 'question');
describe.each(quizzesWithEntry)('$id', ({ id }) => {
  it('[QBEG-05] [QINT-19] reports a minute when it is opened', async () => {
    await openQuiz(id);
    await expect.poll(reports).toEqual([{ lessonId: id, timeSpent: 1, isOpening: true }]);
    expect(recordOf(id)).toMatchObject({ timeSpent: 1, completed: false, score: null });
  });
});

describe('a quiz with a time limit for each question', () => {
  it('[QBEG-05] [QINT-20] left unfinished after a minute reports the minute and no score', async () => {
    await openQuiz('quiz-grammar');
    // The first question runs out of time meanwhile.
    await advanceTime(61_000);
    await expect.element(page.getByText('2 of 10', { exact: true })).toBeVisible();
    await page.getByRole('link', { name: 'Leave the quiz' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click();
    await expect
      .poll(() => reports().filter(({ lessonId }) => lessonId === 'quiz-grammar'))
      .toEqual([
        { lessonId: 'quiz-grammar', timeSpent: 1, isOpening: true },
        { lessonId: 'quiz-grammar', timeSpent: 1, completed: false },
      ]);
  });

  it('[QBEG-06] [QINT-20] finished after a minute reports the minute and the score at once, and later minutes separately', async () => {
    await openQuiz('quiz-grammar');
    await advanceTime(61_000);
    for (let number = 2; number <= 10; number++) await answerAt('quiz-grammar', number, number <= 8);
    await expect.element(page.getByRole('heading', { level: 1, name: /: 7 of 10$/u })).toBeVisible();
    const finished = { lessonId: 'quiz-grammar', timeSpent: 1, completed: true, score: 70 };
    await expect.poll(() => reports().at(-1)).toEqual(finished);
    await advanceTime(60_000);
    await page.getByRole('link', { name: /^Back to/u }).click();
    const later = { lessonId: 'quiz-grammar', timeSpent: 1, completed: true };
    await expect.poll(reports).toContainEqual(later);
    await expect
      .poll(() => recordOf('quiz-grammar'))
      .toMatchObject({ timeSpent: 3, completed: true, score: 70 });
  });

  it('[QINT-21] finished in under a minute is reported as completed with its score', async () => {
    await openQuiz('quiz-conversations');
    for (let number = 1; number <= 10; number++) await answerAt('quiz-conversations', number, true);
    await expect
      .poll(() => reports().at(-1))
      .toEqual({ lessonId: 'quiz-conversations', timeSpent: 0, completed: true, score: 100 });
  });

  it('reports each attempt when it is finished, and keeps the best score', async () => {
    for (const correct of [true, false]) {
      if (correct) await openQuiz('quiz-alphabet');
      else await page.getByRole('button', { name: 'Retake Quiz' }).click();
      for (let number = 1; number <= 5; number++) await answerAt('quiz-alphabet', number, correct);
      await expect.poll(() => reports().at(-1)?.score).toBe(correct ? 100 : 0);
    }
    await expect.poll(() => recordOf('quiz-alphabet')?.score).toBe(100);
  });
});

describe('a quiz with one time limit for the whole quiz', () => {
  it('[QADV-06] [QADV-17] [QADV-18] reports nothing on entry, and the minutes used, rounded up, when it is finished', async () => {
    await openQuiz('quiz-advanced-grammar');
    expect(reports()).toEqual([]);
    await advanceTime(61_000);
    for (const number of [1, 2, 3]) await answerAt('quiz-advanced-grammar', number, number !== 2);
    await expect
      .poll(reports)
      .toEqual([{ lessonId: 'quiz-advanced-grammar', timeSpent: 2, completed: true, score: 67 }]);
  });

  it('[QADV-12] [QADV-18] reports five minutes when its time is up', async () => {
    await openQuiz('advanced-quiz');
    await advanceTime(301_000);
    await expect.element(page.getByRole('heading', { level: 1, name: /: 0 of 5$/u })).toBeVisible();
    await expect
      .poll(reports)
      .toEqual([{ lessonId: 'advanced-quiz', timeSpent: 5, completed: true, score: 0 }]);
  });
});
