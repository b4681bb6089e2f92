import { describe, expect, it } from 'vitest';
import { dueQuizzes, nextUnit, nextUnitAfter } from './nextUnit.ts';

const lessons = [
  { id: 'alphabet', tier: 'free' },
  { id: 'words', tier: 'free' },
  { id: 'colors', tier: 'premium' },
  { id: 'numbers', tier: 'premium' },
] as const;
const quizzes = [
  { id: 'quiz-alphabet', tier: 'free', lesson: 'alphabet' },
  { id: 'quiz-colors', tier: 'premium', lesson: 'colors' },
  { id: 'quiz-general', tier: 'premium', lesson: null },
] as const;
const done = (...ids: string[]) => ids.map((lessonId) => ({ lessonId, completed: true }));
const started = (...ids: string[]) => ids.map((lessonId) => ({ lessonId, completed: false }));
const [learner, subscriber] = [{ entitled: false }, { entitled: true }];

describe('the next lesson', () => {
  const open = (index: number) => ({ kind: 'open', unit: lessons[index] });
  it.each([
    ['without records', [], learner, open(0)],
    ['with the first one begun', started('alphabet'), learner, open(0)],
    ['with the first one completed', done('alphabet'), learner, open(1)],
    ['with a later one completed', done('words', 'colors'), subscriber, open(0)],
    ['with a gap', done('alphabet', 'colors'), subscriber, open(1)],
    ['for a subscriber', done('alphabet', 'words'), subscriber, open(2)],
    [
      'for a learner who has completed what is free',
      done('alphabet', 'words'),
      learner,
      { kind: 'subscribe', locked: 2, next: lessons[2] },
    ],
    [
      'for a learner who completed a lesson of Premium before it ended',
      done('alphabet', 'words', 'colors'),
      learner,
      { kind: 'subscribe', locked: 1, next: lessons[3] },
    ],
    ['with all completed', done('alphabet', 'words', 'colors', 'numbers'), learner, { kind: 'completed' }],
  ])('%s', (_, records, viewer, next) => expect(nextUnit(lessons, records, viewer)).toEqual(next));
});

describe('the lesson after another one', () => {
  const open = (index: number) => ({ kind: 'open', unit: lessons[index] });
  it.each([
    ['is the following one', 'alphabet', [], learner, open(1)],
    ['is not one that is completed', 'alphabet', done('words', 'colors'), subscriber, open(3)],
    ['is an earlier one if none of the later ones is left', 'numbers', done('alphabet'), subscriber, open(1)],
    ['is an earlier one rather than one of Premium', 'words', [], learner, open(0)],
    [
      'needs Premium when the free ones are completed',
      'words',
      done('alphabet'),
      learner,
      { kind: 'subscribe', locked: 2, next: lessons[2] },
    ],
    [
      'is not the lesson itself',
      'numbers',
      done('alphabet', 'words', 'colors'),
      subscriber,
      { kind: 'completed' },
    ],
  ])('%s', (_, id, records, viewer, next) =>
    expect(nextUnitAfter(lessons, id, records, viewer)).toEqual(next),
  );
});

describe('the quizzes to take', () => {
  const ids = (records: ReturnType<typeof done>, viewer: typeof learner) =>
    dueQuizzes(quizzes, records, viewer).map(({ id }) => id);
  it.each([
    ['none before a lesson is completed', started('alphabet', 'colors'), subscriber, []],
    ['those of completed lessons', done('alphabet', 'colors'), subscriber, ['quiz-alphabet', 'quiz-colors']],
    ['none that were taken', done('alphabet', 'colors', 'quiz-alphabet'), subscriber, ['quiz-colors']],
    ['none that need a subscription', done('alphabet', 'colors'), learner, ['quiz-alphabet']],
  ])('%s', (_, records, viewer, expected) => expect(ids(records, viewer)).toEqual(expected));
});
