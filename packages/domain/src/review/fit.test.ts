import { describe, expect, it } from 'vitest';
import { chooseParameters, logLoss, mean, nextFitAt } from './fit.ts';

describe('the choice of parameters', () => {
  /** Log losses of 0.5, or lower by a gain with some noise around it. */
  const losses = (count: number, gain = 0, noise = 0) =>
    Array.from({ length: count }, (_, index) => 0.5 - gain + (index % 2 === 0 ? noise : -noise));

  it.each([
    ['fitted', 'a clear improvement', 400, { gain: 0.05, noise: 0.1 }, null],
    ['default', 'no improvement', 400, { gain: 0, noise: 0.1 }, null],
    ['default', 'a worse prediction', 400, { gain: -0.05 }, null],
    ['default', 'an improvement below one percent', 400, { gain: 0.0049 }, null],
    ['fitted', 'an improvement of just one percent', 400, { gain: 0.0051 }, null],
    ['default', 'an improvement within the error of chance', 400, { gain: 0.016, noise: 0.2 }, null],
    ['fitted', 'an improvement beyond the error of chance', 400, { gain: 0.017, noise: 0.2 }, null],
    ['fitted', 'just enough held-out reviews', 100, { gain: 0.1 }, null],
    ['default', 'too few held-out reviews', 99, { gain: 0.1 }, null],
    ['fitted', 'an improvement of the current ones', 400, { gain: 0.1 }, { gain: 0.05 }],
    ['current', 'no improvement of the current ones', 400, { gain: 0.05 }, { gain: 0.05 }],
    ['current', 'worse ones than the current ones', 400, { gain: -0.1 }, { gain: 0.05 }],
    ['default', 'current ones that are no longer better', 400, { gain: 0 }, { gain: 0.001 }],
  ] as const)('is %s for %s', (choice, _, count, fitted, current) => {
    const of = ({ gain, noise }: { gain: number; noise?: number }) => losses(count, gain, noise);
    expect(
      chooseParameters({
        default: losses(count),
        current: current && of(current),
        fitted: of(fitted),
      }),
    ).toBe(choice);
  });
});

describe('the log loss', () => {
  it('is lower the more was predicted for the answer', () => {
    expect(logLoss({ recall: 0.9, correct: true })).toBeCloseTo(0.105, 3);
    expect(logLoss({ recall: 0.9, correct: false })).toBeCloseTo(Math.LN10, 3);
  });
  it('is finite for a prediction that was certain and wrong', () =>
    expect(
      mean([logLoss({ recall: 1, correct: false }), logLoss({ recall: 0, correct: true })]),
    ).toBeLessThan(7));
});

it.each([
  [0, 1000],
  [999, 1000],
  [1000, 1500],
  [1241, 1862],
])('after %i reviews, parameters are fitted at %i', (reviews, next) => expect(nextFitAt(reviews)).toBe(next));
