import { describe, expect, it } from 'vitest';
import { check } from '../exercise/kinds.ts';
import type { Exercise } from '../exercise/model.ts';
import { filterAudibleItems, drawItems } from '../exercise/runItems.ts';
import { exercisesOf } from './dictation.ts';
import type { Word } from './kinds/words.ts';

const word = (number: number): Word => ({
  id: `word.${number}`,
  form: `სიტყვა ${number}`,
  gloss: `word ${number}`,
  romanization: '',
});
const words = (size: number) => Array.from({ length: size }, (_, number) => word(number));
const lesson = (...sizes: readonly number[]) => ({
  id: 'food',
  exercises: [],
  sections: sizes.map((size, place) => ({
    kind: 'words' as const,
    id: `part.${place}`,
    title: '',
    description: '',
    words: words(size),
  })),
});

describe('the dictation of a lesson', () => {
  it.each([
    ['no list', [], 0],
    ['nine words', [9], 0],
    ['ten words', [10], 10],
    ['two lists of five', [5, 5], 10],
  ])('with %s %j has %i items', (_, sizes, expected) =>
    expect(exercisesOf(lesson(...sizes)).flatMap(({ items }) => items)).toHaveLength(expected),
  );

  it('plays the word, accepts only this word and teaches it', () => {
    const [item] = exercisesOf(lesson(10)).flatMap(({ items }) => items);
    if (!item) throw new Error('no item');
    expect([item.sound, item.teaches, item.id]).toEqual(['სიტყვა 0', ['word.0'], 'food.dictation.word.0']);
    expect(check(item, ' სიტყვა 0! ')).toEqual({ kind: 'correct' });
    expect(check(item, 'სიტყვა 1').kind).toBe('incorrect');
    expect(item.prompt + (item.display ?? '')).not.toContain('სიტყვა');
  });
});

describe('a run of an exercise', () => {
  const exercise = exercisesOf(lesson(30))[0];
  if (!exercise) throw new Error('no exercise');
  const ids = (of: Exercise) => of.items.map(({ id }) => id);

  it('draws ten of its words, determined by the seed', () => {
    expect(ids(drawItems(exercise, 1))).toHaveLength(10);
    expect(new Set(ids(drawItems(exercise, 1))).size).toBe(10);
    expect(ids(drawItems(exercise, 1))).toEqual(ids(drawItems(exercise, 1)));
    expect(ids(drawItems(exercise, 1))).not.toEqual(ids(drawItems(exercise, 2)));
    const drawn = new Set(Array.from({ length: 60 }, (_, seed) => ids(drawItems(exercise, seed))).flat());
    expect(drawn.size).toBe(30);
  });
  it('keeps all items in order if the exercise has no draw', () => {
    const { draw: _, ...whole } = exercise;
    expect(drawItems(whole, 1)).toBe(whole);
  });

  const items = exercise.items.slice(0, 3).map((item, place) => ({
    ...item,
    ...(place < 2 && { contrast: place === 0 ? 'კ/ქ' : 'პ/ფ' }),
  }));
  it.each([
    [['კ/ქ', 'პ/ფ'], 3],
    [['კ/ქ'], 2],
    [[], 1],
  ])('keeps the items whose contrast is audible: with %j %i items', (audibleContrasts, expected) =>
    expect(filterAudibleItems({ ...exercise, items }, audibleContrasts)?.items).toHaveLength(expected),
  );
  it('is null if no contrast of its items is audible', () =>
    expect(filterAudibleItems({ ...exercise, items: items.slice(0, 2) }, ['წ/ც'])).toBeNull());
});
