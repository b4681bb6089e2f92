import type { Rating } from '@ena/domain/review/grade';
import { maxShift } from '@ena/domain/review/dueDay';
import { addDays, daysFrom, timestampOf, weekdayOf } from '@ena/domain/streak/day';
import fc from 'fast-check';
import { createEmptyCard, default_w, fsrs, type Grade, Rating as FsrsRating } from 'ts-fsrs';
import { describe, expect, it } from 'vitest';
import {
  limitParameters,
  type Memory,
  nextMemory,
  nextStrength,
  recallOn,
  type Strength,
  type Scheduling,
} from './memory.ts';

const start = '2026-03-01';
const grades: readonly Grade[] = [FsrsRating.Again, FsrsRating.Hard, FsrsRating.Good, FsrsRating.Easy];
const history = fc.array(
  fc.record({ gap: fc.integer({ min: 0, max: 400 }), rating: fc.constantFrom<Rating>(1, 2, 3, 4) }),
  { minLength: 1, maxLength: 12 },
);
const usual: Scheduling = { retention: 90, parameters: null };
const key = { itemId: 'food.word.1', skill: 'recognize' };
const libraryOf = ({ retention, parameters }: Scheduling) =>
  fsrs({
    request_retention: retention / 100,
    enable_fuzz: false,
    enable_short_term: true,
    learning_steps: [],
    relearning_steps: [],
    ...(parameters && { w: parameters }),
  });
/** The defaults, each changed by up to half; the library limits them to their ranges. */
const fitted = fc
  .array(fc.double({ min: 0.5, max: 1.5, noNaN: true }), {
    minLength: default_w.length,
    maxLength: default_w.length,
  })
  .map((factors) => limitParameters(default_w.map((one, index) => one * (factors[index] ?? 1))));

describe('the memory of a card', () => {
  it('is that of the library, after 10,000 random histories', () => {
    fc.assert(
      fc.property(
        history,
        fc.integer({ min: 80, max: 95 }),
        fc.option(fitted),
        (reviews, retention, parameters) => {
          const scheduling = { retention, parameters };
          const library = libraryOf(scheduling);
          let day = start;
          let card = createEmptyCard(new Date(timestampOf(start)));
          let memory: Memory | null = null;
          let strength: Strength | null = null;
          for (const { gap, rating } of reviews) {
            day = addDays(day, gap);
            const grade = grades[rating - 1] ?? FsrsRating.Again;
            strength = nextStrength(strength, rating, day, scheduling);
            card = library.next(card, new Date(timestampOf(day)), grade).card;
            // Stored and read again, as between two requests.
            memory = JSON.parse(JSON.stringify(nextMemory(memory, rating, day, scheduling, key))) as Memory; // as: a copy
          }
          expect(memory).toMatchObject(strength ?? {});
          const { stability, difficulty, reps } = card;
          expect(memory).toMatchObject({ stability, difficulty, reps, lastDay: day });
        },
      ),
      { numRuns: 10_000 },
    );
  });

  /** Ratings by the days since the first one: those of a day are separated by nothing. */
  it.each<[string, readonly (readonly [day: number, rating: Rating])[], number | 'interval']>([
    ['once right', [[0, 3]], 1],
    ['once wrong', [[0, 1]], 1],
    [
      'twice right on the first day',
      [
        [0, 3],
        [0, 3],
      ],
      1,
    ],
    [
      'easy on the first day',
      [
        [0, 4],
        [0, 4],
      ],
      1,
    ],
    [
      'wrong, then right on the first day',
      [
        [0, 1],
        [0, 3],
      ],
      1,
    ],
    [
      'wrong, then right three times on the first day',
      [
        [0, 1],
        [0, 3],
        [0, 3],
        [0, 3],
      ],
      1,
    ],
    [
      'right on the second day',
      [
        [0, 3],
        [0, 3],
        [1, 3],
      ],
      'interval',
    ],
    [
      'hard on the second day',
      [
        [0, 3],
        [0, 3],
        [1, 2],
      ],
      'interval',
    ],
    [
      'right twice on a later day',
      [
        [0, 3],
        [1, 3],
        [4, 3],
        [4, 3],
      ],
      'interval',
    ],
    [
      'right, late',
      [
        [0, 3],
        [1, 3],
        [40, 3],
      ],
      'interval',
    ],
    [
      'wrong on a later day',
      [
        [0, 3],
        [1, 3],
        [4, 3],
        [15, 1],
      ],
      1,
    ],
    [
      'wrong, then right on a later day',
      [
        [0, 3],
        [1, 3],
        [4, 3],
        [15, 1],
        [15, 3],
        [15, 3],
      ],
      1,
    ],
    [
      'right, then wrong on a later day',
      [
        [0, 3],
        [1, 3],
        [4, 3],
        [15, 3],
        [15, 1],
      ],
      1,
    ],
    [
      'right again on the day after a wrong answer',
      [
        [0, 3],
        [1, 3],
        [4, 3],
        [15, 1],
        [15, 3],
        [16, 3],
      ],
      'interval',
    ],
  ])('%s, it is due after 1 day or the interval of the library', (_, reviews, expected) => {
    const library = libraryOf(usual);
    let card = createEmptyCard(new Date(timestampOf(start)));
    let memory: Memory | null = null;
    for (const [days, rating] of reviews) {
      const day = addDays(start, days);
      card = library.next(card, new Date(timestampOf(day)), grades[rating - 1] ?? FsrsRating.Again).card;
      memory = nextMemory(memory, rating, day, usual, key);
    }
    const interval = memory === null ? 0 : daysFrom(memory.lastDay, memory.due);
    if (expected === 'interval') {
      const exact = library.next_interval(card.stability, 0);
      expect(Math.abs(interval - exact)).toBeLessThanOrEqual(maxShift(exact));
      expect(interval).toBeGreaterThan(1);
    } else expect(interval).toBe(expected);
  });

  it('has a lapse for each day that began with a wrong answer, after the first day', () => {
    const reviews = [
      [0, 1],
      [0, 1],
      [1, 1],
      [1, 1],
      [1, 3],
      [2, 3],
      [2, 1],
      [5, 1],
    ] as const;
    const lapses = reviews.map(
      (_, index) =>
        reviews
          .slice(0, index + 1)
          .reduce<Memory | null>(
            (memory, [days, rating]) => nextMemory(memory, rating, addDays(start, days), usual, key),
            null,
          )?.lapses,
    );
    expect(lapses).toEqual([0, 0, 1, 1, 1, 1, 1, 2]);
  });

  it('is not due on an easy day, if another one is near', () => {
    const weekend = { ...usual, easyDays: [5, 6] };
    const due = Array.from({ length: 50 }, (_, index) => {
      const day = addDays(start, 20 + index);
      return nextMemory(after(3, 3, 3), 3, day, weekend, { ...key, itemId: `item ${index}` }).due;
    });
    expect(due.filter((day) => weekdayOf(day) >= 5)).toEqual([]);
  });

  const after = (...ratings: readonly Rating[]) =>
    ratings.reduce<Memory | null>(
      (memory, rating) => nextMemory(memory, rating, memory?.due ?? start, usual, key),
      null,
    );

  it('is due again at the earliest on the next day, later after each good answer', () => {
    expect(after(1)).toMatchObject({ due: '2026-03-02', reps: 1 });
    const due = [after(3)?.due, after(3, 3)?.due, after(3, 3, 3)?.due];
    expect(due.toSorted()).toEqual(due);
    expect(new Set(due).size).toBe(3);
  });

  it('is weaker after a wrong answer', () => {
    expect(after(3, 3, 1)).toMatchObject({ lapses: 1 });
    expect(after(3, 3, 1)?.stability).toBeLessThan(after(3, 3)?.stability ?? 0);
  });

  it('is reviewed earlier for a higher retention', () => {
    const due = [80, 90, 95].map(
      (retention) => nextMemory(after(3, 3), 3, '2026-04-01', { ...usual, retention }, key).due,
    );
    expect(due.toSorted().toReversed()).toEqual(due);
  });

  it('takes a day before the last one for the last one', () =>
    expect(nextMemory(after(3), 3, '2026-02-01', usual, key)).toEqual(
      nextMemory(after(3), 3, start, usual, key),
    ));

  it('is recalled with 90 percent when its stability has passed, and with 100 percent on its day', () => {
    const memory = { stability: 10, lastDay: start };
    expect(recallOn(memory, start, usual)).toBe(1);
    expect(recallOn(memory, addDays(start, 10), usual)).toBeCloseTo(0.9, 5);
    expect(recallOn(memory, '2026-02-01', usual)).toBe(1);
  });
});
