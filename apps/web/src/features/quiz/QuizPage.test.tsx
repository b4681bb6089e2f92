import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { questionsOf } from '../../../../../packages/course/test/responses.ts';
import { answerDisplayed } from '../../../test/answering.ts';
import { openApp } from '../../../test/app.tsx';
import { requests } from '../../../test/mockApi.ts';

const questions = questionsOf('quiz-alphabet');
const timer = () => page.getByRole('timer');
const check = () => page.getByRole('button', { name: 'Check Answer' });
const options = () => page.getByRole('group', { name: 'Options', exact: true }).getByRole('button');
const question = (number: number) => page.getByText(`${number} of 5`, { exact: true });

describe('a quiz with a clock for each question', () => {
  beforeEach(async () => {
    vi.useFakeTimers({
      toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'],
    });
    await openApp('/beginner/quiz/alphabet');
    await expect.element(question(1)).toBeVisible();
  });

  it('[QRUN-01] checks nothing before an option is chosen, and lets it be changed until then', async () => {
    await expect.element(check()).toBeDisabled();
    await answerDisplayed(questions, false);
    await answerDisplayed(questions, true);
    expect(document.querySelectorAll('[aria-pressed=true]')).toHaveLength(1);
    await check().click();
    await expect.element(page.getByText('Correct!', { exact: true })).toBeVisible();
  });

  it('[QRUN-02] [QRUN-03] [QRUN-04] [QRUN-06] [QRUN-11] locks, marks, and goes on after 1.5 s', async () => {
    await answerDisplayed(questions, false);
    await check().click();
    await expect.element(page.getByRole('button', { name: 'Checking...' })).toBeDisabled();
    await expect.element(options().filter({ hasText: 'Wrong' })).toHaveLength(1);
    await expect.element(options().filter({ hasText: 'Correct' })).toHaveLength(1);
    const chosen = page.getByRole('button', { pressed: true }).element().textContent;
    await options().filter({ hasText: 'Correct' }).click({ force: true });
    expect(page.getByRole('button', { pressed: true }).element().textContent).toBe(chosen);
    const left = timer().element().textContent;
    vi.advanceTimersByTime(1400);
    expect(question(1).elements()).toHaveLength(1);
    expect(timer().element().textContent).toBe(left);
    vi.advanceTimersByTime(200);
    await expect.element(question(2)).toBeVisible();
    expect(document.querySelectorAll('[aria-pressed=true]')).toHaveLength(0);
    await expect.element(timer()).toHaveTextContent('0:30');
  });

  it('[QRUN-13] [QRUN-16] counts down from 30 s and turns red at 10 s, not at 11', async () => {
    vi.advanceTimersByTime(19_300);
    await expect.element(timer()).toHaveTextContent('0:11');
    await expect.element(timer()).toHaveAttribute('data-urgent', 'false');
    vi.advanceTimersByTime(1000);
    await expect.element(timer()).toHaveTextContent('0:10');
    await expect.element(timer()).toHaveAttribute('data-urgent', 'true');
  });

  it('[QRUN-05] [QRUN-07] [QRUN-12] [QRUN-19] [QRUN-20] [QRUN-21] finishes with 1 of 5 in red, and retakes from the start', async () => {
    for (const [place] of questions.entries()) {
      await expect.element(question(place + 1)).toBeVisible();
      const bar = page.getByRole('progressbar', { name: 'Way through the quiz' });
      await expect.element(bar).toHaveAttribute('aria-valuenow', String(place * 20));
      await answerDisplayed(questions, place === 0);
      await check().click();
      await expect.element(page.getByRole('button', { name: 'Checking...' })).toBeVisible();
      vi.advanceTimersByTime(1600);
    }
    await expect.element(page.getByRole('heading', { name: /1 of 5/u })).toBeVisible();
    expect(document.querySelector('[data-color]')?.getAttribute('data-color')).toBe('red');
    await expect.element(page.getByText(/^Keep learning!/u)).toBeVisible();
    await expect.poll(() => requests('answers.record').flatMap(({ answers }) => answers)).toHaveLength(5);
    await page.getByRole('button', { name: 'Retake Quiz' }).click();
    await expect.element(question(1)).toBeVisible();
    await expect.element(timer()).toHaveTextContent('0:30');
    await expect.element(check()).toBeDisabled();
  });

  it('is finished by keys alone: a digit chooses, Enter checks', async () => {
    for (const [place] of questions.entries()) {
      await expect.element(question(place + 1)).toBeVisible();
      await userEvent.keyboard('1{Enter}');
      await expect.element(page.getByRole('button', { name: 'Checking...' })).toBeVisible();
      vi.advanceTimersByTime(1600);
    }
    await expect.element(page.getByRole('button', { name: 'Retake Quiz' })).toBeVisible();
  });
});
