import { describe, expect, it } from 'vitest';
import { expectSections, georgian, sectionsOf, text } from '../../../../test/unitRules.ts';
import { resultMessage } from '@ena/domain/quiz/result';
import { timedPerQuestion } from '../../../unit.ts';
import { lesson } from './lesson.ts';
import { quiz } from './quiz.ts';
import { writing } from './unit.ts';

describe('writing', () => {
  it('[CONT-17] has three levels of prompts, an expected answer to all but compositions', () => {
    expectSections(lesson, 'prompts', { basic: 5, intermediate: 5, advanced: 5 });
    for (const { type, item } of sectionsOf(lesson, 'prompts').flatMap(({ prompts }) => prompts)) {
      expect(item).toMatchObject({ prompt: text, hint: text, explanation: text });
      if (type === 'composition') expect(item).not.toHaveProperty('answers');
      else expect(item).toMatchObject({ answers: expect.arrayContaining([georgian]) });
    }
  });

  it.each(quiz.questions)('[CONT3-04] its quiz has a prompt and explanation for $id, a $type', (item) => {
    expect(item).toMatchObject({ prompt: text, explanation: text });
    expect(item.type).toBeOneOf(['translation', 'completion', 'composition']);
    const answers = 'answers' in item ? item.answers : undefined;
    if (item.type === 'composition') expect(answers).toBeUndefined();
    else expect(answers?.[0]).toEqual(georgian);
    if (item.type === 'completion')
      expect('options' in item ? item.options : undefined).toContain(answers?.[0]);
  });

  it.each([
    [10, 'Excellent! You have great Georgian writing skills.'],
    [8, 'Excellent! You have great Georgian writing skills.'],
    [7, 'Good job! Keep practicing to improve your writing skills.'],
    [6, 'Good job! Keep practicing to improve your writing skills.'],
    [5, 'Keep learning! Practice more writing and try again.'],
    [0, 'Keep learning! Practice more writing and try again.'],
  ])('[QINT-17] its quiz has for %d of 10 the message %s', (score, message) =>
    expect(resultMessage(quiz.messages, score, 10)).toBe(message),
  );

  it('[TIME-24] is completed at 3 points, too', () =>
    expect(writing.completion).toMatchObject({ points: 3, pointRule: 'texts' }));

  it('[QRUN-15] [QRUN-17] [QINT-15] has a quiz with 120 s for each question', () =>
    expect(writing.quiz.rules).toEqual(timedPerQuestion({ seconds: 120, redAt: 30, delayMs: 2000 })));
});
