/** Pictures in a review run: what is heard, asked and matched. */
import type { ReviewRun } from '@ena/contract/reviews';
import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { openApp, phone } from '../../../../test/app.tsx';
import { violations } from '../../../../test/axe.ts';
import { mockEndpoint, requests } from '../../../../test/mockApi.ts';
import { ask, introduce, noReviews, pictured, pictureMatch, reviewRunOf } from '../../../../test/reviews.ts';

const { cat, dog, horse, cow } = pictured;
const main = () => page.getByRole('main');
const button = (name: string) => main().getByRole('button', { name, exact: true });
const images = () => main().getByRole('img');

const viewports = [
  { width: 1366, height: 640 },
  { width: 1280, height: 720 },
  phone,
  { width: 360, height: 640 },
];
async function start(viewport: { width: number; height: number }, ...steps: ReviewRun['steps']) {
  mockEndpoint('reviews.session', () => reviewRunOf(...steps));
  await openApp('/today', { viewport });
  await button('Start today’s session').click();
}

beforeEach(() => mockEndpoint('reviews.summary', () => ({ ...noReviews, due: 1 })));

it.each(viewports)('a word is heard and its picture chosen, all in view on %o', async (viewport) => {
  await start(viewport, ask(cat, 'listen-and-choose'));
  const options = main().getByRole('group', { name: 'Options' }).getByRole('button');
  await expect.element(button('cat')).toBeInViewport({ ratio: 1 });
  for (const option of options.all()) await expect.element(option).toBeInViewport({ ratio: 1 });
  // Pictures alone, whose texts for screen readers are the meanings.
  for (const option of options.elements()) expect(option.textContent).not.toMatch(/[a-z]/u);
  expect(await violations()).toEqual([]);
  const before = options.elements().map((option) => option.getBoundingClientRect().top);
  await button('cat').click();
  await expect.element(main().getByText('Correct!')).toBeVisible();
  const after = options.elements().map((option) => option.getBoundingClientRect().top);
  expect(before).toEqual(expect.arrayContaining(after));
  await button('Continue').click();
  await expect
    .poll(() => requests('reviews.record').flatMap(({ reviews }) => reviews.map(({ response }) => response)))
    .toEqual(['cat']);
});

it.each(viewports)('a picture asks for its word, all in view on %o', async (viewport) => {
  await start(viewport, ask(dog, 'choose-form'));
  await expect.element(images()).toHaveAttribute('alt', 'dog');
  await expect.element(images()).toBeInViewport({ ratio: 1 });
  for (const { form } of [cat, dog, horse, cow])
    await expect.element(button(form)).toBeInViewport({ ratio: 1 });
  expect(await violations()).toEqual([]);
  await button('ძაღლი').click();
  await expect.element(main().getByText('Correct!')).toBeVisible();
});

it.each(viewports)('words are matched with pictures, all in view on %o', async (viewport) => {
  await start(viewport, pictureMatch(cat, dog, horse, cow));
  await expect.element(main().getByText('Two pictures are left over.')).toBeVisible();
  const english = main().getByRole('group', { name: 'English' }).getByRole('button');
  for (const tile of english.all()) await expect.element(tile).toBeInViewport({ ratio: 1 });
  expect(await violations()).toEqual([]);
  await button('ძაღლი').click();
  await button('dog').click();
  await expect.element(main().getByText(/^Correct: /u)).toBeVisible();
});

it('a new word has its picture beside its meaning, which a screen reader does not hear twice', async () => {
  await start(phone, introduce(cow));
  await expect.element(main().getByRole('heading', { name: 'ძროხა' })).toBeVisible();
  expect(images().elements()).toEqual([]);
  expect(main().element().querySelector('img')?.getAttribute('alt')).toBe('');
});
