import { check } from '@ena/domain/exercise/kinds';
import type { ChoiceItem } from '@ena/domain/exercise/kinds/choice';
import type { Exercise } from '@ena/domain/exercise/model';
import type { LessonSource } from '@ena/domain/lesson/model';
import { describe, expect, it } from 'vitest';
import { basicVocabulary as source } from './basic-vocabulary.ts';
import { quizVocabulary } from './quiz-vocabulary.ts';

const lesson: LessonSource = source;
const categories = lesson.sections.flatMap((section) => (section.kind === 'words' ? [section] : []));
const words = categories.flatMap((category) => category.words);
const wordOf = (id: string | undefined) => words.find((word) => word.id === id);
const [matching, translation, filling]: readonly Exercise[] = lesson.exercises;
const choices = (exercise: Exercise | undefined): ChoiceItem[] =>
  (exercise?.items ?? []).flatMap((item) => (item.kind === 'choice' ? [item] : []));
const gaps = (filling?.items ?? []).flatMap((item) => (item.kind === 'fill-blank' ? [item] : []));

describe('the basic vocabulary', () => {
  it('[BEG-22] [CONT-02] teaches five categories of eight different words, each in a sentence', () => {
    expect(categories.map(({ title, words: { length } }) => [title, length])).toEqual([
      ['Greetings', 8],
      ['People', 8],
      ['Common Objects', 8],
      ['Actions', 8],
      ['Adjectives', 8],
    ]);
    expect(new Set(words.map(({ form }) => form)).size).toBe(40);
    expect(words.filter(({ example }) => example === undefined)).toEqual([]);
  });

  it('[BEG-23] [EX-03] practises fifteen different words, three of each category, the last five by typing', () => {
    const { exercises } = lesson;
    expect(exercises.map(({ title }) => title)).toEqual([
      'Word Matching',
      'Translation Practice',
      'Fill in the Blank',
    ]);
    expect([choices(matching).length, choices(translation).length, gaps.length]).toEqual([5, 5, 5]);
    const practised = exercises.flatMap(({ items }) => items.flatMap((item) => item.teaches));
    expect(new Set(practised).size).toBe(15);
    for (const { words: all } of categories)
      expect(all.filter(({ id }) => practised.includes(id))).toHaveLength(3);
  });

  it.each(gaps)('[CONT-10] [EX-21] $id takes the word that it teaches and all its variants', (item) => {
    expect(item.answers[0]).toBe(wordOf(item.teaches[0])?.form);
    for (const answer of item.answers) expect(check(item, ` ${answer} `)).toEqual({ kind: 'correct' });
    for (const { form } of words.filter((word) => !item.answers.includes(word.form)))
      expect(check(item, form).kind).toBe('incorrect');
    expect(item.options).toBeUndefined();
  });

  it('[QBEG-01] asks in its quiz for words that the exercises left out', () => {
    const practised = lesson.exercises.flatMap(({ items }) => items.flatMap((item) => item.teaches));
    const asked = quizVocabulary.questions.flatMap((question) => question.teaches);
    expect(asked.filter((id) => wordOf(id) === undefined || practised.includes(id))).toEqual([]);
    expect(quizVocabulary.questions).toHaveLength(5);
  });
});
