import { defineUnit, timedPerQuestion } from '../../../unit.ts';

export const sentences = defineUnit({
  id: 'sentences',
  level: 'intermediate',
  tier: 'premium',
  path: '/intermediate/sentences',
  title: 'Sentence Construction',
  hubTitle: 'Sentences Construction',
  description: 'Word order and how sentences are built.',
  emblem: 'წიგნი',
  emblemGloss: 'book',
  badge: 'Sentence Builder',
  completion: { minutesAbove: 15, points: 5, pointRule: 'sentences' },
  percentPerMinute: 2,
  quiz: {
    id: 'quiz-sentences',
    paths: ['/intermediate/quiz/sentences'],
    size: 10,
    rules: timedPerQuestion({ seconds: 45, redAt: 10 }),
  },
});
