import { describe, expect, it } from 'vitest';
import { addDays, type Day, daysFrom, weekdayOf } from '../streak/day.ts';
import { dueDay, maxShift } from './dueDay.ts';

const monday: Day = '2026-03-02';
const cards = Array.from({ length: 2000 }, (_, index) => `recognize food.word.${index}`);
const intervals = (interval: number, easyDays: readonly number[] = []) =>
  cards.map((card) => daysFrom(monday, dueDay(monday, interval, card, easyDays)));

describe('the due day of a card', () => {
  it.each([
    [1, 0],
    [2, 0],
    [3, 1],
    [7, 2],
    [20, 3],
    [100, 7],
    [3000, 7],
  ])('after %i days is up to %i days earlier or later, each of them as often', (interval, shift) => {
    expect(maxShift(interval)).toBe(shift);
    const counts = Map.groupBy(intervals(interval), (days) => days);
    const expected = Array.from({ length: 2 * shift + 1 }, (_, index) => interval - shift + index);
    expect([...counts.keys()].toSorted((one, other) => one - other)).toEqual(expected);
    for (const days of counts.values())
      expect(days.length / cards.length).toBeCloseTo(1 / expected.length, 1);
  });

  it('is the same each time, and another one for the next review', () => {
    expect(intervals(20)).toEqual(intervals(20));
    const next = addDays(monday, 1);
    const later = cards.map((card) => daysFrom(next, dueDay(next, 20, card)));
    expect(later).not.toEqual(intervals(20));
  });

  it('is not on an easy day where another one is near', () => {
    const onWeekend = (interval: number) =>
      intervals(interval, [5, 6]).filter((days) => weekdayOf(addDays(monday, days)) >= 5).length;
    expect([3, 4, 5, 6, 7, 12, 30].map(onWeekend)).toEqual(Array(7).fill(0));
  });

  it('is on an easy day where none of the others is near: nothing is put off', () => {
    const saturday = addDays(monday, 5);
    expect(dueDay(addDays(monday, 4), 1, 'card', [5, 6])).toBe(saturday);
    expect(intervals(20, [0, 1, 2, 3, 4, 5, 6])).toEqual(intervals(20));
  });
});
