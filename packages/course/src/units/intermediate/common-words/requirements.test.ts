import { describe, expect, it } from 'vitest';
import { expectExercises, expectSections } from '../../../../test/unitRules.ts';
import { timedPerQuestion } from '../../../unit.ts';
import { lesson } from './lesson.ts';
import { commonWords } from './unit.ts';

describe('common words', () => {
  it('[INT-20] has these lists of words', () =>
    expectSections(lesson, 'words', { pronouns: 15, verbs: 15, basics: 15, nouns: 15, food: 15 }));

  it('[INT-21] has these exercises', () =>
    expectExercises(lesson, {
      'Word Matching': ['choice', 5],
      'Translation Practice': ['choice', 5],
      'Fill in the Blank': ['fill-blank', 5],
    }));

  it('[TIME-22] is completed at 2 points, too', () =>
    expect(commonWords.completion).toMatchObject({ points: 2, pointRule: 'common-words' }));

  it('[QRUN-13] [QRUN-16] has a quiz with 30 s for each question', () =>
    expect(commonWords.quiz.rules).toEqual(timedPerQuestion({ seconds: 30, redAt: 10 })));
});
