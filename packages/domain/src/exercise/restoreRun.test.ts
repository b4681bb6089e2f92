import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fitResponse } from './kinds.ts';
import type { Exercise } from './model.ts';
import { advanceRun, type ExerciseEvent, type ExerciseRun, restartRun, restoreRun, startRun } from './run.ts';

const base = (id: string) => ({ id, teaches: [], prompt: 'Which?' });
const exerciseWith = (checkOn: Exercise['checkOn']): Exercise => ({
  id: 'test',
  title: 'Test',
  description: '',
  feedback: 'generic',
  hint: 'toggle',
  checkOn,
  advanceAfter: 'answer',
  items: [
    { ...base('a'), kind: 'choice', options: ['right', 'wrong'], answer: 'right' },
    { ...base('b'), kind: 'order', items: ['right', 'wrong'] },
    { ...base('c'), kind: 'type-answer', answers: ['right'] },
  ],
});
const exercise = exerciseWith('button');

const events: fc.Arbitrary<ExerciseEvent | 'restart'> = fc.oneof(
  fc
    .constantFrom('right', 'wrong', '', ['right', 'wrong'], ['wrong', 'right'], {})
    .map((response): ExerciseEvent => ({ type: 'respond', response })),
  fc.constantFrom<ExerciseEvent | 'restart'>(
    { type: 'check' },
    { type: 'next' },
    { type: 'show-answer' },
    'restart',
  ),
);

/** A restored run lists ids in the order of the items, not of the answers. */
const byOrderOfItems = (run: ExerciseRun | null) =>
  run && {
    ...run,
    missedBefore: run.missedBefore.toSorted(),
    wrong: run.wrong.toSorted(),
  };

describe('a stored run', () => {
  it.each(['response', 'button'] as const)('is restored after any events, judged %s', (checkOn) => {
    const of = exerciseWith(checkOn);
    fc.assert(
      fc.property(fc.nat(99), fc.array(events, { maxLength: 30 }), (seed, history) => {
        let run = startRun(of, seed);
        for (const event of history) {
          run = event === 'restart' ? restartRun(of, run, 3) : advanceRun(of, run, event);
          const stored: unknown = JSON.parse(JSON.stringify(run));
          const item = of.items[run.index];
          const response = item ? fitResponse(item, run.response) : run.response;
          expect(byOrderOfItems(restoreRun(of, stored))).toEqual(byOrderOfItems({ ...run, response }));
        }
      }),
    );
  });

  const taken = startRun(exercise, 1);
  it.each([
    ['nothing', null],
    ['a text', 'x'],
    ['an item that the exercise does not have', { ...taken, index: 3 }],
    ['a negative position', { ...taken, index: -1 }],
    ['a position that is none', { ...taken, index: '0' }],
    ['a response that is none', { ...taken, response: 5 }],
    ['no list of right answers', { ...taken, right: 'a' }],
    ['no phase', { ...taken, phase: undefined }],
    ['no list of wrong answers', { ...taken, wrong: 'a' }],
    ['a count that is none', { ...taken, wrongCount: 'many' }],
    ['an answer that is perhaps shown', { ...taken, isAnswerShown: 1 }],
  ])('is not restored with %s', (_, stored) => expect(restoreRun(exercise, stored)).toBeNull());

  it('drops right answers to items that the exercise does not have', () =>
    expect(restoreRun(exercise, { ...taken, right: ['b', 'x', 'b'] })?.right).toEqual(['b']));

  it('of an earlier version, which named no phase, is not restored', () => {
    const { phase: _, ...earlier } = taken;
    expect(restoreRun(exercise, { ...earlier, isJudged: false })).toBeNull();
  });

  it('with a response of another kind of item is restored with an empty one', () =>
    expect(restoreRun(exercise, { ...taken, response: { a: 'b' } })?.response).toBe(''));

  it('that claims a verdict on an incomplete response is restored without one', () =>
    expect(restoreRun(exercise, { ...taken, phase: 'judged' })?.phase).toBe('answering'));
});
