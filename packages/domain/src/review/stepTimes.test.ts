import { describe, expect, it } from 'vitest';
import { planReviewRun, budgetSeconds, type DueCard } from './plan.ts';
import { reviewsInRun } from './stepTimes.ts';

describe('the estimate of how many reviews a run asks', () => {
  const cards = (count: number): readonly DueCard[] =>
    Array.from({ length: count }, (_, index) => ({
      itemId: `word.${index}`,
      skill: 'recognize',
      retrievability: 0.9,
      stability: 10,
    }));

  it.each([
    [0, 10],
    [12, 5],
    [500, 5],
    [500, 20],
  ])('of %i due cards, in %i minutes, is that of the plan for cards of the faster skill', (due, minutes) => {
    const steps = planReviewRun({
      due: cards(due),
      itemOf: () => undefined,
      newItems: [],
      maxNew: 0,
      budgetSeconds: budgetSeconds(minutes, 0, null),
      seed: 1,
    });
    expect(steps.filter(({ kind }) => kind === 'ask')).toHaveLength(reviewsInRun(due, minutes));
  });
});
