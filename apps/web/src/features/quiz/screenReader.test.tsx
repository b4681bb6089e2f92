/** What a screen reader gets at each step of a quiz: keeps docs/accessibility/quiz.md true. */
import { type ExerciseItem, isFreeWriting, isTyped } from '@ena/domain/exercise/kinds';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { findItem, questionsOf } from '../../../../../packages/course/test/responses.ts';
import { fixSeeds, reportFile, startReport } from '../../../test/accessibilityReport.ts';
import { answerDisplayed } from '../../../test/answering.ts';
import { openApp, reopenApp, subscriber } from '../../../test/app.tsx';
import { find, findAll } from '../../../test/dom.ts';
import { loadTypedViews } from '../../exercise/ItemView.tsx';
import { ana } from '../../../test/learner.ts';
import { advanceTime, stopTime } from '../../../test/time.ts';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const frame = /"(?:Leave the quiz|Quiz progress)"|paragraph: Press|text: \d+ of \d/u;
const atQuestion = async (number: number) => {
  await expect
    .poll(() => document.activeElement?.closest('[role=group][aria-label^=Question]')?.ariaLabel)
    .toMatch(new RegExp(`^Question ${number} of`, 'u'));
};

async function reportTimed(): Promise<string> {
  const questions = questionsOf('quiz-alphabet');
  const { step, skip, table } = startReport('A quiz with a countdown for each question');
  await openApp('/beginner/quiz/alphabet');
  await atQuestion(1);
  step('opened');
  await answerDisplayed(questions, false);
  step('an option chosen');
  await button('Check Answer').click();
  await expect.element(button('Checking...')).toBeVisible();
  step('Check Answer: wrong');
  await advanceTime(1600);
  await atQuestion(2);
  step('1.5 seconds later: the next question');
  await answerDisplayed(questions, true);
  await button('Check Answer').click();
  await expect.element(button('Checking...')).toBeVisible();
  step('right');
  await advanceTime(1600);
  await atQuestion(3);
  await reopenApp('/beginner/quiz/alphabet');
  await atQuestion(3);
  step('the page reloaded: continued');
  await page.getByRole('link', { name: 'Leave the quiz' }).click();
  await expect.element(page.getByRole('alertdialog')).toBeVisible();
  step('Leave the quiz: asked');
  await button('Keep Going').click();
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument();
  step('Keep Going');
  await advanceTime(20_000);
  step('10 seconds left');
  await advanceTime(10_000);
  await expect.element(page.getByText('Time is up.')).toBeVisible();
  step('time is up');
  await advanceTime(1600);
  for (const number of [4, 5]) {
    await atQuestion(number);
    await answerDisplayed(questions, true);
    await button('Check Answer').click();
    await advanceTime(1600);
  }
  skip();
  await expect.element(page.getByRole('group', { name: 'Georgian Alphabet Quiz: 3 of 5' })).toHaveFocus();
  step('result, after two more questions');
  await button('Retake Quiz').click();
  await atQuestion(1);
  step('Retake Quiz');
  return table();
}

async function reportUntimed(): Promise<string> {
  const questions = questionsOf('quiz-alphabet');
  const { step, table } = startReport('The same with "No time limits"', { omitted: frame });
  await reopenApp('/beginner/quiz/alphabet', { ...ana, id: 'untimed', untimed: true });
  await atQuestion(1);
  step('opened');
  await answerDisplayed(questions, false);
  await button('Check Answer').click();
  await expect.element(button('Next')).toBeVisible();
  step('Check Answer: wrong');
  await button('Next').click();
  await atQuestion(2);
  step('Next');
  return table();
}

/** Whether the displayed question is answered in a text field of one line. */
function isTypedAt(questions: readonly ExerciseItem[]): boolean {
  const item = findItem(questions, find('main [data-item]').dataset['item']);
  return isTyped(item) && !isFreeWriting(item);
}

/** Waits for the answer area: React shows code that was just loaded after a pause, of the stopped clock. */
async function atAnswer(): Promise<void> {
  const isShown = () =>
    findAll('main :is(button[aria-pressed], input, textarea)').some((area) => area.checkVisibility());
  while (!isShown()) await advanceTime(100);
}

async function reportTyped(): Promise<string> {
  const questions = questionsOf('quiz-writing');
  const { step, skip, table } = startReport('A typed answer, in the writing quiz', {
    // How long `atAnswer` waits varies.
    omitted: new RegExp(`${frame.source}|timer`, 'u'),
  });
  await reopenApp('/intermediate/quiz/writing', subscriber);
  await atQuestion(1);
  await atAnswer();
  for (let number = 2; !isTypedAt(questions); number++) {
    await answerDisplayed(questions, true);
    await button('Check Answer').click();
    await advanceTime(2100);
    await atQuestion(number);
    await atAnswer();
  }
  await expect.element(page.getByLabelText('Your answer')).toHaveFocus();
  skip();
  step('a question with a text field');
  await answerDisplayed(questions, false);
  await button('Check Answer').click();
  await expect.element(button('Checking...')).toBeVisible();
  step('Check Answer: wrong');
  return table();
}

it('a quiz is what docs/accessibility/quiz.md says', async () => {
  fixSeeds();
  await loadTypedViews();
  stopTime();
  const tables = [await reportTimed(), await reportUntimed(), await reportTyped()];
  await expect(reportFile('Quizzes', tables)).toMatchFileSnapshot(
    '../../../../../docs/accessibility/quiz.md',
  );
});
