import { describe, it } from 'vitest';
import { expectExercises, expectSections } from '../../../../test/unitRules.ts';
import { lesson } from './lesson.ts';

describe('activities', () => {
  it('[BEG-37] has these categories of words', () =>
    expectSections(lesson, 'words', {
      morning: 6,
      work: 6,
      household: 6,
      leisure: 6,
      evening: 6,
      social: 6,
    }));

  it('[BEG-38] has these exercises', () =>
    expectExercises(lesson, {
      'Word Matching': ['choice', 5],
      'Translation Practice': ['choice', 5],
      Sequencing: ['order', 3],
      'Time of Day': ['choice', 5],
      Completion: ['fill-blank', 5],
    }));
});
