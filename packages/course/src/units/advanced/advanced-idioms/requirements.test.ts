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
import { advancedIdioms } from './unit.ts';

describe('idioms', () => {
  it('[CONT3-10] has categories of explained idioms, and notes', () => {
    expectSections(lesson, 'idioms', { emotions: 2, relationships: 2, 'life-wisdom': 2, 'daily-life': 2 });
    expectEach(
      sectionsOf(lesson, 'idioms').flatMap(({ idioms }) => idioms),
      { ...phrase, literal: text, example: phrase, explanation: text },
    );
    expectSections(lesson, 'notes', { 'study-tips': 3, 'cultural-context': 3 });
  });

  it('[CONT3-10] [ADV-13] has these exercises, of four options', () => {
    expectExercises(lesson, {
      'Meaning Recognition': ['choice', 2],
      'Usage Practice': ['choice', 2],
      'Contextual Understanding': ['choice', 2],
    });
    expectEach(
      lesson.exercises.flatMap(({ items }) => items),
      { options: [text, text, text, text], explanation: text },
    );
  });

  it('[ADV-41] is completed at 3 points, too', () =>
    expect(advancedIdioms.completion).toMatchObject({ points: 3, pointRule: 'answered-and-right' }));
});
