import { describe, expect, it } from 'vitest';
import { isCompleted } from './completion.ts';

/** The rule of each page in the specification; the tests of the catalog check that it has the same values. */
const rules: readonly (readonly [title: string, minutesAbove: number, points: number])[] = [
  ['[TIME-11] Alphabet', 10, 5],
  ['[TIME-12] Basic Vocabulary', 10, 5],
  ['[TIME-13] Colors and Shapes', 10, 5],
  ['[TIME-14] Numbers', 10, 5],
  ['[TIME-15] Months and Seasons', 10, 5],
  ['[TIME-16] Food and Drinks', 10, 5],
  ['[TIME-17] Human Body', 10, 5],
  ['[TIME-18] Animals', 10, 5],
  ['[TIME-19] Daily Activities', 10, 5],
  ['[TIME-20] Grammar', 15, 5],
  ['[TIME-21] Conversations', 15, 3],
  ['[TIME-22] Common Words', 15, 2],
  ['[TIME-23] Reading', 15, 3],
  ['[TIME-24] Writing', 15, 3],
  ['[TIME-25] Sentences', 15, 5],
  ['[ADV-37] Advanced Writing', 15, 1],
  ['[ADV-38] [ADV-39] [ADV-41] the other advanced lessons', 15, 3],
];

describe('isCompleted', () => {
  it.each(rules)('%s: above %i minutes or at %i points', (_, minutesAbove, points) => {
    const rule = { minutesAbove, points };
    expect(isCompleted(rule, minutesAbove, points - 1)).toBe(false);
    expect(isCompleted(rule, minutesAbove + 1, 0)).toBe(true);
    expect(isCompleted(rule, 0, points)).toBe(true);
  });

  it.each([
    [0, 0, false],
    [10, 4, false],
    [11, 0, true],
    [0, 5, true],
    [0, 6, true],
    [11, 5, true],
  ])('[TIME-09] either alone is enough: %i minutes and %i points -> %s', (minutes, points, completed) =>
    expect(isCompleted({ minutesAbove: 10, points: 5 }, minutes, points)).toBe(completed),
  );

  it.each([
    [15, 100, false],
    [16, 0, true],
  ])(
    '[ADV-40] Literature is completed by time and by nothing else: %i minutes, %i points -> %s',
    (minutes, points, completed) =>
      expect(isCompleted({ minutesAbove: 15, points: null }, minutes, points)).toBe(completed),
  );
});
