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
import { advancedCulture } from './unit.ts';

describe('culture', () => {
  it('[CONT3-08] has topics with explained examples, and insights', () => {
    expectSections(lesson, 'topics', { 'culture-topics': 6 });
    for (const { examples } of sectionsOf(lesson, 'topics').flatMap(({ topics }) => topics))
      expectEach(examples, { ...phrase, explanation: text });
    expectSections(lesson, 'notes', { 'cultural-insights': 4 });
  });

  it('[CONT3-08] [ADV-13] has these exercises', () =>
    expectExercises(lesson, {
      'Traditions & Customs': ['choice', 5],
      'Cultural Expressions': ['choice', 5],
      'Social Etiquette': ['choice', 5],
    }));

  it('[ADV-39] is completed at 3 points, too', () =>
    expect(advancedCulture.completion).toMatchObject({ points: 3, pointRule: 'answered-and-right' }));
});
