/** Quizzes with one time limit for the whole quiz: Next submits an answer, the result shows the verdicts. */
import { quizzesOf } from '@ena/course/catalog';
import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { questionsOf } from '../../../../../packages/course/test/responses.ts';
import { answerDisplayed } from '../../../test/answering.ts';
import { openApp, subscriber } from '../../../test/app.tsx';
import { requests } from '../../../test/mockApi.ts';
import { advanceTime, stopTime } from '../../../test/time.ts';

const timer = () => page.getByRole('timer');
const button = (name: string) => page.getByRole('button', { name, exact: true });
const score = (text: string) => page.getByRole('heading', { level: 1, name: new RegExp(`: ${text}$`, 'u') });
const atQuestion = async (number: number, total: number) => {
  await expect
    .element(page.getByRole('group', { name: `Question ${number} of ${total}`, exact: true }))
    .toHaveFocus();
};

describe('the general quiz', () => {
  const questions = questionsOf('advanced-quiz');
  beforeEach(async () => {
    stopTime();
    await openApp('/advanced/quiz', { learner: subscriber });
    await atQuestion(1, 5);
  });

  it('[QADV-01] [QADV-02] [QADV-05] [QADV-06] has one clock for all questions, is reported when it is finished, and can be retaken', async () => {
    await expect.element(timer()).toHaveTextContent('5:00');
    for (const index of questions.keys()) {
      await atQuestion(index + 1, 5);
      const next = button(index === 4 ? 'Finish' : 'Next');
      await expect.element(next).toBeDisabled();
      await answerDisplayed(questions, false);
      await answerDisplayed(questions, index !== 0);
      await advanceTime(1000);
      // The clock is not reset by a new question.
      await expect.element(timer()).toHaveTextContent(`4:${59 - index}`);
      await next.click();
    }
    await expect.element(score('4 of 5')).toBeVisible();
    await expect.element(page.getByText('80%')).toBeVisible();
    await expect
      .poll(() => requests('progress.report'))
      .toMatchObject([{ lessonId: 'advanced-quiz', completed: true, score: 80 }]);
    await button('Try Again').click();
    await atQuestion(1, 5);
    await expect.element(timer()).toHaveTextContent('5:00');
    expect(document.querySelectorAll('[aria-label^=Options] [aria-pressed=true]')).toHaveLength(0);
  });

  it('[QADV-04] ends when its time is up; answers that were not submitted with Next do not count, but all are listed', async () => {
    await answerDisplayed(questions, true);
    await button('Next').click();
    await atQuestion(2, 5);
    await answerDisplayed(questions, true);
    await advanceTime(301_000);
    await expect.element(score('1 of 5')).toBeVisible();
    const rows = page.getByRole('main').getByRole('listitem');
    // Without the lists of their Georgian.
    await expect.poll(() => document.querySelectorAll('main li:not(li li)')).toHaveLength(5);
    await expect
      .element(rows.filter({ hasText: /Not answered\. The correct answer is ".+"/u }))
      .toHaveLength(4);
    await expect.element(page.getByRole('main')).toMatchTextContent('არა უშავს');
    await expect.element(page.getByRole('main')).not.toMatchTextContent('___');
  });

  it('[QADV-03] can be completed by keyboard: a digit chooses, Enter submits the last choice', async () => {
    for (const index of questions.keys()) {
      await atQuestion(index + 1, 5);
      await userEvent.keyboard('{Enter}');
      expect(document.querySelectorAll('[aria-label^=Options] [aria-pressed=true]')).toHaveLength(0);
      await userEvent.keyboard('12{Enter}');
    }
    await expect.element(button('Try Again')).toBeVisible();
    await expect.poll(() => requests('answers.record').flatMap(({ answers }) => answers)).toHaveLength(5);
  });
});

describe('a topic quiz', () => {
  const questions = questionsOf('quiz-advanced-grammar');

  it('[QADV-09] [QADV-10] [QADV-11] [QADV-13] [QADV-14] shows its verdicts and the correct answers at the end only', async () => {
    stopTime();
    await openApp('/advanced/grammar/quiz', { learner: subscriber });
    await atQuestion(1, 3);
    await expect
      .element(page.getByRole('link', { name: 'Leave the quiz' }))
      .toHaveAttribute('href', '/advanced/grammar');
    await expect.element(timer()).toHaveAttribute('data-urgent', 'false');
    for (const index of questions.keys()) {
      await atQuestion(index + 1, 3);
      await answerDisplayed(questions, index !== 1);
      expect(page.getByText(/^(?:Correct!|Incorrect\.)/u).elements()).toEqual([]);
      await button(index === 2 ? 'Finish' : 'Next').click();
    }
    await expect.element(score('2 of 3')).toBeVisible();
    await expect.element(page.getByText('67%')).toBeVisible();
    expect(document.querySelector('[data-color]')?.getAttribute('data-color')).toBe('yellow');
    const rows = page.getByRole('main').getByRole('listitem');
    await expect.element(rows.filter({ hasText: 'Correct!' })).toHaveLength(2);
    await expect.element(rows.filter({ hasText: /Incorrect\. The correct answer is ".+"/u })).toHaveLength(1);
    await expect.element(page.getByText('Good job! Keep practicing to improve your score.')).toBeVisible();
    await expect.element(page.getByText('კარგია')).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'Return to lesson' }))
      .toHaveAttribute('href', '/advanced/grammar');
    await expect.element(button('Try Again')).toBeVisible();
  });

  const addresses = quizzesOf('advanced').flatMap(({ id, title, paths }) =>
    paths.map((path) => ({ path, id, title })),
  );
  it.each(addresses)('[QADV-07] [QADV-08] $path opens $id', async ({ path, id, title }) => {
    await openApp(path, { learner: subscriber });
    await expect.poll(() => document.querySelector('main h1')?.textContent).toBe(title);
    expect(requests('course.quiz')).toEqual([{ quizId: id }]);
  });
});
