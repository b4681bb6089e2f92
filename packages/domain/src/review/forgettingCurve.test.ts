import { describe, expect, it } from 'vitest';
import { compareToPrediction, forgettingCurve, type RepeatedReview } from './forgettingCurve.ts';

const reviews = (days: number, right: number, wrong = 0, predicted = 0.9): RepeatedReview[] =>
  Array.from({ length: right + wrong }, (_, index) => ({ days, correct: index < right, predicted }));

describe('the forgetting curve', () => {
  it.each([
    [1, '1-1'],
    [2, '2-3'],
    [3, '2-3'],
    [4, '4-7'],
    [7, '4-7'],
    [8, '8-14'],
    [14, '8-14'],
    [15, '15-30'],
    [30, '15-30'],
    [31, '31-null'],
    [400, '31-null'],
  ])('has reviews after %d days in the range %s', (days, range) =>
    expect(forgettingCurve(reviews(days, 20)).points.map(({ from, to }) => `${from}-${to}`)).toEqual([range]),
  );

  it('has what was recalled and predicted, of each range and of all', () =>
    expect(
      forgettingCurve([...reviews(1, 15, 1, 0.96), ...reviews(9, 3, 1, 0.8), ...reviews(5, 3, 2, 0.91)]),
    ).toEqual({
      reviews: 25,
      recalled: 84,
      predicted: 92,
      points: [
        { from: 1, to: 1, reviews: 16, recalled: 94, predicted: 96 },
        { from: 4, to: 7, reviews: 5, recalled: 60, predicted: 91 },
      ],
    }));

  it.each([
    [0, 0],
    [19, 0],
    [20, 1],
  ])('of %d reviews has %d points', (count, points) => {
    const curve = forgettingCurve(reviews(1, count));
    expect([curve.reviews, curve.points.length]).toEqual([count, points]);
  });
});

describe('compared to the prediction', () => {
  it.each([
    [25, 84, 90, 'as-predicted'],
    [1000, 84, 90, 'less'],
    [1000, 96, 90, 'more'],
    [100_000, 91, 90, 'as-predicted'],
    [0, 0, 0, 'as-predicted'],
  ])('%d reviews with %d percent, predicted %d: %s', (count, recalled, predicted, expected) =>
    expect(compareToPrediction({ reviews: count, recalled, predicted })).toBe(expected),
  );
});
