import { describe, expect, it } from 'vitest';
import {
  type Condition,
  counters,
  type Facts,
  factOf,
  progressTowards,
  type UnitFact,
} from './achievement.ts';

const noCounts = { words: 0, hours: 0, streak: 0, 'right-answers': 0, dictation: 0, essays: 0 };
const facts = (records: Record<string, UnitFact>, counts: Partial<Facts['counts']> = {}): Facts => ({
  records: new Map(Object.entries(records)),
  counts: { ...noCounts, ...counts },
});
const done = (score: number | null = null): UnitFact => ({ completed: true, score });
const open = (score: number | null = null): UnitFact => ({ completed: false, score });

describe('steps', () => {
  const two: Condition = { kind: 'steps', steps: [{ unit: 'a' }, { unit: 'b', percent: 80 }], atLeast: 2 };
  const any: Condition = { kind: 'steps', steps: [{ unit: 'a' }, { unit: 'b' }], atLeast: 1 };
  it.each([
    ['no record', two, facts({}), 0, 0, false],
    ['a record that is not completed', two, facts({ a: open() }), 0, 0, false],
    ['one of two', two, facts({ a: done() }), 1, 50, false],
    ['completed below the score', two, facts({ a: done(), b: done(79) }), 1, 50, false],
    ['completed without a score', two, facts({ a: done(), b: done() }), 1, 50, false],
    ['a score that is not completed', two, facts({ a: done(), b: open(100) }), 1, 50, false],
    ['both, the score exactly', two, facts({ a: done(), b: done(80) }), 2, 100, true],
    ['one of two alternatives', any, facts({ b: done() }), 1, 100, true],
    ['more than required', any, facts({ a: done(), b: done() }), 1, 100, true],
    ['another unit', any, facts({ c: done() }), 0, 0, false],
  ] as const)('%s', (_, condition, known, current, percent, earned) =>
    expect(progressTowards(condition, known)).toEqual({
      current,
      target: condition.atLeast,
      average: null,
      percent,
      earned,
    }),
  );
});

describe('an average', () => {
  const condition: Condition = { kind: 'average', quizzes: ['a', 'b', 'c', 'd'], atLeast: 3, percent: 80 };
  it.each([
    ['nothing', {}, 0, null, 0, false],
    ['too few, all perfect', { a: done(100), b: done(100) }, 2, 100, 66, false],
    ['enough, just below', { a: done(80), b: done(80), c: done(79) }, 3, 79, 99, false],
    ['enough, exactly', { a: done(70), b: done(90), c: done(80) }, 3, 80, 100, true],
    ['only the best scores count', { a: done(80), b: done(0), c: done(80), d: done(80) }, 3, 80, 100, true],
    ['enough quizzes, half the average', { a: done(40), b: done(40), c: done(40) }, 3, 40, 50, false],
    ['enough, all 0', { a: done(0), b: done(0), c: done(0) }, 3, 0, 0, false],
    ['quizzes without a score', { a: done(100), b: open(), c: done(100) }, 2, 100, 66, false],
    ['the score of another quiz', { a: done(90), b: done(90), x: done(90) }, 2, 90, 66, false],
  ] as const)('%s', (_, records, current, average, percent, earned) =>
    expect(progressTowards(condition, facts(records))).toEqual({
      current,
      target: 3,
      average,
      percent,
      earned,
    }),
  );
});

describe.each(counters)('the count of %s', (of) => {
  const condition: Condition = { kind: 'count', of, atLeast: 300 };
  it.each([
    [0, 0, 0, false],
    [1, 1, 0, false],
    [299, 299, 99, false],
    [300, 300, 100, true],
    [301, 300, 100, true],
  ])('%i', (count, current, percent, earned) => {
    const progress = progressTowards(condition, facts({}, { [of]: count }));
    expect(progress).toEqual({ current, target: 300, average: null, percent, earned });
  });
  it('is the data that the condition depends on', () => expect(factOf(condition)).toBe(of));
});
