import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { openApp } from '../../../../test/app.tsx';
import { css } from '../../../../test/locators.ts';
import { failure, mockEndpoint } from '../../../../test/mockApi.ts';
import { mockWordList } from '../../../../test/wordList.ts';
import { metBread } from '../../../../test/reviews.ts';

const button = (name: string) => page.getByRole('button', { name, exact: true });

beforeEach(() => mockWordList(() => [metBread]));

const point = (from: number, to: number | null, reviews: number, recalled: number, predicted: number) => ({
  from,
  to,
  reviews,
  recalled,
  predicted,
});

it('has the forgetting curve of the learner, for screen readers as a list', async () => {
  mockEndpoint('reviews.curve', () => ({
    retention: 90,
    reviews: 300,
    recalled: 88,
    predicted: 90,
    points: [point(1, 1, 200, 94, 95), point(2, 3, 80, 80, 84), point(31, null, 20, 40, 70)],
  }));
  await openApp('/words');
  await expect
    .element(
      page.getByText(
        'You remembered 88% of what was asked again, about as much as predicted (90%). You aim for 90%.',
      ),
    )
    .toBeVisible();
  expect(
    page
      .getByRole('list', { name: 'Remembered by days since the last review' })
      .getByRole('listitem')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual([
    'After 1 day: 94% of 200 reviews, predicted 95%',
    'After 2–3 days: 80% of 80 reviews, predicted 84%',
    'After 31 days or more: 40% of 20 reviews, predicted 70%',
  ]);
  // A higher rate is higher up.
  const dots = css('section[aria-labelledby=curve] figure span[title]').elements();
  const tops = dots.map((dot) => dot.getBoundingClientRect().top);
  expect(tops.length).toBe(3);
  expect(tops).toEqual(tops.toSorted((one, other) => one - other));
});

it('says when the forgetting curve will be there, and loads it again after an error', async () => {
  mockEndpoint('reviews.curve', () => failure('INTERNAL'));
  await openApp('/words');
  await expect.element(page.getByText(/Your forgetting curve could not be loaded/u)).toBeVisible();
  mockEndpoint('reviews.curve', () => ({
    retention: 90,
    reviews: 7,
    recalled: 90,
    predicted: 90,
    points: [],
  }));
  await button('Try again').click();
  await expect.element(page.getByText(/asked again on a later day; so far there are 7\.$/u)).toBeVisible();
});
