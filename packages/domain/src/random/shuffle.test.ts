import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seedAt, shuffle } from './shuffle.ts';

/** Pearson's statistic of observed counts against equal expectation. */
const chiSquare = (counts: readonly number[]) => {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
};

/** How often each position shows the right option (first in the data), in n attempts at a five-question quiz. */
const placesOfFirst = (order: (items: readonly string[], seed: number) => string[], attempts: number) => {
  const positions = [0, 0, 0, 0];
  for (let attempt = 0; attempt < attempts; attempt++)
    for (let question = 0; question < 5; question++) {
      const position = order(['right', 'b', 'c', 'd'], seedAt(attempt, question)).indexOf('right');
      positions[position] = (positions[position] ?? 0) + 1;
    }
  return positions;
};

describe('shuffle', () => {
  it('keeps every element, once', () => {
    fc.assert(
      fc.property(fc.array(fc.anything()), fc.nat(0xffffffff), (items, seed) => {
        const shuffled = shuffle(items, seed);
        expect(shuffled).toHaveLength(items.length);
        for (const item of items)
          expect(shuffled.filter((other) => Object.is(other, item))).toHaveLength(
            items.filter((other) => Object.is(other, item)).length,
          );
      }),
    );
  });

  it('gives the same order for the same seed and leaves its input alone', () => {
    const items = Object.freeze(['a', 'b', 'c', 'd', 'e']);
    expect(shuffle(items, 7)).toEqual(shuffle(items, 7));
    expect(new Set([1, 2, 3, 4, 5, 6].map((seed) => shuffle(items, seed).join('')))).not.toHaveLength(1);
  });

  // 16.27: the value that chi-square with 3 degrees of freedom exceeds once in a thousand.
  it('puts the right option in each of four positions equally often, whatever the position in the data', () => {
    expect(chiSquare(placesOfFirst(shuffle, 4000))).toBeLessThan(16.27);
  });

  it('is checked by a statistic that detects a shuffle that favors a position', () => {
    const naive = (items: readonly string[], seed: number) =>
      seed % 20 === 0 ? [...items] : shuffle(items, seed);
    expect(chiSquare(placesOfFirst(naive, 4000))).toBeGreaterThan(16.27);
  });

  it('makes every order of four equally likely', () => {
    const counts = new Map<string, number>();
    for (let seed = 0; seed < 24_000; seed++) {
      const order = shuffle(['a', 'b', 'c', 'd'], seed).join('');
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect(counts.size).toBe(24);
    // 49.73: exceeded once in a thousand with 23 degrees of freedom.
    expect(chiSquare([...counts.values()])).toBeLessThan(49.73);
  });

  it('gives each question of an attempt its own seed', () => {
    const seeds = Array.from({ length: 100 }, (_, position) => seedAt(42, position));
    expect(new Set(seeds).size).toBe(100);
  });
});
