import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  accept,
  after,
  answered,
  base,
  choose,
  commit,
  connected,
  introduce,
  itemIdsLeft,
  match,
  next,
  stamp,
  type,
  undo,
} from '../../test/reviewRuns.ts';
import type { ExerciseItem } from '../exercise/kinds.ts';
import {
  advanceReviewRun,
  canAccept,
  canRate,
  canUndo,
  currentStep,
  maxRepeats,
  nearestAnswer,
  newlyFinal,
  percentDone,
  letterCountHint,
  reviewRunResult,
  startReviewRun,
  stepOf,
} from './reviewRun.ts';
import type { ReviewRunState, ReviewRunEvent, ReviewStep, QueuedStep } from './reviewRunModel.ts';
import { isReviewSteps, restoreReviewRun } from './restoreReviewRun.ts';
import { haveCommonItem, itemIdsOf } from './stepItems.ts';

describe('a review run', () => {
  const steps = [introduce('a'), choose('b'), choose('a')];
  it('goes through its steps to the end', () => {
    expect(startReviewRun(steps, 1).phase).toBe('introducing');
    expect(after(steps, next)).toMatchObject({ phase: 'answering', response: '' });
    const judged = after(steps, next, answered('right'));
    expect(judged).toMatchObject({ phase: 'judged', verdict: { kind: 'correct' } });
    expect([percentDone(judged), reviewRunResult(steps, judged).learned]).toEqual([33, ['a']]);
    const end = after(steps, next, answered('right'), next, answered('right', 'y'), next);
    expect([end.phase, end.final, percentDone(end)]).toEqual(['finished', 2, 100]);
    expect(reviewRunResult(steps, end)).toEqual({ learned: ['a'], right: ['b', 'a'], missed: [] });
  });

  it('has learned nothing at its start, is half done after half of its steps, and without steps is done', () => {
    expect(reviewRunResult(steps, startReviewRun(steps, 1)).learned).toEqual([]);
    const two = [choose('a'), choose('b')];
    expect(percentDone(after(two, answered('right'), next))).toBe(50);
    expect(percentDone(startReviewRun([], 1))).toBe(100);
  });

  it('keeps what is typed or chosen before it is answered', () =>
    expect(after(steps, next, { type: 'respond', response: 'right' })).toMatchObject({
      phase: 'answering',
      response: 'right',
    }));

  it('records a pair of a match, although its item was asked alone before', () => {
    const asked = [choose('a'), match('a', 'b')];
    const run = after(asked, answered('right', '1'), next, connected('a', 'wrong', '2'));
    expect(run.answers).toMatchObject([
      { review: { id: '1' }, correct: true },
      {
        review: { id: '2', secondAttempt: false, hintUsed: false, acceptedByLearner: false },
        correct: false,
      },
    ]);
  });

  it.each<[string, readonly ReviewRunEvent[]]>([
    ['an answer to an introduction', [answered('right')]],
    ['a judged answer', [next, answered('wrong'), answered('right')]],
    ['an answer that is empty', [next, answered('')]],
    ['undo with nothing to undo', [undo]],
    ['a verdict that is right already', [next, answered('right'), accept]],
    ['Next before an answer', [next, next]],
    ['a response to an introduction', [{ type: 'respond', response: 'right' }]],
  ])('ignores %s', (_, events) => {
    const before = after(steps, ...events.slice(0, -1));
    const [last] = events.slice(-1);
    expect(last && advanceReviewRun(steps, before, last)).toBe(before);
  });
});

describe('a wrong answer', () => {
  const steps = ['a', 'b', 'c', 'd', 'e', 'f'].map(choose);
  it('is asked again after four other steps, and at most twice more', () => {
    const once = after(steps, answered('wrong'), next);
    expect(itemIdsLeft(steps, once)).toEqual(['b', 'c', 'd', 'e', 'a', 'f']);
    const rest = [answered('right'), next, answered('right'), next, answered('right'), next];
    const again = after(steps, answered('wrong'), next, ...rest, answered('right'), next);
    expect(itemIdsLeft(steps, again)).toEqual(['a', 'f']);
    const twice = [answered('wrong'), next, answered('right'), next, answered('wrong'), next].reduce(
      (run, event) => advanceReviewRun(steps, run, event),
      again,
    );
    expect([twice.phase, twice.answers.length]).toEqual(['finished', 8]);
  });

  it.each([
    ['the learner does not know', answered(null), { kind: 'incorrect', expected: 'right' }],
    ['another option is chosen', answered('wrong'), { kind: 'incorrect', expected: 'right' }],
  ])('is one where %s', (_, event, verdict) =>
    expect(after(steps, event)).toMatchObject({ verdict, answers: [{ correct: false }] }),
  );

  it('is never followed by the same item: without a step of another one, the review run ends', () => {
    const twoItems = [choose('a'), choose('a'), choose('b')];
    expect(itemIdsLeft(twoItems, after(twoItems, answered('wrong'), next))).toEqual(['b', 'a', 'a']);
    const last = [answered('right'), next, answered('wrong'), next];
    expect(after(twoItems, answered('wrong'), next, ...last).phase).toBe('finished');
    expect(after([choose('a')], answered('wrong'), next).phase).toBe('finished');
    const introduced = [{ kind: 'introduce', itemId: 'a' } as const, choose('a'), choose('a')];
    expect(itemIdsLeft(introduced, after(introduced, next))).toEqual(['a', 'a']);
    expect(after(introduced, next, answered('right'), next).phase).toBe('finished');
  });
});

describe('a typed answer', () => {
  const steps = [type('hello', 'გამარჯობა'), choose('b')];
  const typed = (text: string) => after(steps, answered(text));
  it('with a typo of one letter gets a second attempt at once', () => {
    expect(typed('გამარჯობო')).toMatchObject({ phase: 'answering', typo: 'გამარჯობო', answers: [] });
    const second = [answered('გამარჯობო'), answered('გამარჯობა')];
    expect(after(steps, ...second)).toMatchObject({
      phase: 'judged',
      answers: [{ correct: true, review: { secondAttempt: true, response: 'გამარჯობა' } }],
    });
    expect(after(steps, answered('გამარჯობო'), answered('გამარჯობი'))).toMatchObject({
      phase: 'judged',
      answers: [{ correct: false, review: { secondAttempt: true } }],
    });
  });

  it('that is right at once is recorded as such', () =>
    expect(typed('გამარჯობა').answers).toMatchObject([
      { correct: true, review: { secondAttempt: false, hintUsed: false, acceptedByLearner: false } },
    ]));

  it.each([
    ['three letters', 'რძე', 'რძი', 'answering'],
    ['two letters', 'და', 'დო', 'judged'],
  ])('of %s gets a second attempt only where one letter is not too much', (_, answer, text, phase) =>
    expect(after([type('x', answer)], answered(text)).phase).toBe(phase),
  );

  it.each<[string, readonly string[], string]>([
    ['an ejective mix-up', ['კარი'], 'ქარი'],
    ['two letters off', ['გამარჯობა'], 'გამარჯვები'],
    ['another letter', ['ბ'], 'გ'],
    ['another digit', ['112'], '113'],
  ])('with %s is wrong at once', (_, answers, text) => {
    const one = [type('x', ...answers)];
    expect(after(one, answered(text))).toMatchObject({ phase: 'judged', verdict: { kind: 'incorrect' } });
  });

  it('that is wrong can be overruled, also if it mixes up an ejective', () => {
    const mixUp = [type('x', 'კარი')];
    expect(canAccept(mixUp, after(mixUp, answered('ქარი')))).toBe(true);
    const wrong = after(steps, answered('ნახვამდის'));
    expect(canAccept(steps, wrong)).toBe(true);
    const accepted = advanceReviewRun(steps, wrong, accept);
    expect(accepted.answers).toMatchObject([{ correct: true, review: { acceptedByLearner: true } }]);
    expect(canAccept(steps, accepted)).toBe(false);
    // Its review was recorded when the page was left.
    expect(canAccept(steps, advanceReviewRun(steps, wrong, commit))).toBe(false);
    expect(itemIdsLeft(steps, advanceReviewRun(steps, accepted, next))).toEqual(['b']);
  });

  it('that is not known cannot be overruled', () =>
    expect(canAccept(steps, after(steps, answered(null)))).toBe(false));

  it.each([
    ['the accepted answer one letter off', 'thankz', 'thanks'],
    ['or else the first one', 'please', 'thank you'],
  ])('is compared with %s', (_, text, nearest) => {
    const question: ExerciseItem = { ...base('x'), kind: 'type-answer', answers: ['thank you', 'thanks'] };
    expect(nearestAnswer(question, text)).toBe(nearest);
  });

  it.each([
    ['word', ['გამარჯობა'], 'It begins with გ and has 9 letters.'],
    ['phrase', ['good morning'], 'It begins with g and has 11 letters.'],
    ['sentence', ['დიახ, რა თქმა უნდა!'], 'It begins with დ and has 14 letters.'],
    ['word with a hyphen and an apostrophe', ["twenty-five o'clock"], 'It begins with t and has 16 letters.'],
    ['gloss of several meanings: of the first', ['hen; chicken'], 'It begins with h and has 3 letters.'],
    ['gloss with an explanation', ['change (money)'], 'It begins with c and has 6 letters.'],
    ['verb', ['to wait'], 'It begins with w and has 4 letters.'],
    ['letter', ['ბ'], null],
    ['gloss whose first meaning is short', ['he, she, it'], null],
    ['number', ['112', 'one hundred and twelve'], null],
    ['word that begins with another character', ['-თვის'], null],
  ])('has a hint for a %s', (_, answers, hint) =>
    expect(letterCountHint({ ...base('x'), kind: 'type-answer', answers })).toBe(hint),
  );

  it('has a hint, unlike a choice', () =>
    expect(letterCountHint({ ...base('x'), kind: 'choice', options: ['word'], answer: 'word' })).toBeNull());

  it('records whether the hint was shown', () =>
    expect(after(steps, { type: 'hint' }, answered('გამარჯობა')).answers).toMatchObject([
      { review: { hintUsed: true } },
    ]));
});

describe('undo', () => {
  const steps = [choose('a'), choose('b'), choose('c')];
  it('takes back the last answer, before and after Next', () => {
    const asked = after(steps);
    expect(after(steps, answered('wrong'), undo)).toEqual(asked);
    expect(after(steps, answered('wrong'), next, undo)).toEqual(asked);
    expect(after(steps, answered('wrong'), next, undo, undo)).toEqual(asked);
  });

  it('is possible for the last answer only, which is not recorded before', () => {
    const first = after(steps, answered('right', '1'), next);
    const second = advanceReviewRun(steps, first, answered('wrong', '2'));
    expect([first.final, second.final]).toEqual([0, 1]);
    expect(newlyFinal(first, second)).toMatchObject([{ id: '1', response: 'right' }]);
    const undone = advanceReviewRun(steps, second, undo);
    expect([undone.final, undone.answers.length, canUndo(undone)]).toEqual([1, 1, false]);
    expect(newlyFinal(second, undone)).toEqual([]);
  });

  it('is not possible once the page was left, when the answer is recorded', () => {
    const before = after(steps, answered('right', '1'));
    const left = advanceReviewRun(steps, before, commit);
    expect(newlyFinal(before, left)).toMatchObject([{ id: '1' }]);
    expect([canUndo(before), canUndo(left), canRate(left)]).toEqual([true, false, false]);
    expect(advanceReviewRun(steps, left, commit)).toBe(left);
  });
});

it('in two tabs makes the last answer before the second final in both, with the same id', () => {
  const steps = [choose('a'), choose('b'), choose('c')];
  const first = after(steps, answered('right', 'shared'));
  const second = restoreReviewRun(steps, JSON.parse(JSON.stringify(first)));
  const recorded = (tab: ReviewRunState | null, ...events: readonly ReviewRunEvent[]) =>
    events.flatMap((event) => {
      if (!tab) return [];
      const before = tab;
      tab = advanceReviewRun(steps, before, event);
      return newlyFinal(before, tab).map(({ id }) => id);
    });
  expect(recorded(first, next, answered('right', 'one'), commit)).toEqual(['shared', 'one']);
  expect(recorded(second, commit, next, answered('wrong', 'two'), commit)).toEqual(['shared', 'two']);
});

describe('a rating', () => {
  const steps = [choose('a'), choose('b')];
  it.each([
    ['a right answer', 'right', 2],
    ['a wrong answer', 'wrong', undefined],
  ])('of %s', (_, response, ownRating) => {
    const rated = after(steps, answered(response), { type: 'next', rating: 2 });
    expect(rated.answers[0]?.review.ownRating).toBe(ownRating);
  });
});

const anySteps: fc.Arbitrary<readonly ReviewStep[]> = fc
  .array(
    fc.oneof(
      fc.constantFrom('a', 'b', 'c').map(introduce),
      fc.constantFrom('a', 'b', 'c').map(choose),
      fc.constantFrom('a', 'b', 'c').map((id) => type(id, 'right')),
    ),
    { maxLength: 8 },
  )
  // An item is in at most one match of a review run.
  .chain((steps) => fc.constantFrom(steps, steps.toSpliced(2, 0, match('a', 'b')), [...steps, match('c')]));
const events: fc.Arbitrary<ReviewRunEvent> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.constantFrom('right', 'wrong', 'righd', '', null).map((text) => answered(text)),
  },
  { weight: 3, arbitrary: fc.constant(next) },
  {
    weight: 3,
    arbitrary: fc
      .tuple(fc.constantFrom('a', 'b', 'c'), fc.constantFrom('a', 'b', 'c', null))
      .map(([itemId, response]) => connected(itemId, response)),
  },
  fc.constantFrom<ReviewRunEvent>(undo, accept, commit, { type: 'hint' }, { type: 'next', rating: 4 }),
);

it('keeps its rules after any events, and is restored', () => {
  fc.assert(
    fc.property(anySteps, fc.array(events, { maxLength: 60 }), (steps, history) => {
      let run = startReviewRun(steps, 7);
      const recorded: string[] = [];
      for (const [index, event] of history.entries()) {
        const named = 'stamp' in event ? { ...event, stamp: stamp(String(index)) } : event;
        const changed = advanceReviewRun(steps, run, named);
        recorded.push(...newlyFinal(run, changed).map(({ id }) => id));
        const [from, to] = [currentStep(steps, run), currentStep(steps, changed)];
        const isNextStep = changed.passed > run.passed && from !== null && to !== null;
        const isOther = (queued: QueuedStep) => {
          const step = stepOf(steps, queued);
          return from !== null && step !== null && !haveCommonItem(step, from);
        };
        expect(isNextStep && changed.queue.some(isOther) && haveCommonItem(from, to)).toBe(false);
        expect(changed.queue.every(({ repeats }) => repeats <= maxRepeats)).toBe(true);
        run = changed;
        const stored: unknown = JSON.parse(JSON.stringify(run));
        expect(restoreReviewRun(steps, stored)).toEqual({ ...run, before: null });
      }
      expect(isReviewSteps(JSON.parse(JSON.stringify(steps)))).toBe(true);
      // Each answer is recorded once, in order.
      expect(recorded).toEqual(run.answers.slice(0, run.final).map(({ review }) => review.id));
      expect(new Set(recorded).size).toBe(recorded.length);
    }),
  );
});

it('ends, however many answers are wrong', () => {
  fc.assert(
    fc.property(anySteps, (steps) => {
      let run = startReviewRun(steps, 1);
      for (let count = 0; run.phase !== 'finished'; count++) {
        expect(count).toBeLessThanOrEqual(steps.flatMap(itemIdsOf).length * (maxRepeats + 1) * 2);
        const event = run.phase === 'answering' ? answered(null) : next;
        const left = run.phase === 'matching' ? ['a', 'b', 'c'].map((id) => connected(id, null)) : [];
        for (const one of [...left, event]) run = advanceReviewRun(steps, run, one);
      }
    }),
  );
});

describe('a damaged review run is not restored', () => {
  const choice = { kind: 'choice', options: ['right'], answer: 'right' };
  const steps = [choose('a'), type('b', 'right')];
  const taken = after(steps, answered('right'));
  it.each([
    ['nothing', null],
    ['a text', 'x'],
    ['no phase, as of an earlier version', { ...taken, phase: undefined, isJudged: true }],
    ['a step that the review run does not have', { ...taken, queue: [{ step: 2, repeats: 0 }] }],
    ['a pair that the step does not have', { ...taken, queue: [{ step: 0, repeats: 1, pair: 'a' }] }],
    ['a negative number of steps', { ...taken, passed: -1 }],
    ['too many repeats', { ...taken, queue: [{ step: 0, repeats: 9 }] }],
    ['more final answers than there are', { ...taken, final: 2 }],
    ['an answer that is none', { ...taken, answers: [{ correct: true }] }],
    ['a response that is none', { ...taken, response: 5 }],
    ['a verdict without its answer', { ...taken, answers: [], final: 0 }],
  ])('%s', (_, stored) => expect(restoreReviewRun(steps, stored)).toBeNull());

  it.each([
    ['no list', {}],
    ['an unknown kind', [{ kind: 'sing', itemId: 'a' }]],
    ['a match without pairs', [{ kind: 'match', pairs: [], meanings: ['a'] }]],
    ['a match without a meaning', [{ ...match('a', 'b'), meanings: ['a', 'wrong'] }]],
    ['no question', [{ ...choose('a'), question: null }]],
    ['a question without an id', [{ ...choose('a'), question: { ...base('a'), id: 5, ...choice } }]],
    ['an option that is no text', [{ ...choose('a'), question: { ...base('a'), ...choice, options: [5] } }]],
    ['a question without its answer', [{ ...choose('a'), question: { ...base('a'), kind: 'choice' } }]],
    ['an unknown format', [{ ...choose('a'), format: 'sing' }]],
  ])('nor are steps with %s', (_, value) => expect(isReviewSteps(value)).toBe(false));
});
