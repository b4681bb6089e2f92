import { defineUnit, timedPerQuestion } from '../../../unit.ts';

export const writing = defineUnit({
  id: 'writing',
  level: 'intermediate',
  tier: 'premium',
  path: '/intermediate/writing',
  title: 'Writing Exercises',
  hubTitle: 'Writing Practice',
  description: 'From single sentences to short texts.',
  emblem: 'წერა',
  emblemGloss: 'writing',
  badge: 'Writer',
  completion: { minutesAbove: 15, points: 3, pointRule: 'texts' },
  percentPerMinute: 5,
  quiz: {
    id: 'quiz-writing',
    paths: ['/intermediate/quiz/writing'],
    size: 10,
    rules: timedPerQuestion({ seconds: 120, redAt: 30, delayMs: 2000 }),
  },
});
