import { randomUUID } from 'node:crypto';
import { addDays } from '@ena/domain/streak/day';
import { describe, expect, it } from 'vitest';
import { type ReviewLearner, setUpReviews } from '../../../../test/reviews.ts';
import { applyReviews, type NewReview } from '../cards/cards.ts';

const { learner, onDay, get, review, record, answer, changeCard, settings, world } = setUpReviews();

const curve = (of: ReviewLearner) => get(of, '/api/reviews/curve');
const start = '2026-03-01';

/** Reviews of one card on these days after the first one, each right or wrong. */
const cardOf = (itemId: string, ...reviews: readonly (readonly [day: number, correct: boolean])[]) =>
  reviews.map(([offset, correct]): NewReview => {
    const day = addDays(start, offset);
    return {
      id: randomUUID(),
      itemId,
      skill: 'recognize',
      format: 'choose-meaning',
      correct,
      rating: correct ? 3 : 1,
      response: null,
      elapsedMs: 1000,
      reviewedAt: new Date(`${day}T10:00:00Z`),
      day,
    };
  });
const store = (of: ReviewLearner, reviews: readonly NewReview[]) =>
  world.services.db.transaction((tx) => applyReviews(tx, of.userId, reviews, []));
/** Cards that are reviewed a day after their first review, so many of them wrong. */
const afterOneDay = (cards: number, wrong: number) =>
  Array.from({ length: cards }, (_, index) => cardOf(`word.${index}`, [0, true], [1, index >= wrong])).flat();

describe('the forgetting curve of a learner', () => {
  it('has only their own reviews', async () => {
    const [ana, gio] = [await learner(), await learner()];
    await store(ana, afterOneDay(20, 3));
    await store(gio, afterOneDay(20, 10));
    expect(await curve(ana)).toEqual({
      retention: 90,
      reviews: 20,
      recalled: 85,
      predicted: 95,
      points: [{ from: 1, to: 1, reviews: 20, recalled: 85, predicted: 95 }],
    });
    expect(await curve(gio)).toMatchObject({ reviews: 20, recalled: 50 });
  });

  it('has reviews of earlier days, in lessons and in review runs, and the desired retention', async () => {
    const ana = await learner();
    await settings(ana, { retention: 85 });
    await answer(ana, { response: 'wrong' });
    await record(ana, review());
    expect(await curve(ana)).toMatchObject({ retention: 85, reviews: 0 });
    await onDay(ana, '2026-03-05');
    await answer(ana);
    await record(ana, review());
    expect(await curve(ana)).toMatchObject({ reviews: 1, recalled: 100 });
  });

  it('predicts from all reviews of a card, in the order of their time', async () => {
    const ana = await learner();
    const [first, second, third, ...rest] = cardOf('word.1', [0, true], [3, true], [14, true]);
    if (!first || !second || !third) throw new Error('There are three reviews.');
    await store(ana, [third, ...rest]);
    await store(ana, [first, second]);
    // The stability has grown before the 11 days: without that, 67 percent would be recalled then.
    const { predicted, reviews } = await curve(ana);
    expect([reviews, predicted]).toEqual([2, 90]);
  });

  it('begins anew after the reset of a card', async () => {
    const ana = await learner();
    await record(ana, review());
    await onDay(ana, '2026-03-03');
    await record(ana, review());
    await onDay(ana, '2026-03-05');
    await changeCard(ana, 'reset');
    await onDay(ana, '2026-03-06');
    await record(ana, review());
    await onDay(ana, '2026-03-08');
    await record(ana, review());
    expect(await curve(ana)).toMatchObject({ reviews: 1 });
  });

  it('is read of some cards only if the log is very long, each with all of its reviews', async () => {
    const ana = await learner();
    const days = Array.from({ length: 100 }, (_, day) => [day, true] as const);
    const cards = Array.from({ length: 25 }, (_, index) => cardOf(`word.${index}`, ...days));
    await store(ana, cards.flat());
    expect(await curve(ana)).toMatchObject({ reviews: 10 * 99, recalled: 100 });
  });
});
