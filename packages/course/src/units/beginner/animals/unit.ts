import { defineUnit, timedPerQuestion } from '../../../unit.ts';

export const animals = defineUnit({
  id: 'animals',
  level: 'beginner',
  tier: 'premium',
  path: '/beginner/animals',
  title: 'Animals',
  description: 'At home, in the wild, in the air and the sea.',
  emblem: 'ძაღლი',
  emblemGloss: 'dog',
  badge: 'Friend of Animals',
  completion: { minutesAbove: 10, points: 5, pointRule: 'right' },
  percentPerMinute: 5,
  quiz: {
    id: 'quiz-animals',
    paths: ['/beginner/quiz/animals'],
    size: 5,
    rules: timedPerQuestion({ seconds: 30, redAt: 10 }),
  },
});
