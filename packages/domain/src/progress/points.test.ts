import { describe, expect, it } from 'vitest';
import type { ExerciseResponse } from '../exercise/kinds.ts';
import type { InputMethod } from '../exercise/kinds/kind.ts';
import { type ItemActivity, type PointRule, pointsOf, updateActivity, wasAnsweredWrong } from './points.ts';

const activity = (
  inputMethod: InputMethod,
  state: 'right' | 'wrong' | 'open',
  response: ExerciseResponse,
): ItemActivity => ({
  inputMethod,
  hasGap: false,
  isHeard: false,
  response,
  answered: state !== 'open',
  right: state === 'right',
});
const choice = (state: 'right' | 'wrong' | 'open') => activity('chosen', state, 'ა');
const gap = (state: 'right' | 'wrong' | 'open') => ({
  ...activity('chosen', state, 'ბ'),
  hasGap: true,
});
const dictated = (state: 'right' | 'wrong' | 'open') => ({ ...activity('typed', state, 'გ'), isHeard: true });
const typed = (state: 'right' | 'wrong' | 'open', text = 'გ') => activity('typed', state, text);
const composed = (text: string) => activity('typed', 'open', text);
const placed = (...words: string[]) => activity('placed', 'open', words);

const table: readonly (readonly [string, PointRule, readonly ItemActivity[], number])[] = [
  ['nothing done', 'right', [], 0],
  ['[TIME-11] two right, one wrong', 'right', [choice('right'), gap('right'), choice('wrong')], 2],
  ['[TIME-21] [TIME-23] right and wrong alike', 'answered', [choice('right'), choice('wrong')], 2],
  ['chosen but not judged', 'answered', [choice('open')], 0],
  ['[ADV-39] [ADV-41] one wrong', 'answered-and-right', [choice('wrong')], 1],
  ['[ADV-39] [ADV-41] one right, one wrong', 'answered-and-right', [choice('right'), choice('wrong')], 3],
  ['[TIME-20] two gaps, no prompt', 'grammar', [gap('wrong'), gap('right')], 2],
  ['[TIME-20] a wrong prompt adds nothing', 'grammar', [gap('wrong'), typed('wrong')], 1],
  ['[TIME-20] two right prompts add one', 'grammar', [gap('wrong'), typed('right'), typed('right')], 2],
  [
    '[TIME-20] words matched and dictated add nothing',
    'grammar',
    [choice('right'), choice('right'), dictated('right'), gap('right')],
    1,
  ],
  ['[TIME-22] answered, no gap filled', 'common-words', [choice('wrong'), choice('right')], 1],
  ['[TIME-22] a gap filled wrong', 'common-words', [gap('wrong')], 1],
  ['[TIME-22] a gap filled right', 'common-words', [gap('right')], 2],
  ['[TIME-24] fields with text', 'texts', [composed('მე'), typed('wrong'), composed('  ')], 2],
  ['[ADV-38] two answered, the latest wrong', 'answered-and-current', [choice('right'), choice('wrong')], 2],
  ['[ADV-38] two answered, the latest right', 'answered-and-current', [choice('wrong'), choice('right')], 3],
  ['[ADV-38] one answered right', 'answered-and-current', [choice('right')], 2],
  ['[ADV-37] a draft of 100 characters', 'draft', [composed('ა'.repeat(100))], 0],
  ['[ADV-37] a draft of 101 characters', 'draft', [composed('ა'.repeat(101))], 1],
  ['[ADV-37] 100 characters and spaces around', 'draft', [composed(` ${'ა'.repeat(100)} `)], 0],
  ['[ADV-37] two drafts of 60', 'draft', [composed('ა'.repeat(60)), composed('ა'.repeat(60))], 0],
  ['[ADV-37] two of 101 are one point', 'draft', [composed('ა'.repeat(101)), composed('ბ'.repeat(101))], 1],
  ['[TIME-25] two words placed', 'sentences', [placed('ა', 'ბ')], 2],
  ['[TIME-25] the fuller of two orders', 'sentences', [placed('ა'), placed('ა', 'ბ', 'გ')], 3],
  [
    '[TIME-25] words, an option and text',
    'sentences',
    [placed('ა', 'ბ', 'გ'), gap('wrong'), typed('open')],
    5,
  ],
  ['[TIME-25] text alone', 'sentences', [typed('open')], 1],
  ['[TIME-25] two options, no text', 'sentences', [gap('wrong'), gap('right'), typed('open', ' ')], 1],
];

describe('pointsOf', () => {
  it.each(table)('%s (%s)', (_, rule, activities, points) => {
    expect(pointsOf(rule, activities)).toBe(points);
  });
});

describe('updateActivity', () => {
  const option = { inputMethod: 'chosen', hasGap: false, isHeard: false } as const;
  const correct = { kind: 'correct' } as const;
  const incorrect = { kind: 'incorrect', expected: 'ბ' } as const;
  it.each([
    ['right', [correct], true],
    ['wrong', [incorrect], false],
    ['wrong, then right', [incorrect, correct], false],
    ['right, then wrong', [correct, incorrect], true],
    ['chosen, then right', [null, correct], true],
  ] as const)('counts the first answer: %s', (_, verdicts, right) => {
    const last = verdicts.reduce<ItemActivity | undefined>(
      (before, verdict) => updateActivity(before, option, 'ა', verdict),
      undefined,
    );
    expect(last).toEqual({ ...option, response: 'ა', answered: true, right });
    expect(wasAnsweredWrong(last)).toBe(!right);
  });

  it('does not take an item for wrong before it is answered', () =>
    expect([undefined, choice('open')].map(wasAnsweredWrong)).toEqual([false, false]));

  it('does not count a right answer to an item that was wrong before a reload', () =>
    expect(updateActivity(undefined, option, 'ა', correct, true).right).toBe(false));

  it('keeps that an item was answered, and that it was right', () => {
    const first = updateActivity(undefined, option, 'ა', null);
    expect(first).toEqual({ ...option, response: 'ა', answered: false, right: false });
    const right = updateActivity(first, option, 'ბ', { kind: 'correct' });
    expect(right).toEqual({ ...option, response: 'ბ', answered: true, right: true });
    const again = updateActivity(right, option, 'გ', { kind: 'incorrect', expected: 'ბ' });
    expect(again).toEqual({ ...option, response: 'გ', answered: true, right: true });
    expect(updateActivity(again, option, 'დ', null)).toEqual({ ...again, response: 'დ' });
  });
});
