import { expect, it } from 'vitest';
import { sampleExercise } from '../src/sampleExercise.ts';
import { sampleLetters } from '../src/sampleLesson.ts';
import { lesson as alphabet } from '../src/units/beginner/alphabet/lesson.ts';
import { checkAgainstReference } from './check.ts';
import { course } from './course.ts';
import { reference } from './files.ts';
import { findAmbiguousAnswers } from './rules/ambiguousAnswers.ts';
import { checkRomanization } from './rules/romanization.ts';
import { checkScript } from './rules/script.ts';
import { courseMeanings } from './senses.ts';

/** The sample lesson of the home page as a course of its own, so that the same rules apply to it. */
const sample = {
  lessons: [{ ...alphabet, id: 'taste', sections: [], exercises: [sampleExercise] }],
  quizzes: [],
};

it('the sample lesson teaches the five vowels', () => {
  expect(sampleLetters.map(({ form }) => form).join('')).toBe('აეიოუ');
  const taught = sampleLetters.map(({ id }) => id);
  for (const { teaches } of sampleExercise.items)
    expect(taught).toEqual(expect.arrayContaining([...teaches]));
});

it('[CONT-06] [CONT-07] [CONT-08] the sample lesson passes the content checks', () => {
  expect([
    ...checkScript(sample),
    ...checkRomanization(sample),
    ...findAmbiguousAnswers(sample, courseMeanings(course)),
  ]).toEqual([]);
  expect(reference === null ? [] : checkAgainstReference(sample, reference, new Map())).toEqual([]);
});
