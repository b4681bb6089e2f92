import { defineUnit, timedPerQuestion } from '../../../unit.ts';

export const body = defineUnit({
  id: 'body',
  level: 'beginner',
  tier: 'premium',
  path: '/beginner/human-body',
  title: 'Human Body',
  description: 'Head to toe, and how to say what hurts.',
  emblem: 'ხელი',
  emblemGloss: 'hand',
  badge: 'Head to Toe',
  completion: { minutesAbove: 10, points: 5, pointRule: 'right' },
  percentPerMinute: 5,
  quiz: {
    id: 'quiz-body',
    paths: ['/beginner/quiz/body'],
    size: 5,
    rules: timedPerQuestion({ seconds: 30, redAt: 10 }),
  },
});
