import { describe, it } from 'vitest';
import { expectExercises, expectSections } from '../../../../test/unitRules.ts';
import { lesson } from './lesson.ts';

describe('months', () => {
  it('[BEG-29] has these categories of words', () =>
    expectSections(lesson, 'words', { months: 12, seasons: 4, days: 7, time: 10 }));

  it('[BEG-30] has these exercises', () =>
    expectExercises(lesson, {
      'Word Matching': ['choice', 5],
      'Translation Practice': ['choice', 5],
      Ordering: ['order', 3],
    }));
});
