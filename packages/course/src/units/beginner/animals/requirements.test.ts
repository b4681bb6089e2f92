import { describe, it } from 'vitest';
import { expectExercises, expectSections } from '../../../../test/unitRules.ts';
import { lesson } from './lesson.ts';

describe('animals', () => {
  it('[BEG-35] has these categories of words', () =>
    expectSections(lesson, 'words', { pets: 6, wild: 6, birds: 6, insects: 6, marine: 6, reptiles: 6 }));

  it('[BEG-36] has these exercises', () =>
    expectExercises(lesson, {
      'Word Matching': ['choice', 5],
      'Translation Practice': ['choice', 5],
      Classification: ['multi-choice', 5],
      'Animal Sounds': ['choice', 5],
      Habitats: ['choice', 5],
    }));
});
