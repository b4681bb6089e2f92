import { describe, expect, it } from 'vitest';
import type { Exercise } from './model.ts';
import { shownTexts } from './question.ts';
import { isLocked } from './itemState.ts';
import type { ExerciseItem } from './kinds.ts';
import {
  advanceRun,
  canCheck,
  canAdvance,
  currentItem,
  type ExerciseEvent,
  type ExerciseRun,
  isLast,
  isItemComplete,
  restartRun,
  startRun,
} from './run.ts';

const frame = { id: 'test', title: 'Test', description: '', feedback: 'generic', hint: 'toggle' } as const;
const ids = ['test.1', 'test.2', 'test.3'] as const;
const exercise = (
  rules: Pick<Exercise, 'checkOn' | 'advanceAfter'>,
  itemOf: (id: string) => ExerciseItem,
): Exercise => ({
  ...frame,
  ...rules,
  items: ids.map(itemOf),
});
const base = (id: string) => ({ id, teaches: [], prompt: 'Which?' });
const options = ['right', 'wrong', 'c', 'd'];

const atOnce = { checkOn: 'response', advanceAfter: 'answer' } as const;
const onCheck = { checkOn: 'button', advanceAfter: 'answer' } as const;
/** Letter Matching and similar exercises. */
const choice = exercise(atOnce, (id) => ({ ...base(id), kind: 'choice', options, answer: 'right' }));
/** Sentence Completion. */
const blankAtOnce = exercise(atOnce, (id) => ({
  ...base(id),
  kind: 'fill-blank',
  sentence: '___',
  options,
  answers: ['right'],
}));
/** Completion on the body page, Common Words. */
const blankOnCheck: Exercise = { ...blankAtOnce, ...onCheck };
const classification = exercise(onCheck, (id) => ({
  ...base(id),
  kind: 'multi-choice',
  options,
  answers: ['right', 'c'],
}));
const typed = exercise(onCheck, (id) => ({ ...base(id), kind: 'type-answer', answers: ['right'] }));
const ordering = exercise(onCheck, (id) => ({ ...base(id), kind: 'order', items: ['one', 'two'] }));
const categorization = exercise({ checkOn: 'button', advanceAfter: 'right-answer' }, (id) => ({
  ...base(id),
  kind: 'categorize',
  categories: ['A', 'B'],
  items: [{ text: 'one', category: 'A' }],
}));

const respond = (response: Extract<ExerciseEvent, { type: 'respond' }>['response']): ExerciseEvent => ({
  type: 'respond',
  response,
});
const checkIt: ExerciseEvent = { type: 'check' };
const next: ExerciseEvent = { type: 'next' };
const reset = 'reset';
type Step = ExerciseEvent | typeof reset;
const seed = 7;
const advance = (of: Exercise, run: ExerciseRun, step: Step) =>
  step === reset ? restartRun(of, run, 9) : advanceRun(of, run, step);
const play = (of: Exercise, steps: readonly Step[]) =>
  steps.reduce((run, step) => advance(of, run, step), startRun(of, seed));
/** A run as one line: item number, response, the verdict once judged. */
const show = (run: ExerciseRun) =>
  [run.index + 1, JSON.stringify(run.response), ...(run.phase === 'judged' ? [run.verdict.kind] : [])].join(
    ' ',
  );

/** state x event -> state; `same` is the identical object: the event is invalid in that state. */
type Table = readonly (readonly [title: string, before: readonly Step[], event: Step, after: string])[];
const tables: Readonly<Record<string, readonly [Exercise, Table]>> = {
  'choice, judged at once': [
    choice,
    [
      ['[EX-02] a right option', [], respond('right'), '1 "right" correct'],
      ['[EX-02] a wrong option', [], respond('wrong'), '1 "wrong" incorrect'],
      ['no option', [], respond(''), '1 ""'],
      ['[EX-05] Next unanswered', [], next, 'same'],
      ['Check unanswered', [], checkIt, 'same'],
      ['[EX-16] [EX-38] another option after a wrong one', [respond('wrong')], respond('right'), 'same'],
      ['[EX-16] [EX-38] another option after the right one', [respond('right')], respond('wrong'), 'same'],
      ['Check after an answer', [respond('wrong')], checkIt, 'same'],
      ['[EX-07] Next after a right answer', [respond('right')], next, '2 ""'],
      ['[EX-07] Next after a wrong answer', [respond('wrong')], next, '2 ""'],
      ['[EX-08] Reset', [respond('right'), next, respond('wrong')], reset, '1 ""'],
      ['Next on the last item', [respond('c'), next, respond('c'), next, respond('right')], next, 'same'],
    ],
  ],
  'gap with options, judged at once': [
    blankAtOnce,
    [
      ['[EX-45] a picked option', [], respond('wrong'), '1 "wrong" incorrect'],
      ['[EX-45] another option once one is picked', [respond('wrong')], respond('right'), 'same'],
      ['Next', [respond('wrong')], next, '2 ""'],
    ],
  ],
  'typed, where options are judged at once': [
    { ...typed, ...atOnce },
    [
      ['the first letter', [], respond('r'), '1 "r"'],
      ['Check', [respond('r'), respond('right')], checkIt, '1 "right" correct'],
    ],
  ],
  'gap with options, judged on Check': [
    blankOnCheck,
    [
      ['[EX-36] [EX-39] an option shows no result yet', [], respond('wrong'), '1 "wrong"'],
      ['another option before Check', [respond('wrong')], respond('right'), '1 "right"'],
      ['[EX-36] Check without an option', [], checkIt, 'same'],
      ['[EX-39] Check', [respond('right')], checkIt, '1 "right" correct'],
      ['[EX-37] Next before Check', [respond('right')], next, 'same'],
      ['[EX-37] [EX-39] Next after a wrong Check', [respond('wrong'), checkIt], next, '2 ""'],
      ['another option after Check', [respond('wrong'), checkIt], respond('right'), 'same'],
    ],
  ],
  'several options, judged on Check': [
    classification,
    [
      ['[EX-33] Check with none selected', [], checkIt, 'same'],
      ['[EX-33] one more option', [respond(['right'])], respond(['right', 'c']), '1 ["right","c"]'],
      ['[EX-34] Check', [respond(['c', 'right'])], checkIt, '1 ["c","right"] correct'],
      ['another set after Check', [respond(['c']), checkIt], respond(['right', 'c']), 'same'],
    ],
  ],
  typed: [
    typed,
    [
      ['typing shows no result', [], respond('wrong'), '1 "wrong"'],
      ['[EX-46] Check of spaces alone', [respond('  ')], checkIt, 'same'],
      ['[EX-17] Check', [respond(' Right ')], checkIt, '1 " Right " correct'],
      ['a second Check', [respond('wrong'), checkIt], checkIt, 'same'],
      ['[EX-18] typing clears the last result', [respond('wrong'), checkIt], respond('wrongl'), '1 "wrongl"'],
      ['[EX-18] typing clears a right result, too', [respond('right'), checkIt], respond('righ'), '1 "righ"'],
      ['Next once the result is cleared', [respond('wrong'), checkIt, respond('w')], next, 'same'],
      ['Next after a wrong Check', [respond('wrong'), checkIt], next, '2 ""'],
    ],
  ],
  ordering: [
    ordering,
    [
      ['[EX-24] an item is placed', [], respond(['two']), '1 ["two"]'],
      ['[EX-24] an item is removed again', [respond(['two', 'one'])], respond(['one']), '1 ["one"]'],
      ['[EX-25] Check before all are placed', [respond(['two'])], checkIt, 'same'],
      ['[EX-26] Check', [respond(['two', 'one'])], checkIt, '1 ["two","one"] incorrect'],
      ['an item is removed after Check', [respond(['two', 'one']), checkIt], respond(['two']), '1 ["two"]'],
      ['[EX-28] Next after a wrong Check', [respond(['two', 'one']), checkIt], next, '2 []'],
      ['[EX-28] Reset empties the order', [respond(['two', 'one'])], reset, '1 []'],
    ],
  ],
  'categorization, Next only when right': [
    categorization,
    [
      ['[EX-29] a placed item is unassigned', [respond({ one: 'A' })], respond({}), '1 {}'],
      ['[EX-30] Check before all are placed', [], checkIt, 'same'],
      ['[EX-32] Next after a wrong Check', [respond({ one: 'B' }), checkIt], next, 'same'],
      [
        '[EX-32] an item is moved after a wrong Check',
        [respond({ one: 'B' }), checkIt],
        respond({ one: 'A' }),
        '1 {"one":"A"}',
      ],
      [
        '[EX-32] a second Check',
        [respond({ one: 'B' }), checkIt, respond({ one: 'A' })],
        checkIt,
        '1 {"one":"A"} correct',
      ],
      ['[EX-32] Next after a right Check', [respond({ one: 'A' }), checkIt], next, '2 {}'],
    ],
  ],
};

describe.each(Object.entries(tables))('%s', (_, [of, rows]) => {
  it.each(rows)('%s', (_title, before, event, after) => {
    const run = play(of, before);
    const moved = advance(of, run, event);
    expect(moved === run ? 'same' : show(moved)).toBe(after);
  });
});

describe('a run', () => {
  it('[EX-01] [EX-09] starts at its first item, each time it is opened', () => {
    expect(startRun(choice, seed)).toEqual({
      phase: 'answering',
      index: 0,
      response: '',
      wrongCount: 0,
      isAnswerShown: false,
      seed,
      right: [],
      corrected: [],
      wrong: [],
      missedBefore: [],
    });
    expect(currentItem(choice, startRun(choice, seed)).id).toBe('test.1');
  });

  it('[EX-06] is on its last item only at the last one, where Next is not shown', () => {
    const step = [respond('right'), next];
    const lasts = [[], step, [...step, ...step]].map((events) => isLast(choice, play(choice, events)));
    expect(lasts).toEqual([false, false, true]);
  });

  it.each([
    ['[EX-05] unanswered', choice, [], false],
    ['[EX-05] answered wrong', choice, [respond('wrong')], true],
    [
      '[EX-06] answered on the last item',
      choice,
      [respond('c'), next, respond('c'), next, respond('right')],
      false,
    ],
    ['[EX-32] categorized wrong', categorization, [respond({ one: 'B' }), checkIt], false],
    ['[EX-32] categorized right', categorization, [respond({ one: 'A' }), checkIt], true],
  ] as const)('%s: Next enabled?', (_, of, events, enabled) =>
    expect(canAdvance(of, play(of, events))).toBe(enabled),
  );

  const single = (of: Exercise): Exercise => ({ ...of, items: of.items.slice(0, 1) });
  it.each([
    ['not before an answer', choice, [], false],
    ['after a wrong choice', single(choice), [respond('wrong')], true],
    [
      'after a wrong typed answer, which can still be tried again',
      single(typed),
      [respond('a'), checkIt],
      true,
    ],
    ['not while an answer is being tried again', single(typed), [respond('a'), checkIt, respond('b')], false],
    ['after a wrong order', single(ordering), [respond(['two', 'one']), checkIt], true],
    ['not after wrong categories', single(categorization), [respond({ one: 'B' }), checkIt], false],
    ['after right categories', single(categorization), [respond({ one: 'A' }), checkIt], true],
  ] as const)('its item is complete %s', (_, of, events, complete) =>
    expect(isItemComplete(of, play(of, events))).toBe(complete),
  );

  it.each([
    ['[EX-46] a blank field', typed, [respond(' ')], false],
    ['[EX-46] a word', typed, [respond('w')], true],
    ['[EX-25] one of two placed', ordering, [respond(['one'])], false],
    ['[EX-25] both placed', ordering, [respond(['one', 'two'])], true],
    ['[EX-30] none placed', categorization, [], false],
    ['[EX-33] none selected', classification, [], false],
    ['[EX-36] no word selected', blankOnCheck, [], false],
    ['[EX-36] a word selected', blankOnCheck, [respond('c')], true],
    ['an answer that is judged already', blankOnCheck, [respond('c'), checkIt], false],
  ] as const)('%s: Check enabled?', (_, of, events, enabled) =>
    expect(canCheck(of, play(of, events))).toBe(enabled),
  );

  it.each([
    ['an unanswered choice', choice, [], false],
    ['[EX-16] a judged choice', choice, [respond('wrong')], true],
    ['[EX-45] a judged gap with options', blankAtOnce, [respond('wrong')], true],
    ['an option not yet checked', blankOnCheck, [respond('wrong')], false],
    ['[EX-18] a judged text', typed, [respond('wrong'), checkIt], false],
    ['[EX-32] judged categories', categorization, [respond({ one: 'B' }), checkIt], false],
  ] as const)('%s: is the choice final?', (_, of, events, locked) => {
    const run = play(of, events);
    expect(isLocked(currentItem(of, run), run)).toBe(locked);
  });

  it('counts each item answered right at first once, and none after Reset that was wrong before', () => {
    const events: readonly Step[] = [
      respond('right'),
      next,
      respond('wrong'),
      reset,
      respond('right'),
      next,
      respond('right'),
      reset,
      respond('wrong'),
    ];
    const counts = events.map((_, last) => play(choice, events.slice(0, last + 1)).right.length);
    expect(counts).toEqual([1, 1, 1, 0, 1, 1, 1, 0, 0]);
  });

  it('keeps counting a typed right answer when its result is cleared', () =>
    expect(play(typed, [respond('right'), checkIt, respond('righ')]).right).toEqual(['test.1']));

  const wrongText = [respond('wrong'), checkIt];
  const rightText = [respond('right'), checkIt];
  it.each<[string, readonly Step[], [string[], string[], string[]]]>([
    ['right at once', rightText, [['test.1'], [], []]],
    ['right at once, then wrong', [...rightText, ...wrongText], [['test.1'], [], []]],
    ['wrong', wrongText, [[], [], ['test.1']]],
    ['wrong, then right', [...wrongText, ...rightText], [[], ['test.1'], ['test.1']]],
    ['wrong, Reset, right', [...wrongText, reset, ...rightText], [[], ['test.1'], []]],
    ['wrong, Reset twice, right', [...wrongText, reset, reset, ...rightText], [[], ['test.1'], []]],
    ['wrong, Reset, wrong', [...wrongText, reset, ...wrongText], [[], [], ['test.1']]],
    ['right, Reset, right', [...rightText, reset, ...rightText], [['test.1'], [], []]],
  ])('counts the first answer of an item: %s', (_, events, [right, corrected, wrongIds]) =>
    expect(play(typed, events)).toMatchObject({ right, corrected, wrong: wrongIds }),
  );

  it('counts an item as corrected that was wrong earlier in the visit', () => {
    const run = rightText.reduce(
      (state, event) => advanceRun(typed, state, event),
      startRun(typed, seed, ['test.1']),
    );
    expect(run).toMatchObject({ right: [], corrected: ['test.1'], wrong: [] });
  });

  it('counts the wrong answers to the current item only', () => {
    const events = [respond('a'), checkIt, respond('b'), checkIt, respond('right'), checkIt, next];
    const counts = events.map((_, last) => play(typed, events.slice(0, last + 1)).wrongCount);
    expect(counts).toEqual([0, 1, 1, 2, 2, 2, 0]);
  });

  it('includes a letter hint in the verdict of a wrong answer', () =>
    expect(play(typed, [respond('righ'), checkIt])).toMatchObject({
      verdict: {
        kind: 'incorrect',
        expected: 'right',
        hint: { given: '', expected: 't', ejectiveMixUp: false },
      },
    }));

  it('takes a new seed on Reset only, so that the order changes only then', () => {
    expect(play(choice, [respond('right'), next]).seed).toBe(seed);
    expect(play(choice, [respond('right'), reset]).seed).toBe(9);
  });

  it('throws a RangeError for an exercise without items', () =>
    expect(() => startRun({ ...choice, items: [] }, seed)).toThrow(RangeError));
});

describe('shownTexts', () => {
  const of = ({ items: [item] }: Exercise): ExerciseItem => {
    if (!item) throw new Error('The exercise has no items.');
    return item;
  };
  it.each([
    ['choice', of(choice), options],
    ['multi-choice', of(classification), options],
    ['a gap with options', of(blankAtOnce), options],
    ['a typed gap', { ...base('b'), kind: 'fill-blank', sentence: '___', answers: ['right'] }, []],
    ['order', of(ordering), ['one', 'two']],
    ['categorize', of(categorization), ['one']],
    ['type-answer', of(typed), []],
    ['compose', { ...base('c'), kind: 'compose', longerThan: 5, mustContainSpace: true }, []],
  ] as const)('%s', (_, item, texts) =>
    expect([...shownTexts(item, seed, 0)].sort()).toEqual([...texts].sort()),
  );

  it('keeps the order of an item during an attempt, and orders each item independently', () => {
    const orders = ids.flatMap((_, index) =>
      [1, 2, 3].map((draw) => shownTexts(of(choice), draw, index).join()),
    );
    expect(orders).toEqual(
      ids.flatMap((_, index) => [1, 2, 3].map((draw) => shownTexts(of(choice), draw, index).join())),
    );
    expect(new Set(orders).size).toBeGreaterThan(3);
  });

  it('never shows an order item in the correct order', () => {
    const item: ExerciseItem = { ...base('o'), kind: 'order', items: ['one', 'two', 'three'] };
    const shown = Array.from({ length: 100 }, (_, draw) => shownTexts(item, draw, 0).join());
    expect(shown).not.toContain('one,two,three');
    expect(new Set(shown).size).toBe(5);
  });
});
