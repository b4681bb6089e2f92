/** What the quizzes of a level have in common. */
import { resultMessage } from '@ena/domain/quiz/result';
import { describe, expect, it } from 'vitest';
import { quizBodies } from '../src/bodies.ts';
import { quizzesOf } from '../src/catalog.ts';

const questionsOf = (id: string) => quizBodies.get(id)?.questions ?? [];

describe.each(quizzesOf('advanced').filter(({ lesson }) => lesson !== null))('$id', ({ id }) => {
  it.each([
    [100, 'Excellent! You have a great understanding of this topic.'],
    [80, 'Excellent! You have a great understanding of this topic.'],
    [79, 'Good job! Keep practicing to improve your score.'],
    [60, 'Good job! Keep practicing to improve your score.'],
    [59, 'Keep learning! Review the material and try again.'],
    [0, 'Keep learning! Review the material and try again.'],
  ])('[QADV-15] %d percent has the message %s', (percent, message) => {
    const messages = quizBodies.get(id)?.messages;
    expect(messages && resultMessage(messages, percent, 100)).toBe(message);
  });
});

it.each(quizzesOf('intermediate'))('[CONT3-02] each choice of $id has four options and a type', ({ id }) => {
  for (const question of questionsOf(id)) {
    if (question.kind === 'choice') expect(question.options).toHaveLength(4);
    expect([question.id, question.type]).toEqual([question.id, expect.any(String)]);
  }
});

it.each(quizzesOf('advanced'))('[CONT3-05] [CONT3-06] $id asks choices', ({ id }) => {
  expect(questionsOf(id).filter(({ kind }) => kind !== 'choice')).toEqual([]);
});
