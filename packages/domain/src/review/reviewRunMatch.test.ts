import { describe, expect, it } from 'vitest';
import { after, answered, choose, connected, itemIdsLeft, match, next, undo } from '../../test/reviewRuns.ts';
import { advanceReviewRun, currentStep, percentDone, reviewRunResult } from './reviewRun.ts';
import type { ReviewRunEvent } from './reviewRunModel.ts';
import { restoreReviewRun } from './restoreReviewRun.ts';

describe('a match', () => {
  const steps = [match('a', 'b', 'c'), choose('x'), choose('y'), choose('z'), choose('a'), choose('w')];

  it('is one review for each item: of its first meaning', () => {
    const end = after(
      steps,
      connected('b', 'a', '1'),
      connected('b', 'wrong', '2'),
      connected('c', 'c', '3'),
      connected('b', 'b', '4'),
      connected('a', null, '5'),
    );
    expect(end).toMatchObject({ phase: 'matched', matched: ['c', 'b', 'a'], final: 2 });
    expect(end.answers).toMatchObject([
      {
        correct: false,
        review: { id: '1', itemId: 'b', format: 'match', response: 'a', skill: 'recognize' },
      },
      { correct: true, review: { id: '3', itemId: 'c', format: 'match', response: 'c' } },
      { correct: false, review: { id: '5', itemId: 'a', format: 'match', response: null } },
    ]);
    expect(reviewRunResult(steps, end)).toEqual({ learned: [], right: ['c'], missed: ['b', 'a'] });
  });

  it('is one step, whose missed items are asked again alone, never right after it', () => {
    const end = after(
      steps,
      connected('a', 'b'),
      connected('c', null),
      connected('a', 'a'),
      connected('b', 'b'),
    );
    expect(percentDone(end)).toBe(0);
    const later = advanceReviewRun(steps, end, next);
    expect(itemIdsLeft(steps, later)).toEqual(['x', 'y', 'z', 'a', 'a', 'c', 'w']);
    const asked = [answered('right'), next];
    const again = [...asked, ...asked, ...asked, ...asked].reduce(
      (run, event) => advanceReviewRun(steps, run, event),
      later,
    );
    // The other question about the same item gives way.
    expect(itemIdsLeft(steps, again)).toEqual(['c', 'a', 'w']);
    expect(currentStep(steps, again)).toMatchObject({ kind: 'ask', itemId: 'c', format: 'choose-meaning' });
    const only = [match('a', 'b')];
    expect(after(only, connected('a', null), connected('b', 'b'), next).phase).toBe('finished');
  });

  it.each<[string, readonly ReviewRunEvent[]]>([
    ['an item that is matched already', [connected('a', 'a'), connected('a', 'b')]],
    ['an item that it does not have', [connected('x', 'a')]],
    ['no meaning', [connected('a', '')]],
    ['an answer to a question', [answered('a')]],
    ['Next before all are matched', [connected('a', 'a'), next]],
    [
      'a meaning after all are matched',
      [...['a', 'b', 'c'].map((id) => connected(id, id)), connected('a', 'b')],
    ],
  ])('ignores %s', (_, events) => {
    const before = after(steps, ...events.slice(0, -1));
    const [last] = events.slice(-1);
    expect(last && advanceReviewRun(steps, before, last)).toBe(before);
  });

  it('takes back the last review by undo, with what was chosen after it', () => {
    const first = after(steps, connected('a', 'a'));
    const second = [connected('b', 'c'), connected('b', 'b')];
    expect(after(steps, connected('a', 'a'), ...second, undo)).toEqual({ ...first, final: 1, before: null });
    expect(after(steps, connected('a', 'a'), undo)).toEqual(after(steps));
    const done = [connected('a', 'a'), connected('b', 'b'), connected('c', 'c')];
    expect(after(steps, ...done, next, undo)).toMatchObject({ phase: 'matching', matched: ['a', 'b'] });
  });

  it('is restored in the middle and at its end', () => {
    const [middle, end] = [
      after(steps, connected('a', 'b'), connected('b', 'b')),
      after(steps, connected('a', null), connected('b', 'b'), connected('c', 'c')),
    ];
    for (const run of [middle, end]) {
      const stored: unknown = JSON.parse(JSON.stringify(run));
      expect(restoreReviewRun(steps, stored)).toEqual({ ...run, before: null });
    }
    const edited = { ...middle, matched: ['x', 'a'] };
    expect(restoreReviewRun(steps, edited)).toMatchObject({ phase: 'matching', matched: ['a'] });
  });
});
