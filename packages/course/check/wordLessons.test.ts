/** What holds for every Beginner lesson of words: how its exercises ask, judge and answer. */
import type { Exercise } from '@ena/domain/exercise/model';
import { numeral } from '@ena/domain/georgian/numeral';
import { describe, expect, it } from 'vitest';
import { lessonBodies, lessonSources, quizBodies } from '../src/bodies.ts';
import { findLesson } from '../src/catalog.ts';

const lessons = lessonSources.filter(({ id }) => findLesson(id)?.level === 'beginner' && id !== 'alphabet');
const wordsOf = (id: string) =>
  lessons
    .filter((lesson) => lesson.id === id)
    .flatMap(({ sections }) => sections.flatMap((one) => (one.kind === 'words' ? one.words : [])));

const allWords = lessons.flatMap(({ id }) => wordsOf(id));

type Manner = Partial<Omit<Exercise, 'id' | 'title' | 'description' | 'items'>>;
const atOnce = { checkOn: 'response', hint: 'when-wrong', advanceAfter: 'answer' } as const;
const onCheck = { checkOn: 'button', hint: 'when-wrong', advanceAfter: 'answer' } as const;
const typed = { placeholder: 'Type your answer here...' } as const;

/** How each exercise is judged and worded, by its title (requirements EX-10 to EX-37). */
const manners: Readonly<Record<string, Manner>> = {
  'Word Matching': { feedback: 'generic', ...atOnce },
  'Translation Practice': { feedback: 'translation', ...atOnce },
  'Fill in the Blank': { feedback: 'generic', ...onCheck, hint: 'toggle', ...typed },
  'Word Identification': { feedback: 'color', ...atOnce },
  'Number Sequences': { feedback: 'generic', ...atOnce },
  'Counting Practice': { feedback: 'counting', ...onCheck, ...typed },
  Ordering: { feedback: 'order', ...onCheck, check: 'Check Order' },
  Categorization: {
    feedback: 'categories',
    ...onCheck,
    advanceAfter: 'right-answer',
    check: 'Check Categories',
  },
  Identification: { feedback: 'explained', ...atOnce },
  Completion: { feedback: 'generic', ...onCheck },
  Classification: { feedback: 'classification', ...onCheck, check: 'Check Answers' },
  'Animal Sounds': { feedback: 'explained', ...atOnce },
  Habitats: { feedback: 'explained', ...atOnce },
  Sequencing: { feedback: 'order', ...onCheck, check: 'Check Sequence' },
  'Time of Day': { feedback: 'explained', ...atOnce },
};

/** The meaning as options and prompts write it: the first sense, without its bracket. */
const meaning = (gloss: string) => gloss.replace(/ \(.*|;.*/u, '');

describe.each(lessons)('$title', ({ id, exercises }) => {
  const words = wordsOf(id);
  const wordOf = (wordId: string | undefined) => words.find((word) => word.id === wordId);
  const choices = (title: string) =>
    exercises
      .filter((exercise) => exercise.title === title)
      .flatMap(({ items }) => items.flatMap((item) => (item.kind === 'choice' ? [item] : [])));

  it.each(exercises.map((exercise) => [exercise.title, exercise] as const))(
    '[EX-03] [EX-11] [EX-12] [EX-13] [EX-15] [EX-25] [EX-30] [EX-33] %s is judged and worded as its page asks',
    (title, exercise) => {
      expect(exercise).toMatchObject(manners[title] ?? {});
      expect(exercise.description).toMatch(/^[A-Z].*\.$/u);
    },
  );

  it('[CONT-09] matching shows a word and asks what it means', () => {
    for (const item of choices('Word Matching')) {
      const word = wordOf(item.teaches[0]);
      expect([item.id, item.display]).toEqual([item.id, word?.form]);
      expect([item.id, item.answer]).toEqual([item.id, meaning(word?.gloss ?? '')]);
      const known = allWords.map(({ gloss }) => meaning(gloss));
      expect(item.options.filter((option) => !known.includes(option))).toEqual([]);
    }
  });

  it('[CONT-09] translation asks for a word by its meaning, and offers taught words', () => {
    for (const item of choices('Translation Practice')) {
      const word = wordOf(item.teaches[0]);
      expect([item.id, item.answer]).toEqual([item.id, word?.form]);
      expect(item.prompt).toContain(meaning(word?.gloss ?? '?'));
      const known = allWords.map(({ form }) => form);
      expect(item.options.filter((option) => !known.includes(option))).toEqual([]);
    }
  });

  it('no two exercises ask for the same thing in the same way', () => {
    const asked = exercises.flatMap(({ items }) =>
      items.map((item) => [item.prompt, item.display, 'sentence' in item ? item.sentence : ''].join()),
    );
    const own = asked.filter((one) => !/this color|Which color is this/u.test(one));
    expect(own.filter((one, index) => own.indexOf(one) < index)).toEqual([]);
  });

  it('[QBEG-01] its quiz asks for words of the lesson', () => {
    const questions = quizBodies.get(findLesson(id)?.quiz ?? '')?.questions ?? [];
    const taught = questions.flatMap(({ teaches }) => teaches);
    expect(taught.length).toBeGreaterThan(0);
    expect(taught.filter((wordId) => !wordOf(wordId))).toEqual([]);
  });
});

describe('the numbers', () => {
  const sections = (lessonBodies.get('numbers')?.sections ?? []).flatMap((section) =>
    section.kind === 'words' ? [section] : [],
  );

  it('[BEG-26] [CONT-03] [CONT-04] are 1 to 100 in groups of ten, each by the rule, each in a sentence', () => {
    const cards = sections.flatMap(({ words }) => words);
    const expected = Array.from({ length: 100 }, (_, index) => [`${index + 1}`, numeral(index + 1)]);
    expect(cards.map(({ gloss, form }) => [gloss, form])).toEqual(expected);
    expect(cards.filter(({ example }) => example === undefined)).toEqual([]);
  });

  it('[BEG-27] are compact from 31 on', () => {
    expect(sections.map(({ compact }) => compact === true)).toEqual(sections.map((_, index) => index >= 3));
  });

  it('what is asked in digits is answered by the word for them', () => {
    const items = lessons
      .filter(({ id }) => id === 'numbers')
      .flatMap(({ exercises }) => exercises.flatMap((exercise) => exercise.items));
    const asked = items.flatMap((item) => {
      const [, digits] = /^(?:What is|Write) (\d+) in/u.exec(item.prompt) ?? [];
      const answer = 'answer' in item ? item.answer : 'answers' in item ? item.answers[0] : undefined;
      return digits ? [[item.id, answer, numeral(Number(digits))]] : [];
    });
    expect(asked.length).toBeGreaterThan(4);
    for (const [id, answer, word] of asked) expect([id, answer]).toEqual([id, word]);
  });
});
