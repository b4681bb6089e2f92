import { describe, expect, it } from 'vitest';
import { expectEach, expectSections, phrase, sectionsOf, text } from '../../../../test/unitRules.ts';
import { timedPerQuestion } from '../../../unit.ts';
import { lesson } from './lesson.ts';
import { quiz } from './quiz.ts';
import { reading } from './unit.ts';

describe('reading', () => {
  it('[CONT-16] has groups of texts, each with words and questions', () => {
    expectSections(lesson, 'readings', { cuisine: 3, nature: 3, traditions: 3, history: 2 });
    for (const { paragraphs, vocabulary, questions } of sectionsOf(lesson, 'readings').flatMap(
      ({ texts }) => texts,
    )) {
      expectEach(paragraphs, phrase);
      expectEach(vocabulary, phrase);
      expect(questions.length).toBeGreaterThanOrEqual(2);
    }
  });

  it('[INT-27] ends with strategies', () => expectSections(lesson, 'notes', { strategies: 4 }));

  it('[CONT3-03] has a quiz with a translated passage for each question', () =>
    expectEach(quiz.questions, { passage: { text: expect.stringMatching(/[ა-ჰ]/u), translation: text } }));

  it('[TIME-23] is completed at 3 points, too', () =>
    expect(reading.completion).toMatchObject({ points: 3, pointRule: 'answered' }));

  it('[QRUN-15] [QRUN-17] has a quiz with 90 s for each question', () =>
    expect(reading.quiz.rules).toEqual(timedPerQuestion({ seconds: 90, redAt: 20 })));
});
