/** Quizzes without time limits, and practice of what was missed. */
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { questionsOf } from '../../../../../packages/course/test/responses.ts';
import { answerDisplayed } from '../../../test/answering.ts';
import { openApp } from '../../../test/app.tsx';
import { ana } from '../../../test/learner.ts';
import { mockEndpoint, requests } from '../../../test/mockApi.ts';
import { advanceTime, stopTime } from '../../../test/time.ts';

const questions = questionsOf('quiz-alphabet');
const timer = () => page.getByRole('timer');
const check = () => page.getByRole('button', { name: 'Check Answer' });
const atQuestion = async (number: number) => {
  await expect
    .element(page.getByRole('group', { name: `Question ${number} of`, exact: false }))
    .toHaveFocus();
};

it('has no countdown for a learner without time limits', async () => {
  stopTime();
  await openApp('/beginner/quiz/alphabet', { learner: { ...ana, untimed: true } });
  await atQuestion(1);
  await expect.element(timer()).not.toBeInTheDocument();
  await advanceTime(600_000);
  await expect.element(page.getByText('Time is up.')).not.toBeInTheDocument();
  await answerDisplayed(questions, true);
  await check().click();
  await advanceTime(600_000);
  // Neither has the feedback.
  await expect.element(page.getByText('Correct!', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Next' }).click();
  await atQuestion(2);
  await answerDisplayed(questions, true);
  await userEvent.keyboard('{Enter}{Enter}');
  await atQuestion(3);
});

it('lets a learner who needs more time switch the limits off, for this quiz and all later ones', async () => {
  mockEndpoint('profile.update', ({ untimed = false }) => ({ learner: { ...ana, untimed } }));
  stopTime();
  await openApp('/beginner/quiz/alphabet');
  await atQuestion(1);
  await page.getByRole('button', { name: 'I need more time' }).click();
  await expect.element(timer()).not.toBeInTheDocument();
  await advanceTime(600_000);
  await expect.element(page.getByText('Time is up.')).not.toBeInTheDocument();
  await atQuestion(1);
  expect(requests('profile.update')).toEqual([{ untimed: true }]);
});

it('lets the missed questions be practiced from the result, as corrections, and comes back to it', async () => {
  stopTime();
  await openApp('/beginner/quiz/alphabet');
  for (const number of questions.keys()) {
    await atQuestion(number + 1);
    await answerDisplayed(questions, number > 0);
    await check().click();
    await advanceTime(1600);
  }
  const before = requests('answers.record').flatMap(({ answers }) => answers).length;
  await page.getByRole('button', { name: 'Practice What You Missed' }).click();
  await expect.element(page.getByRole('group', { name: /, item 1 of 1$/u })).toHaveFocus();
  const { item } = await answerDisplayed(questions, true);
  await page.getByRole('button', { name: 'Check', exact: true }).click();
  await page.getByRole('button', { name: 'Finish' }).click();
  await expect.element(page.getByText('You corrected 1 of 1.')).toBeVisible();
  await advanceTime(1600);
  const recorded = () =>
    requests('answers.record')
      .flatMap(({ answers }) => answers)
      .slice(before);
  await expect.poll(recorded).toMatchObject([{ questionId: item.id, isCorrection: true }]);
  await page.getByRole('button', { name: 'Back to the Result' }).first().click();
  await expect.element(page.getByRole('group', { name: /: 4 of 5$/u })).toHaveFocus();
});
