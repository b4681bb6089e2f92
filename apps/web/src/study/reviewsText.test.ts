import type { ReviewSummary } from '@ena/contract/reviews';
import { describe, expect, it } from 'vitest';
import { noReviews } from '../../test/reviews.ts';
import { reviewsText, shortReviewsText } from './reviewsText.ts';

describe('what waits in Today', () => {
  it.each<[string, Partial<ReviewSummary>, string, string]>([
    [
      'reviews and new items',
      { due: 24, newItems: 10 },
      '24 reviews and 10 new items, up to 10 minutes',
      '24 reviews due, about 4 minutes',
    ],
    ['one review', { due: 1 }, '1 review, up to 10 minutes', '1 review due, about 1 minute'],
    [
      'more than a session takes',
      { due: 240 },
      '75 of 240 reviews, up to 10 minutes',
      '75 of 240 reviews due, up to 10 minutes',
    ],
    ['new items', { newItems: 10 }, '10 new items, up to 10 minutes', '10 new items for today'],
    ['nothing more', { dueTomorrow: 3 }, ...twice('Done for today; 3 reviews tomorrow')],
    ['nothing', {}, ...twice('Nothing to review today')],
    ['a pause', { due: 24, pausedSince: '2026-03-01' }, ...twice('Reviews are paused')],
  ])('%s', (_, rest, text, short) => {
    const summary = { ...noReviews, ...rest };
    expect([reviewsText(summary), shortReviewsText(summary)]).toEqual([text, short]);
  });
});

function twice(text: string): [string, string] {
  return [text, text];
}
