import { describe, expect, it } from 'vitest';
import {
  countCompleted,
  displayPercent,
  percentCompleted,
  percentOfTarget,
  type StudyRecord,
} from './display.ts';

const record = (timeSpent: number, completed = false, lessonId = 'alphabet'): StudyRecord => ({
  lessonId,
  completed,
  timeSpent,
});

describe('displayPercent', () => {
  it.each([
    ['[PROG-10] no record', undefined, 5, 0],
    ['[PROG-10] no time', record(0), 5, 0],
    ['[PROG-10] 1 minute', record(1), 5, 5],
    ['[PROG-10] 18 minutes', record(18), 5, 90],
    ['[PROG-10] 19 minutes', record(19), 5, 95],
    ['[PROG-10] 40 minutes', record(40), 5, 95],
    ['[PROG-10] completed without time', record(0, true), 5, 100],
    ['[IHUB-10] 1 minute', record(1), 2, 2],
    ['[IHUB-10] 47 minutes', record(47), 2, 94],
    ['[IHUB-10] 48 minutes', record(48), 2, 95],
    ['[IHUB-10] 47.3 minutes, rounded', record(47.3), 2, 95],
    ['[IHUB-10] 12.7 minutes, rounded', record(12.7), 2, 25],
    ['[IHUB-10] completed', record(3, true), 2, 100],
    ['[IHUB-11] writing, 3 minutes', record(3), 5, 15],
    ['[IHUB-11] writing, 20 minutes', record(20), 5, 95],
  ])('%s', (_, study, percentPerMinute, percent) =>
    expect(displayPercent(study, percentPerMinute)).toBe(percent),
  );
});

it.each([
  ['known items before any time', undefined, 36, 90],
  ['all items known, not completed yet', record(0), 40, 95],
  ['more by time than by items', record(10), 4, 50],
  ['completed', record(0, true), 4, 100],
  ['no items known', undefined, 0, 0],
])('decision 101: %s', (_, study, known, percent) =>
  expect(displayPercent(study, 5, { known, introduced: known, total: 40 })).toBe(percent),
);

describe('percentCompleted', () => {
  const done = (...ids: string[]) => ids.map((id) => record(0, true, id));
  it.each([
    ['no records', [], ['a', 'b'], 0],
    ['one of three, rounded', done('a'), ['a', 'b', 'c'], 33],
    ['two of three, rounded', done('a', 'c'), ['a', 'b', 'c'], 67],
    ['all', done('b', 'a'), ['a', 'b'], 100],
    ['a unit with two records counts once', done('a', 'a'), ['a', 'b'], 50],
    ['records of other units do not count', done('x', 'y', 'a'), ['a', 'b'], 50],
    ['time alone does not count', [record(40, false, 'a')], ['a'], 0],
    ['no units', done('a'), [], 0],
  ])('%s', (_, records, unitIds, percent) => {
    expect(percentCompleted(records, unitIds)).toBe(percent);
    // Figures and bars are computed from the count, too.
    expect(percentOfTarget(countCompleted(records, unitIds), unitIds.length)).toBe(percent);
  });
});

it.each([
  [0, 45, 0],
  [10, 45, 22],
  [213, 500, 43],
  [520, 500, 100],
])('%i of %i are %i percent', (count, total, percent) => expect(percentOfTarget(count, total)).toBe(percent));
