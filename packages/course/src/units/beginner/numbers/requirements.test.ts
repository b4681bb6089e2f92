import { describe, it } from 'vitest';
import { expectExercises, expectSections } from '../../../../test/unitRules.ts';
import { lesson } from './lesson.ts';

describe('numbers', () => {
  it('[BEG-26] has these categories of words', () =>
    expectSections(lesson, 'words', {
      'numbers-1-10': 10,
      'numbers-11-20': 10,
      'numbers-21-30': 10,
      'numbers-31-40': 10,
      'numbers-41-50': 10,
      'numbers-51-60': 10,
      'numbers-61-70': 10,
      'numbers-71-80': 10,
      'numbers-81-90': 10,
      'numbers-91-100': 10,
    }));

  it('[BEG-28] has these exercises', () =>
    expectExercises(lesson, {
      'Translation Practice': ['choice', 5],
      'Number Sequences': ['choice', 5],
      'Counting Practice': ['type-answer', 5],
    }));
});
