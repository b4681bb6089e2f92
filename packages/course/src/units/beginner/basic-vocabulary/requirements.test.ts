import { check } from '@ena/domain/exercise/kinds';
import { describe, expect, it } from 'vitest';
import { expectExercises, expectSections, sectionsOf } from '../../../../test/unitRules.ts';
import { lesson } from './lesson.ts';
import { quiz } from './quiz.ts';

const words = sectionsOf(lesson, 'words').flatMap((section) => section.words);
const wordOf = (id: string | undefined) => words.find((word) => word.id === id);
const items = lesson.exercises.flatMap((exercise) => exercise.items);
const gaps = items.flatMap((item) => (item.kind === 'fill-blank' ? [item] : []));
const taught = items.flatMap((item) => item.teaches);

describe('basic vocabulary', () => {
  it('[BEG-22] has these categories of words', () =>
    expectSections(lesson, 'words', { greetings: 8, people: 8, objects: 8, actions: 8, adjectives: 8 }));

  it('[BEG-23] [EX-03] has these exercises, the last by typing', () => {
    expectExercises(lesson, {
      'Word Matching': ['choice', 5],
      'Translation Practice': ['choice', 5],
      'Fill in the Blank': ['fill-blank', 5],
    });
    expect(gaps.filter(({ options }) => options !== undefined)).toEqual([]);
  });

  it('asks no word twice in its exercises, and asks words of each category', () => {
    expect(new Set(taught).size).toBe(taught.length);
    for (const section of sectionsOf(lesson, 'words'))
      expect(section.words.filter(({ id }) => taught.includes(id)).length).toBeGreaterThan(0);
  });

  it.each(gaps)('[CONT-10] [EX-21] $id takes the word that it teaches and all its variants', (item) => {
    expect(item.answers[0]).toBe(wordOf(item.teaches[0])?.form);
    for (const answer of item.answers) expect(check(item, ` ${answer} `)).toEqual({ kind: 'correct' });
    for (const { form } of words.filter((word) => !item.answers.includes(word.form)))
      expect(check(item, form).kind).toBe('incorrect');
  });

  it('[QBEG-01] asks in its quiz for words that the exercises left out', () => {
    const asked = quiz.questions.flatMap((question) => question.teaches);
    expect(asked.filter((id) => wordOf(id) === undefined || taught.includes(id))).toEqual([]);
  });
});
