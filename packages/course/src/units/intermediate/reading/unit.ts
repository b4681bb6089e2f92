import { defineUnit, timedPerQuestion } from '../../../unit.ts';

export const reading = defineUnit({
  id: 'reading',
  level: 'intermediate',
  tier: 'premium',
  path: '/intermediate/reading',
  title: 'Reading Practice',
  description: 'Short texts on food, nature, traditions, history.',
  emblem: 'ტექსტი',
  emblemGloss: 'text',
  badge: 'Reader',
  completion: { minutesAbove: 15, points: 3, pointRule: 'answered' },
  percentPerMinute: 2,
  quiz: {
    id: 'quiz-reading',
    paths: ['/intermediate/quiz/reading'],
    size: 10,
    rules: timedPerQuestion({ seconds: 90, redAt: 20 }),
  },
});
