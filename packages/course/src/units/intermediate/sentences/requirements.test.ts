import { describe, expect, it } from 'vitest';
import {
  expectEach,
  expectExercises,
  expectSections,
  phrase,
  sectionsOf,
  text,
} from '../../../../test/unitRules.ts';
import { timedPerQuestion } from '../../../unit.ts';
import { lesson } from './lesson.ts';
import { sentences } from './unit.ts';

describe('sentences', () => {
  it('[CONT-18] has topics with explained examples, and three kinds of practice', () => {
    expectSections(lesson, 'topics', { 'grammar-topics': 11 });
    const topics = sectionsOf(lesson, 'topics').flatMap((section) => section.topics);
    for (const { examples } of topics) expectEach(examples, { ...phrase, explanation: text });
    expectExercises(lesson, {
      'Word Arrangement': ['order', 3],
      'Sentence Completion': ['fill-blank', 3],
      'Sentence Transformation': ['type-answer', 3],
    });
    const items = lesson.exercises.flatMap((exercise) => exercise.items);
    for (const item of items) {
      if (item.kind === 'order') expect(item.translation).toEqual(text);
      else expect(item.explanation).toEqual(text);
    }
  });

  it('[TIME-25] is completed at 5 points, too', () =>
    expect(sentences.completion).toMatchObject({ points: 5, pointRule: 'sentences' }));

  it('[QRUN-14] [QRUN-16] has a quiz with 45 s for each question', () =>
    expect(sentences.quiz.rules).toEqual(timedPerQuestion({ seconds: 45, redAt: 10 })));
});
