import { describe, it } from 'vitest';
import { expectExercises, expectSections } from '../../../../test/unitRules.ts';
import { lesson } from './lesson.ts';

describe('body', () => {
  it('[BEG-33] has these categories of words', () =>
    expectSections(lesson, 'words', { head: 6, body: 6, limbs: 6, health: 6 }));

  it('[BEG-34] has these exercises', () =>
    expectExercises(lesson, {
      'Word Matching': ['choice', 5],
      'Translation Practice': ['choice', 5],
      Identification: ['choice', 5],
      Completion: ['fill-blank', 5],
    }));
});
