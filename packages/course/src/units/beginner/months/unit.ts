import { defineUnit, timedPerQuestion } from '../../../unit.ts';

export const months = defineUnit({
  id: 'months',
  level: 'beginner',
  tier: 'premium',
  path: '/beginner/months-and-seasons',
  title: 'Months and Seasons',
  description: 'Months, seasons, days of the week, words for time.',
  emblem: 'მაისი',
  emblemGloss: 'May',
  badge: 'Calendar Keeper',
  completion: { minutesAbove: 10, points: 5, pointRule: 'right' },
  percentPerMinute: 5,
  quiz: {
    id: 'quiz-months',
    paths: ['/beginner/quiz/months'],
    size: 5,
    rules: timedPerQuestion({ seconds: 30, redAt: 10 }),
  },
});
