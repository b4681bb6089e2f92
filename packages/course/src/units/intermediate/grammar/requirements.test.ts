import { describe, expect, it } from 'vitest';
import {
  expectEach,
  expectExercises,
  expectSections,
  georgian,
  sectionsOf,
  text,
} from '../../../../test/unitRules.ts';
import { timedPerQuestion } from '../../../unit.ts';
import { lesson } from './lesson.ts';
import { grammar } from './unit.ts';

describe('grammar', () => {
  it('[INT-08] has tables of forms and lists of small words', () => {
    expectSections(lesson, 'forms', { pronouns: 6, present: 3, past: 3 });
    expectSections(lesson, 'words', {
      'adverbs-time': 8,
      'adverbs-place': 8,
      'adverbs-manner': 8,
      conjunctions: 8,
      interjections: 6,
      postpositions: 8,
    });
  });

  it('[CONT-15] has sentences with three options and prompts with a hint', () => {
    expectSections(lesson, 'questions', { exercise: 5 });
    const questions = sectionsOf(lesson, 'questions').flatMap((section) => section.questions);
    expectEach(questions, {
      sentence: expect.stringContaining('___'),
      options: [text, text, text],
      explanation: text,
    });
    expectSections(lesson, 'prompts', { 'writing-practice': 3 });
    const prompts = sectionsOf(lesson, 'prompts').flatMap((section) => section.prompts);
    expectEach(prompts, {
      item: { kind: 'type-answer', hint: text, answers: expect.arrayContaining([georgian]) },
    });
  });

  it('has generated exercises', () =>
    expectExercises(lesson, { 'Word Matching': 'generated', 'Translation Practice': 'generated' }));

  it('[TIME-20] is completed at 5 points, too', () =>
    expect(grammar.completion).toMatchObject({ points: 5, pointRule: 'grammar' }));

  it('[QRUN-14] [QRUN-16] has a quiz with 45 s for each question', () =>
    expect(grammar.quiz.rules).toEqual(timedPerQuestion({ seconds: 45, redAt: 10 })));
});
