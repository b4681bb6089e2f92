import { expect, it } from 'vitest';
import { alphabet } from '../src/beginner/alphabet.ts';
import { lessonSources, quizBodies } from '../src/bodies.ts';
import { tasteExercise, tasteLetters } from '../src/taste.ts';
import { phrasebookSource } from '../src/phrasebook.ts';
import { tipSources } from '../src/tips.ts';
import { vocabulary } from '../src/vocabulary.ts';
import { checkWords } from './check.ts';
import { reference } from './files.ts';
import { fit } from './rules/fit.ts';
import { romanization } from './rules/romanization.ts';
import { script } from './rules/script.ts';
import { courseMeanings } from './senses.ts';

/** The course with the sample lesson of the home page, so that the same rules apply to it. */
const course = {
  lessons: [...lessonSources, { ...alphabet, id: 'taste', sections: [], exercises: [tasteExercise] }],
  quizzes: [...quizBodies.values()],
  vocabulary,
  tips: tipSources,
  phrasebook: phrasebookSource,
};

it('the sample lesson teaches the five vowels', () => {
  expect(tasteLetters.map(({ form }) => form).join('')).toBe('აეიოუ');
  const taught = tasteLetters.map(({ id }) => id);
  for (const { teaches } of tasteExercise.items) expect(taught).toEqual(expect.arrayContaining([...teaches]));
});

it('[CONT-06] [CONT-07] [CONT-08] the sample lesson passes the content checks', () => {
  expect([...script(course), ...romanization(course), ...fit(course, courseMeanings(course))]).toEqual([]);
  expect(reference === null ? [] : checkWords(course, reference)).toEqual([]);
});
