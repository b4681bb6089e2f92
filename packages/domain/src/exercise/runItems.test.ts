import { describe, expect, it } from 'vitest';
import type { Exercise } from './model.ts';
import { filterAudibleItems } from './audibleItems.ts';
import { drawItems, type LastAnswer, pickItems } from './runItems.ts';

const exerciseOf = (ids: string, rest: Partial<Exercise> = {}): Exercise => ({
  id: 'test',
  title: 'Test',
  description: '',
  feedback: 'generic',
  hint: 'toggle',
  checkOn: 'button',
  advanceAfter: 'answer',
  items: [...ids].map((id) => ({ kind: 'type-answer', id, teaches: [], prompt: '', answers: ['a'] })),
  ...rest,
});
const ids = (exercise: Exercise | null) => exercise?.items.map(({ id }) => id).join('');
const right = (minute: number): LastAnswer => ({ correct: true, at: `2026-11-23T10:0${minute}:00.000Z` });
const wrong = (minute: number): LastAnswer => ({ ...right(minute), correct: false });

describe('a run of an exercise', () => {
  it.each([
    ['nothing was answered', {}, 'abc'],
    ['the first was right', { a: right(1) }, 'bcd'],
    ['the first run was right', { a: right(1), b: right(2), c: right(3) }, 'dea'],
    ['one was wrong', { a: right(1), b: wrong(2), c: right(3) }, 'bde'],
    ['several were wrong, the earliest first', { c: wrong(1), a: wrong(2), e: wrong(3), b: wrong(4) }, 'cae'],
    [
      'all were right, the earliest first',
      { a: right(5), b: right(4), c: right(3), d: right(2), e: right(1) },
      'edc',
    ],
    [
      'all were answered, one wrong',
      { a: right(1), b: right(2), c: right(3), d: right(4), e: wrong(5) },
      'eab',
    ],
    ['something else was answered', { x: wrong(1) }, 'abc'],
  ])('if %s', (_, history, expected) =>
    expect(ids(drawItems(exerciseOf('abcde', { draw: 3 }), new Map(Object.entries(history)), 1))).toBe(
      expected,
    ),
  );

  it('keeps all items in order if the exercise has no draw', () => {
    const whole = exerciseOf('abc');
    expect(drawItems(whole, new Map([['b', wrong(1)]]), 1)).toBe(whole);
  });

  it('is shorter than the draw if the exercise is', () =>
    expect(ids(drawItems(exerciseOf('ab', { draw: 3 }), new Map(), 1))).toBe('ab'));

  const shuffled = exerciseOf('abcdefghijklmnopqrst', { draw: 8, shuffled: true });
  it('draws new items in a random order if the exercise is shuffled, determined by the seed', () => {
    const drawn = Array.from({ length: 60 }, (_, seed) => ids(drawItems(shuffled, new Map(), seed)) ?? '');
    expect(new Set(drawn[0]).size).toBe(8);
    expect(ids(drawItems(shuffled, new Map(), 1))).toBe(drawn[1]);
    expect(drawn[0]).not.toBe(drawn[1]);
    expect(new Set(drawn.join('')).size).toBe(20);
  });
  it('begins with what was wrong, also if the exercise is shuffled', () =>
    expect(ids(drawItems(shuffled, new Map([['t', wrong(1)]]), 1))).toMatch(/^t/u));

  it.each([
    ['ca', 'ca'],
    ['cx', undefined],
    ['', undefined],
  ])('drawn before as %j is picked again as %j', (drawn, expected) =>
    expect(ids(pickItems(exerciseOf('abc'), [...drawn]))).toBe(expected),
  );
});

describe('the audible items of an exercise', () => {
  const { items } = exerciseOf('abc');
  const exercise = exerciseOf('', {
    items: items.map((item, index) => ({
      ...item,
      ...(index < 2 && { contrast: index === 0 ? 'კ/ქ' : 'პ/ფ' }),
    })),
  });
  it.each([
    [['კ/ქ', 'პ/ფ'], 'abc'],
    [['კ/ქ'], 'ac'],
    [[], 'c'],
  ])('are those whose contrast is audible: with %j %s', (audibleContrasts, expected) =>
    expect(ids(filterAudibleItems(exercise, audibleContrasts))).toBe(expected),
  );
  it.each([
    ['თვე', [], undefined],
    ['თვე', ['ტ/თ'], 'a'],
    ['კატა', ['კ/ქ'], undefined],
    ['კატა', ['კ/ქ', 'ტ/თ'], 'a'],
    ['დედა', [], 'a'],
  ])('of a dictation of %s, with %j, are %s', (form, audibleContrasts, expected) => {
    const dictated = {
      kind: 'type-answer',
      id: 'a',
      teaches: [],
      prompt: '',
      sound: form,
      answers: [form],
    } as const;
    expect(ids(filterAudibleItems({ ...exercise, items: [dictated] }, audibleContrasts))).toBe(expected);
  });
  it('do not exist if no contrast of its items is audible', () =>
    expect(filterAudibleItems({ ...exercise, items: exercise.items.slice(0, 2) }, ['წ/ც'])).toBeNull());
});
