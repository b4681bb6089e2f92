import { describe, expect, it } from 'vitest';
import type { LetterHint } from '../georgian/answer.ts';
import type { Verdict } from './item.ts';
import {
  check,
  correctResponse,
  incorrectResponse,
  emptyResponse,
  type ExerciseItem,
  type ExerciseKind,
  type ExerciseResponse,
  exerciseKinds,
  storableResponse,
} from './kinds.ts';

const base = { id: 'test.1', teaches: [], prompt: 'Which?' } as const;
const items = {
  choice: { ...base, kind: 'choice', options: ['დედა', 'მამა', 'და', 'ძმა'], answer: 'დედა' },
  'multi-choice': {
    ...base,
    kind: 'multi-choice',
    options: ['a', 'b', 'c', 'd', 'e', 'f'],
    answers: ['a', 'c'],
  },
  'fill-blank': { ...base, kind: 'fill-blank', sentence: 'მე ___ ვარ.', answers: ['აქ', 'იქ'] },
  'type-answer': { ...base, kind: 'type-answer', answers: ['არ ვხედავ მას (ar vkhedav mas)'] },
  order: { ...base, kind: 'order', items: ['დილა', 'დღე', 'ღამე'] },
  categorize: {
    ...base,
    kind: 'categorize',
    categories: ['Drink', 'Food'],
    items: [
      { text: 'ღვინო', category: 'Drink' },
      { text: 'პური', category: 'Food' },
    ],
  },
  compose: { ...base, kind: 'compose', longerThan: 5, mustContainSpace: true },
} as const satisfies Record<ExerciseKind, ExerciseItem>;
const chosenBlank: ExerciseItem = {
  ...items['fill-blank'],
  options: ['აქ', 'იქ', 'სად', 'ვინ'],
  answers: ['აქ'],
};

const incomplete: Verdict = { kind: 'incomplete' };
const correct: Verdict = { kind: 'correct' };
const wrong = (expected: string, hint?: LetterHint): Verdict =>
  hint ? { kind: 'incorrect', expected, hint } : { kind: 'incorrect', expected };
type Row = readonly [title: string, item: ExerciseItem, response: ExerciseResponse, verdict: Verdict];

const rows: readonly Row[] = [
  ['[EX-04] choice: the stored answer', items.choice, 'დედა', correct],
  ['[EX-04] choice: another option', items.choice, 'მამა', wrong('დედა')],
  ['[EX-04] choice: the answer with an extra space is wrong', items.choice, 'დედა ', wrong('დედა')],
  ['[EX-05] choice: nothing chosen', items.choice, '', incomplete],

  ['[EX-34] multi-choice: the set, in any order', items['multi-choice'], ['c', 'a'], correct],
  ['[EX-34] multi-choice: a subset', items['multi-choice'], ['a'], wrong('a, c')],
  ['[EX-34] multi-choice: a superset', items['multi-choice'], ['a', 'b', 'c'], wrong('a, c')],
  ['[EX-34] multi-choice: another set of the same size', items['multi-choice'], ['a', 'b'], wrong('a, c')],
  ['[EX-34] multi-choice: one named twice', items['multi-choice'], ['a', 'a'], wrong('a, c')],
  ['[EX-33] multi-choice: none selected', items['multi-choice'], [], incomplete],

  [
    'categorize: an inherited property is no response',
    items.categorize,
    Object.create({ ღვინო: 'Drink', პური: 'Food' }),
    incomplete,
  ],

  ['[EX-21] fill-blank, typed: the word, trimmed, any case', items['fill-blank'], ' აქ ', correct],
  ['fill-blank, typed: a second accepted word', items['fill-blank'], 'იქ', correct],
  ['[EX-21] fill-blank, typed: another word', items['fill-blank'], 'სახლში', wrong('აქ')],
  ['fill-blank, typed: spaces alone', items['fill-blank'], '  ', incomplete],
  ['[EX-36] fill-blank, chosen: the answer', chosenBlank, 'აქ', correct],
  [
    '[EX-36] fill-blank, chosen: another option is wrong, without a letter hint',
    chosenBlank,
    'იქ',
    wrong('აქ'),
  ],
  ['[EX-36] fill-blank, chosen: none', chosenBlank, '', incomplete],
  ['[QINT-11] fill-blank, chosen: the answer with an extra space is wrong', chosenBlank, 'აქ ', wrong('აქ')],

  ['[EX-47] type-answer: the Georgian alone', items['type-answer'], 'არ ვხედავ მას', correct],
  ['[EX-46] type-answer: spaces alone', items['type-answer'], ' \u00a0 ', incomplete],
  [
    'type-answer: punctuation alone is wrong',
    items['type-answer'],
    '?',
    wrong('არ ვხედავ მას (ar vkhedav mas)'),
  ],
  [
    '[EX-49] type-answer: a part of it',
    items['type-answer'],
    'არ ვხედავ',
    wrong('არ ვხედავ მას (ar vkhedav mas)'),
  ],
  [
    'type-answer: English without its article',
    { ...items['type-answer'], answers: ['to take a walk'] },
    'take walk',
    correct,
  ],
  [
    'type-answer: one letter off is wrong, with a letter hint (D31)',
    items['type-answer'],
    'არ ვხედამ მას',
    wrong('არ ვხედავ მას (ar vkhedav mas)', {
      given: 'მ',
      expected: 'ვ',
      ejectiveMixUp: false,
      word: 'ვხედავ',
    }),
  ],
  [
    'type-answer: the hint is that of the accepted answer that is one letter off',
    { ...items['type-answer'], answers: ['გმადლობთ', 'მადლობა'] },
    'მადლობე',
    wrong('გმადლობთ', { given: 'ე', expected: 'ა', ejectiveMixUp: false }),
  ],
  [
    'type-answer: the hint names an ejective typed for its aspirate (D31)',
    { ...items['type-answer'], answers: ['ქართული'] },
    'კართული',
    wrong('ქართული', { given: 'კ', expected: 'ქ', ejectiveMixUp: true }),
  ],

  ['[EX-26] order: every place right', items.order, ['დილა', 'დღე', 'ღამე'], correct],
  [
    'order: another right order',
    { ...items.order, otherOrders: [['ღამე', 'დილა', 'დღე']] },
    ['ღამე', 'დილა', 'დღე'],
    correct,
  ],
  ['[EX-26] order: two exchanged', items.order, ['დილა', 'ღამე', 'დღე'], wrong('დილა, დღე, ღამე')],
  ['[EX-25] order: one not placed', items.order, ['დილა', 'დღე'], incomplete],
  ['order: one placed twice', items.order, ['დილა', 'დღე', 'ღამე', 'ღამე'], wrong('დილა, დღე, ღამე')],

  ['[EX-31] categorize: every item right', items.categorize, { პური: 'Food', ღვინო: 'Drink' }, correct],
  [
    '[EX-31] categorize: one wrong',
    items.categorize,
    { პური: 'Food', ღვინო: 'Food' },
    wrong('ღვინო: Drink, პური: Food'),
  ],
  ['[EX-30] categorize: one without a category', items.categorize, { პური: 'Food' }, incomplete],

  ['[QINT-13] compose: 6 characters with a space', items.compose, 'აბგ დე', correct],
  ['[QINT-13] compose: 5 characters with a space', items.compose, 'აბ გდ', wrong('')],
  ['[QINT-13] compose: 20 characters without a space', items.compose, 'ა'.repeat(20), wrong('')],
  ['[QINT-13] compose: surrounding spaces do not count', items.compose, '  აბგდევ  ', wrong('')],
  ['[QINT-13] compose: nor do they make a short text long', items.compose, '    ა ბ    ', wrong('')],
  ['[QINT-13] compose: English words', items.compose, 'I love Georgia', wrong('')],
  ['[QINT-13] compose: mostly English', items.compose, 'I love საქართველო very much', wrong('')],
  ['[QINT-13] compose: mostly Georgian', items.compose, 'მე მიყვარს Tbilisi', correct],
  ['[QINT-13] compose: digits and signs alone', items.compose, '12345 67890!', wrong('')],
  ['[QINT-10] compose: spaces alone', items.compose, '    ', incomplete],
  ['compose: no space required', { ...items.compose, mustContainSpace: false }, 'აბგდევ', correct],
];

describe('check', () => {
  it.each(rows)('%s', (_, item, response, verdict) => expect(check(item, response)).toEqual(verdict));

  describe.each(exerciseKinds)('%s', (kind) => {
    it('is incomplete with an empty response and with null', () => {
      expect(check(items[kind], emptyResponse(items[kind]))).toEqual(incomplete);
      expect(check(items[kind], null)).toEqual(incomplete);
    });

    it('has a correct response', () =>
      expect(check(items[kind], correctResponse(items[kind]))).toEqual({ kind: 'correct' }));

    it('has an incorrect response', () =>
      expect(check(items[kind], incorrectResponse(items[kind])).kind).toBe('incorrect'));

    it('is incomplete, never wrong, with a response of another shape', () => {
      const shape = (response: ExerciseResponse) => (Array.isArray(response) ? 'list' : typeof response);
      const others = (['text', ['a', 'c'], { ა: 'a', ბ: 'b' }] as const).filter(
        (response) => shape(response) !== shape(emptyResponse(items[kind])),
      );
      expect(others.map((response) => check(items[kind], response))).toEqual([incomplete, incomplete]);
    });
  });
});

describe('the stored response', () => {
  const long = 'ა'.repeat(1_001);
  it.each([
    ['a response', items.choice, 'დედა', 'დედა'],
    ['a wrong response', items.order, ['დღე', 'დილა'], ['დღე', 'დილა']],
    ['a text of one’s own', items.compose, 'ა'.repeat(4_000), 'ა'.repeat(4_000)],
    ['null: time ran out', items.choice, null, null],
    ['null for the shape of another kind', items.choice, ['დედა'], null],
    ['null for more than a page lets one enter', items['type-answer'], long, null],
    ['null for lists of that length', items.order, Array(50).fill('ა'.repeat(20)), null],
  ])('is %s', (_, item, response, stored) => expect(storableResponse(item, response)).toEqual(stored));
});

describe('an answer to a question about a text', () => {
  const item: ExerciseItem = {
    ...base,
    kind: 'type-answer',
    prompt: 'Answer in Georgian: where does grandfather work?',
    answers: ['ბაღში', 'ბაბუა ბაღში მუშაობს'],
    verbPronouns: { მუშაობს: [] },
  };

  it.each([
    ['ბაბუა მუშაობს ბაღში', 'incorrect'],
    ['მუშაობს ბაბუა ბაღში', 'correct'],
    ['ბაბუა ბაღში მუშაობს', 'correct'],
    ['ბაღში ბაბუა მუშაობს', 'incorrect'],
    ['ბაბუა სახლში მუშაობს', 'incorrect'],
  ])('has its verb at either end: %s is %s', (text, kind) => expect(check(item, text).kind).toBe(kind));

  it('has the other form of "is" only where the question has one', () => {
    const color = { ...item, prompt: 'Answer in Georgian: what color is it?', answers: ['წითელი არის'] };
    expect(check({ ...color, verbPronouns: {} }, 'წითელია').kind).toBe('correct');
    expect(check({ ...color, verbPronouns: {}, prompt: 'What color?' }, 'წითელია').kind).toBe('incorrect');
  });
});
