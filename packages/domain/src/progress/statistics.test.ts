import { describe, expect, it } from 'vitest';
import { averageScore, hoursOf, recentRecords } from './statistics.ts';

it.each([
  [0, 0],
  [59, 0],
  [60, 1],
  [119, 1],
  [120, 2],
])('[PROF-20] %i minutes are %i hours', (minutes, hours) => expect(hoursOf(minutes)).toBe(hours));

it.each([
  ['none', [], 0],
  ['none with a score', [null, null], 0],
  ['one', [80], 80],
  ['a mean that is rounded down', [80, 85, 100], 88],
  ['a mean that is rounded up', [80, 85, 98], 88],
  ['a record without a score is left out', [60, null, 100], 80],
  ['a score of 0 counts', [0, 100], 50],
])('the average score of %s', (_, scores, expected) => expect(averageScore(scores)).toBe(expected));

describe('recent progress', () => {
  const record = (lessonId: string, day: number, fields = {}) => ({
    lessonId,
    completed: false,
    score: null,
    timeSpent: 1,
    updatedAt: `2026-03-${String(day).padStart(2, '0')}T10:00:00.000Z`,
    ...fields,
  });
  const ids = (records: readonly { lessonId: string }[]) => records.map(({ lessonId }) => lessonId);

  it('is the five latest, latest first', () => {
    const records = [3, 1, 7, 2, 6, 5, 4].map((day) => record(`r${day}`, day));
    expect(ids(recentRecords(records))).toEqual(['r7', 'r6', 'r5', 'r4', 'r3']);
  });
  it('leaves out records with nothing in them, such as the initial ones', () => {
    const records = [
      record('empty', 9, { timeSpent: 0 }),
      record('completed', 1, { timeSpent: 0, completed: true }),
      record('scored', 2, { timeSpent: 0, score: 0 }),
    ];
    expect(ids(recentRecords(records))).toEqual(['scored', 'completed']);
    expect(recentRecords([record('empty', 9, { timeSpent: 0 })])).toEqual([]);
  });
});
