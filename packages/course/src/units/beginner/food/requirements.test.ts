import { describe, it } from 'vitest';
import { expectExercises, expectSections } from '../../../../test/unitRules.ts';
import { lesson } from './lesson.ts';

describe('food', () => {
  it('[BEG-31] has these categories of words', () =>
    expectSections(lesson, 'words', {
      'traditional-dishes': 6,
      breads: 6,
      drinks: 6,
      ingredients: 6,
      'meal-times': 6,
    }));

  it('[BEG-32] has these exercises', () =>
    expectExercises(lesson, {
      'Word Matching': ['choice', 5],
      'Translation Practice': ['choice', 5],
      Categorization: ['categorize', 3],
    }));
});
