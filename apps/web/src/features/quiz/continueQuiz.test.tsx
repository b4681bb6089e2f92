/** A quiz in progress survives a reload and a closed tab, and leaving it asks for confirmation. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { questionsOf } from '../../../../../packages/course/test/responses.ts';
import { answerDisplayed } from '../../../test/answering.ts';
import { openApp, reopenApp } from '../../../test/app.tsx';
import { ana } from '../../../test/learner.ts';
import { failure, mockEndpoint, requests } from '../../../test/mockApi.ts';
import { advanceTime, stopTime } from '../../../test/time.ts';

const path = '/beginner/quiz/alphabet';
const questions = questionsOf('quiz-alphabet');
const timer = () => page.getByRole('timer');
const check = () => page.getByRole('button', { name: 'Check Answer' });
const continued = () => page.getByText('You are continuing where you left off.');
const questionId = () => document.querySelector('main [data-item]')?.getAttribute('data-item');
const optionTexts = () =>
  [...document.querySelectorAll('[role=group][aria-label=Options] button')].map(
    ({ textContent }) => textContent,
  );
const atQuestion = (number: number) =>
  expect.element(page.getByRole('group', { name: `Question ${number} of 5`, exact: true })).toHaveFocus();

async function answer(correct = true) {
  await answerDisplayed(questions, correct);
  await check().click();
  await expect.element(page.getByRole('button', { name: 'Checking...' })).toBeVisible();
}

beforeEach(async () => {
  stopTime();
  await openApp(path);
  await atQuestion(1);
});

describe('a quiz in progress', () => {
  it('is continued after a reload, with its question, options, response and seconds left', async () => {
    await answer();
    await advanceTime(1600);
    await atQuestion(2);
    await advanceTime(12_000);
    await answerDisplayed(questions, false);
    const before = [questionId(), optionTexts(), document.querySelectorAll('[aria-pressed=true]').length];
    await reopenApp(path);
    await atQuestion(2);
    await expect.element(continued()).toBeVisible();
    expect([questionId(), optionTexts(), document.querySelectorAll('[aria-pressed=true]').length]).toEqual(
      before,
    );
    await expect.element(timer()).toHaveTextContent('0:18');

    await check().click();
    await advanceTime(1600);
    await atQuestion(3);
    await expect.element(continued()).not.toBeInTheDocument();
    for (const number of [3, 4, 5]) {
      await atQuestion(number);
      await answer();
      await advanceTime(1600);
    }
    await expect.element(page.getByRole('heading', { level: 1, name: /: 4 of 5$/u })).toBeVisible();
    // Each answer was recorded once.
    await expect.poll(() => requests('answers.record').flatMap(({ answers }) => answers).length).toBe(5);
    await reopenApp(path);
    await atQuestion(1);
    await expect.element(continued()).not.toBeInTheDocument();
  });

  it('keeps the seconds of its first question over a reload, without a notice', async () => {
    const first = questionId();
    await advanceTime(10_000);
    // A reload does not unmount the page, as the test does: that would be leaving.
    const stored = localStorage.getItem('in-progress') ?? '';
    await cleanup();
    localStorage.setItem('in-progress', stored);
    await reopenApp(path);
    await atQuestion(1);
    await expect.element(timer()).toHaveTextContent('0:20');
    expect(questionId()).toBe(first);
    await expect.element(continued()).not.toBeInTheDocument();
  });

  it('goes on after an answer was revealed', async () => {
    await answer();
    await reopenApp(path);
    await atQuestion(1);
    await expect.element(page.getByText('Correct!', { exact: true })).toBeVisible();
    await advanceTime(1600);
    await atQuestion(2);
  });

  it('can be started over', async () => {
    await answer(false);
    await advanceTime(1600);
    await reopenApp(path);
    await page.getByRole('button', { name: 'Start Over' }).click();
    await atQuestion(1);
    await expect.element(continued()).not.toBeInTheDocument();
    await expect.element(timer()).toHaveTextContent('0:30');
  });

  it.each([
    [14, 2],
    [15, 1],
  ])('that was left %d minutes ago starts at question %d', async (minutes, number) => {
    await answer();
    await advanceTime(1600);
    await atQuestion(2);
    vi.setSystemTime(Date.now() + minutes * 60_000);
    await reopenApp(path);
    await atQuestion(number);
    await expect.element(continued()).toHaveLength(number - 1);
  });

  it('is not continued by another learner at this browser', async () => {
    await answer();
    await advanceTime(1600);
    await atQuestion(2);
    await reopenApp(path, { ...ana, id: 'other' });
    await atQuestion(1);
    await expect.element(continued()).not.toBeInTheDocument();
  });

  it('starts anew if it was left without an answer', async () => {
    await advanceTime(10_000);
    await page.getByRole('link', { name: 'Leave the quiz' }).click();
    await expect.element(page.getByRole('link', { name: 'Take Quiz' })).toBeVisible();
    await page.getByRole('link', { name: 'Take Quiz' }).click();
    await atQuestion(1);
    await expect.element(timer()).toHaveTextContent('0:30');
  });
});

describe('leaving a quiz with answers', () => {
  const question = () => page.getByRole('alertdialog', { name: 'Leave this quiz?' });
  beforeEach(async () => {
    // As in index.html: base.css hides what is behind a run.
    document.querySelector('body > div:has(main)')?.setAttribute('id', 'root');
    await answer();
    await advanceTime(1600);
    await atQuestion(2);
  });

  it('asks first, and the countdown waits for the reply', async () => {
    await page.getByRole('link', { name: 'Leave the quiz' }).click();
    await expect.element(question().getByText(/^You have answered 1 of 5 questions\./u)).toBeVisible();
    const left = timer().element().textContent;
    await advanceTime(5000);
    expect(timer().element().textContent).toBe(left);
    await userEvent.keyboard('{Escape}');
    await expect.element(question()).not.toBeInTheDocument();
    await advanceTime(2000);
    expect(timer().element().textContent).not.toBe(left);
    await page.getByRole('link', { name: 'Leave the quiz' }).click();
    await question().getByRole('button', { name: 'Leave' }).click();
    await expect.element(page.getByRole('link', { name: 'Take Quiz' })).toBeVisible();
    await page.getByRole('link', { name: 'Take Quiz' }).click();
    await atQuestion(2);
    await expect.element(continued()).toBeVisible();
  });

  it('does not ask when the tab is closed or reloaded, which loses nothing', () => {
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(false);
  });

  it('does not ask once the quiz is finished', async () => {
    for (const number of [2, 3, 4, 5]) {
      await atQuestion(number);
      await answer();
      await advanceTime(1600);
    }
    await page
      .getByRole('link', { name: /^Back to/u })
      .last()
      .click();
    await expect.element(page.getByRole('link', { name: 'Take Quiz' })).toBeVisible();
  });
});

it('says that the session has ended and what is saved, and continues the quiz after the login', async () => {
  mockEndpoint('answers.record', () => failure('UNAUTHENTICATED'));
  await answer();
  // The request of an answer begins in a later task.
  await advanceTime(1);
  await expect
    .element(page.getByText(/^Your session has ended\. Your answers are saved on this device/u))
    .toBeVisible();
  await advanceTime(1600);
  await atQuestion(2);
  await page.getByRole('button', { name: 'Log in again' }).click();
  await expect.element(page.getByText(/Your answers so far are saved\./u)).toBeVisible();
  expect(location.pathname + location.search).toBe(`/login?from=${encodeURIComponent(path)}`);

  mockEndpoint('answers.record', () => ({ recorded: 1, completed: [], earned: [] }));
  await reopenApp(path);
  await atQuestion(2);
  await expect.element(page.getByText(/^Your session has ended/u)).not.toBeInTheDocument();
});
