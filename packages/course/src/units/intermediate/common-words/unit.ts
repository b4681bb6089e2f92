import { defineUnit, timedPerQuestion } from '../../../unit.ts';

export const commonWords = defineUnit({
  id: 'common-words',
  level: 'intermediate',
  tier: 'premium',
  path: '/intermediate/common-words',
  title: 'Common Words',
  description: 'The words that you meet everywhere.',
  emblem: 'სიტყვა',
  emblemGloss: 'word',
  badge: 'Everyday Words',
  completion: { minutesAbove: 15, points: 2, pointRule: 'common-words' },
  percentPerMinute: 2,
  quiz: {
    id: 'quiz-common-words',
    paths: ['/intermediate/quiz/common-words'],
    size: 10,
    rules: timedPerQuestion({ seconds: 30, redAt: 10 }),
  },
});
