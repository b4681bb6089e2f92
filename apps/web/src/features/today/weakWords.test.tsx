import type { Card, ReviewSummary } from '@ena/contract/reviews';
import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { openApp } from '../../../test/app.tsx';
import { violations } from '../../../test/axe.ts';
import { failure, mockEndpoint, requests } from '../../../test/mockApi.ts';
import { ask, noReviews, reviewRunOf, words } from '../../../test/reviews.ts';

const main = () => page.getByRole('main');
const button = (name: string) => main().getByRole('button', { name, exact: true });
const text = (content: string | RegExp) => main().getByText(content);
const mockSummary = (rest: Partial<ReviewSummary> = {}) =>
  mockEndpoint('reviews.summary', () => ({ ...noReviews, cards: 60, ...rest }));
const openToday = (rest: Partial<ReviewSummary> = {}) => {
  mockSummary(rest);
  return openApp('/today');
};

describe('the practice of weak words', () => {
  beforeEach(() =>
    mockEndpoint('reviews.session', () => ({
      ...reviewRunOf(ask(words.water, 'choose-meaning')),
      items: { [words.water.id]: { ...words.water, lapses: 7 } },
    })),
  );

  it('says after the answer that a word is difficult, and lets it rest', async () => {
    await openToday({ cards: 20, weak: 4 });
    await button('Practice my weak words (4)').click();
    await button('I don’t know').click();
    await expect.element(text(/You have forgotten this word 7 times/u)).toBeVisible();
    expect(await violations()).toEqual([]);
    mockEndpoint('reviews.changeCard', () => failure('UNAVAILABLE'));
    await button('Let it rest for a week').click();
    await expect.element(main().getByRole('alert')).toBeVisible();
    const resting: Card = {
      skill: 'recognize',
      recall: 60,
      stability: 2,
      due: '2026-03-08',
      reps: 30,
      lapses: 7,
      state: 'buried',
    };
    mockEndpoint('reviews.changeCard', () => ({ card: resting }));
    await button('Let it rest for a week').click();
    await expect.element(text(/It rests for a week/u)).toBeVisible();
    expect(requests('reviews.changeCard').at(-1)).toEqual({
      itemId: words.water.id,
      skill: 'recognize',
      action: 'rest',
    });
  });

  it('starts a review run of them, although nothing is due', async () => {
    await openToday({ cards: 20, weak: 4 });
    await button('Practice my weak words (4)').click();
    await expect.element(main().getByRole('heading', { name: 'What does this mean?' })).toBeVisible();
    expect(requests('reviews.session')).toEqual([{ only: 'weak' }]);
  });

  it('starts from the link of Your Words, once', async () => {
    mockSummary({ cards: 20, weak: 4 });
    await openApp('/today?practice=weak');
    await button('I don’t know').click();
    expect(requests('reviews.session')).toEqual([{ only: 'weak' }]);
    expect(location.search).toBe('');
  });

  it('is offered after a run in which something was missed', async () => {
    mockSummary({ cards: 20, due: 1 });
    await openApp('/today');
    await button('Start today’s session').click();
    await button('I don’t know').click();
    mockSummary({ cards: 20, weak: 3 });
    await button('Continue').click();
    await button('Practice my weak words (3)').click();
    await expect.element(main().getByRole('heading', { name: 'What does this mean?' })).toBeVisible();
    expect(requests('reviews.session')).toEqual([{}, { only: 'weak' }]);
  });

  it('is not offered without weak words', async () => {
    await openToday({ cards: 20, dueTomorrow: 3 });
    await expect.element(text(/^Tomorrow: 3 reviews/u)).toBeVisible();
    await expect.element(text(/Practice my weak words/u)).not.toBeInTheDocument();
  });
});
