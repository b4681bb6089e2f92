import { describe, expect, it } from 'vitest';
import { areKnown, type ItemCounts } from './itemCounts.ts';
import { dueQuizzes, pathAround, type Step, whatNext } from './whatNext.ts';

/** A lesson without items, not begun. */
const step = (id: string, rest: Partial<Step> = {}): Step => ({
  id,
  items: null,
  isCompleted: false,
  isLocked: false,
  ...rest,
});
const counts = (known: number, introduced: number, total = 10): ItemCounts => ({ known, introduced, total });
const done = { isCompleted: true };
const locked = { isLocked: true };

describe('what comes next', () => {
  it.each<[string, readonly Step[], unknown]>([
    ['the first of new steps', [step('a'), step('b')], { kind: 'open', id: 'a' }],
    ['not one that is completed', [step('a', done), step('b')], { kind: 'open', id: 'b' }],
    [
      'not one whose items are all known, however it was learned',
      [step('a', { items: counts(10, 10) }), step('b')],
      { kind: 'open', id: 'b' },
    ],
    [
      'not one of which an item was forgotten: Today asks it again',
      [step('a', { items: counts(8, 10) }), step('b', { items: counts(0, 0) })],
      { kind: 'open', id: 'b' },
    ],
    [
      'one with items that were never introduced',
      [step('a', { items: counts(9, 9) }), step('b')],
      { kind: 'open', id: 'a' },
    ],
    [
      'a completed one does not need its items',
      [step('a', { ...done, items: counts(5, 5) }), step('b')],
      { kind: 'open', id: 'b' },
    ],
    [
      'one without items until it is completed',
      [step('a', { items: counts(0, 0, 0) })],
      { kind: 'open', id: 'a' },
    ],
    ['an open one after locked ones', [step('a', locked), step('b')], { kind: 'open', id: 'b' }],
    [
      'what needs a subscription, if nothing else is left',
      [step('a', done), step('b', locked), step('c', locked)],
      { kind: 'locked', id: 'b', locked: 2 },
    ],
    ['nothing', [step('a', done)], { kind: 'done' }],
  ])('is %s', (_, steps, expected) => {
    const next = whatNext(steps);
    const id = next.kind === 'done' ? {} : { id: next.step.id };
    expect({ kind: next.kind, ...id, ...(next.kind === 'locked' && { locked: next.locked }) }).toEqual(
      expected,
    );
  });

  it.each<[string, string, readonly Step[], string]>([
    ['a lesson: the following one', 'a', [step('a'), step('b'), step('c')], 'b'],
    ['the last one: an earlier one that is left', 'c', [step('a', done), step('b'), step('c')], 'b'],
    ['a lesson before locked ones: an earlier one', 'b', [step('a'), step('b'), step('c', locked)], 'a'],
  ])('is after %s', (_, after, steps, id) =>
    expect(whatNext(steps, after)).toMatchObject({ kind: 'open', step: { id } }),
  );
});

it.each([
  [null, false],
  [counts(0, 0, 0), false],
  [counts(9, 10), false],
  [counts(10, 10), true],
])('%j is known: %s', (items, known) => expect(areKnown(items)).toBe(known));

describe('the part of the path around the next step', () => {
  const rowsOf = (steps: readonly Step[]) =>
    pathAround(steps, { before: 1, after: 2 }).map((row) =>
      row.kind === 'locked'
        ? `${row.count} locked from ${row.step.id}`
        : row.isCurrent
          ? `[${row.step.id}]`
          : row.step.id,
    );
  it.each<[string, readonly Step[], readonly string[]]>([
    ['at the start', ['a', 'b', 'c', 'd'].map((id) => step(id)), ['[a]', 'b', 'c']],
    [
      'in the middle',
      [step('a', done), step('b', done), step('c'), step('d'), step('e'), step('f')],
      ['b', '[c]', 'd', 'e'],
    ],
    ['at the end', ['a', 'b', 'c', 'd'].map((id) => step(id, done)), ['b', 'c', 'd']],
    [
      'with locked steps between the open ones',
      [
        step('a', done),
        step('x', locked),
        step('b'),
        step('y', locked),
        step('z', locked),
        step('c'),
        step('d'),
        step('e'),
      ],
      ['a', '1 locked from x', '[b]', '2 locked from y', 'c', 'd'],
    ],
    [
      'when only locked ones are left',
      [step('y', locked), step('a', done), step('b', done), step('z', locked)],
      ['b', '2 locked from y'],
    ],
    [
      'with what is locked behind the last open one',
      [step('a'), step('y', locked), step('z', locked)],
      ['[a]', '2 locked from y'],
    ],
  ])('%s', (_, steps, expected) => expect(rowsOf(steps)).toEqual(expected));
});

describe('the quizzes to take', () => {
  const quizzes = [
    { id: 'quiz-alphabet', tier: 'free', lesson: 'alphabet' },
    { id: 'quiz-colors', tier: 'premium', lesson: 'colors' },
    { id: 'quiz-general', tier: 'premium', lesson: null },
  ] as const;
  const records = (...ids: string[]) => ids.map((lessonId) => ({ lessonId, completed: true }));
  const [learner, subscriber] = [{ entitled: false }, { entitled: true }];
  it.each([
    ['none before a lesson is completed', [{ lessonId: 'alphabet', completed: false }], subscriber, []],
    [
      'those of completed lessons',
      records('alphabet', 'colors'),
      subscriber,
      ['quiz-alphabet', 'quiz-colors'],
    ],
    ['none that were taken', records('alphabet', 'colors', 'quiz-alphabet'), subscriber, ['quiz-colors']],
    ['none that need a subscription', records('alphabet', 'colors'), learner, ['quiz-alphabet']],
  ])('%s', (_, known, viewer, expected) =>
    expect(dueQuizzes(quizzes, known, viewer).map(({ id }) => id)).toEqual(expected),
  );
});
