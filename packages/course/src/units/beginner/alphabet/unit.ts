import { defineUnit, timedPerQuestion } from '../../../unit.ts';

export const alphabet = defineUnit({
  id: 'alphabet',
  level: 'beginner',
  tier: 'free',
  path: '/beginner/alphabet',
  title: 'Georgian Alphabet',
  description: 'All 33 letters: how they look, how they sound, a word for each.',
  emblem: 'აბგ',
  emblemGloss: 'a, b, g',
  emblemSpoken: 'ანი, ბანი, განი',
  badge: null,
  completion: { minutesAbove: 10, points: 5, pointRule: 'right' },
  percentPerMinute: 5,
  quiz: {
    id: 'quiz-alphabet',
    paths: ['/beginner/quiz/alphabet'],
    size: 5,
    rules: timedPerQuestion({ seconds: 30, redAt: 10 }),
  },
});
