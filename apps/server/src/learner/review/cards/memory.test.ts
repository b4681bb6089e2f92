import type { Rating } from '@ena/domain/review/grade';
import { addDays, timestampOf } from '@ena/domain/streak/day';
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
          const library = fsrs({
            request_retention: retention / 100,
            enable_fuzz: false,
            enable_short_term: true,
            learning_steps: [],
            relearning_steps: [],
            ...(parameters && { w: parameters }),
          });
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
            memory = JSON.parse(JSON.stringify(nextMemory(memory, rating, day, scheduling))) as Memory; // as: a copy
          }
          expect(memory).toMatchObject(strength ?? {});
          expect(memory).toEqual({
            stability: card.stability,
            difficulty: card.difficulty,
            due: card.due.toISOString().slice(0, 10),
            lastDay: day,
            reps: card.reps,
            lapses: card.lapses,
          });
        },
      ),
      { numRuns: 10_000 },
    );
  });

  const after = (...ratings: readonly Rating[]) =>
    ratings.reduce<Memory | null>(
      (memory, rating) => nextMemory(memory, rating, memory?.due ?? start, usual),
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
      (retention) => nextMemory(after(3, 3), 3, '2026-04-01', { ...usual, retention }).due,
    );
    expect(due.toSorted().toReversed()).toEqual(due);
  });

  it('takes a day before the last one for the last one', () =>
    expect(nextMemory(after(3), 3, '2026-02-01', usual)).toEqual(nextMemory(after(3), 3, start, usual)));

  it('is recalled with 90 percent when its stability has passed, and with 100 percent on its day', () => {
    const memory = { stability: 10, lastDay: start };
    expect(recallOn(memory, start, usual)).toBe(1);
    expect(recallOn(memory, addDays(start, 10), usual)).toBeCloseTo(0.9, 5);
    expect(recallOn(memory, '2026-02-01', usual)).toBe(1);
  });
});
