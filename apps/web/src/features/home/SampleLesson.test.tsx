import { sampleExercise } from '@ena/course/sampleExercise';
import { sampleLetters } from '@ena/course/sampleLesson';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { answerDisplayed } from '../../../test/answering.ts';
import { openApp, phone } from '../../../test/app.tsx';
import { requests } from '../../../test/mockApi.ts';

const vowel = (name: RegExp) => page.getByRole('button', { name });

it('the sample lesson teaches one vowel at a time, by a tap', async () => {
  await openApp('/', { learner: null, viewport: phone });
  await expect.element(page.getByText('Tap a letter to see its name, its sound and a word.')).toBeVisible();
  await vowel(/^ო o more$/u).click();
  await expect.element(vowel(/^ო o learned$/u)).toHaveAttribute('aria-expanded', 'true');
  await expect.element(page.getByText(/is called ონი/u)).toBeVisible();
  await vowel(/^ა a /u).click();
  await expect.element(page.getByText(/is called ანი/u)).toBeVisible();
  await expect.element(vowel(/^ო o learned$/u)).toHaveAttribute('aria-expanded', 'false');
  await expect.element(page.getByRole('button', { name: /learned$/u })).toHaveLength(2);
  expect(sampleLetters).toHaveLength(5);
});

it('the sample lesson asks three questions, then links to the sign-up, and sends nothing to the server', async () => {
  await openApp('/', { learner: null, viewport: phone });
  await page.getByRole('button', { name: 'Answer three questions' }).click();
  for (const index of sampleExercise.items.keys()) {
    await expect.element(page.getByText(`${index + 1} of 3`, { exact: true })).toBeVisible();
    await answerDisplayed(sampleExercise.items, index !== 1);
    const verdict = index === 1 ? `Incorrect. Correct answer: ${sampleExercise.items[1].answer}` : 'Correct!';
    await expect.element(page.getByRole('status').filter({ hasText: verdict })).toBeVisible();
    await page.getByRole('button', { name: index < 2 ? 'Next' : 'Finish' }).click();
  }
  await expect.element(page.getByText('You got 2 of 3 right.')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Learn the other letters' }))
    .toHaveAttribute('href', '/signup');
  expect(localStorage.getItem('outbox')).toBeNull();
  expect([...requests('answers.record'), ...requests('progress.report')]).toEqual([]);
});

it('the sample lesson goes back to the vowels', async () => {
  await openApp('/', { learner: null });
  await page.getByRole('button', { name: 'Answer three questions' }).click();
  await expect.element(page.getByText('1 of 3', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Back to the vowels' }).click();
  await expect.element(vowel(/^ო o more$/u)).toBeVisible();
});
