import { describe, it } from 'vitest';
import { expectExercises, expectSections } from '../../../../test/unitRules.ts';
import { lesson } from './lesson.ts';

describe('colors-shapes', () => {
  it('[BEG-24] has these categories of words', () =>
    expectSections(lesson, 'words', { colors: 12, shapes: 10 }));

  it('[BEG-25] has these exercises', () =>
    expectExercises(lesson, {
      'Word Matching': ['choice', 5],
      'Translation Practice': ['choice', 5],
      'Word Identification': ['choice', 5],
    }));
});
