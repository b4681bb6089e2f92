import { defineUnit, timedPerQuestion } from '../../../unit.ts';

export const numbers = defineUnit({
  id: 'numbers',
  level: 'beginner',
  tier: 'premium',
  path: '/beginner/numbers',
  title: 'Numbers',
  description: 'Counting to a hundred, by twenties as Georgians do.',
  emblem: 'ოცი',
  emblemGloss: 'twenty',
  badge: 'Counting by Twenties',
  completion: { minutesAbove: 10, points: 5, pointRule: 'right' },
  percentPerMinute: 5,
  quiz: {
    id: 'quiz-numbers',
    paths: ['/beginner/quiz/numbers'],
    size: 5,
    rules: timedPerQuestion({ seconds: 30, redAt: 10 }),
  },
});
