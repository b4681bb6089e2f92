import { describe, expect, it } from 'vitest';
import {
  expectEach,
  expectExercises,
  expectSections,
  phrase,
  sectionsOf,
  text,
} from '../../../../test/unitRules.ts';
import { lesson } from './lesson.ts';
import { advancedGrammar } from './unit.ts';

describe('advanced grammar', () => {
  it('[CONT3-08] has topics with explained examples, and tables of screeves', () => {
    expectSections(lesson, 'topics', { 'advanced-topics': 6 });
    for (const { examples } of sectionsOf(lesson, 'topics').flatMap(({ topics }) => topics))
      expectEach(examples, { ...phrase, explanation: text });
    expectSections(lesson, 'forms', { 'screeves-write': 11, 'screeves-play': 11, 'screeves-go': 11 });
  });

  it('[CONT3-08] [ADV-13] has these exercises', () =>
    expectExercises(lesson, {
      'Verb Conjugation': ['choice', 5],
      'Sentence Transformation': ['choice', 5],
      'Grammatical Analysis': ['choice', 5],
    }));

  it('[ADV-39] is completed at 3 points, too', () =>
    expect(advancedGrammar.completion).toMatchObject({ points: 3, pointRule: 'answered-and-right' }));
});
