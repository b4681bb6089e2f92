import { defineUnit, timedPerQuestion } from '../../../unit.ts';

export const conversations = defineUnit({
  id: 'conversations',
  level: 'intermediate',
  tier: 'premium',
  path: '/intermediate/conversations',
  title: 'Daily Conversations',
  hubTitle: 'Conversations',
  description: 'Greetings, restaurants, shops, getting around.',
  emblem: 'საუბარი',
  emblemGloss: 'conversation',
  badge: 'Good Company',
  completion: { minutesAbove: 15, points: 3, pointRule: 'answered' },
  percentPerMinute: 2,
  quiz: {
    id: 'quiz-conversations',
    paths: ['/intermediate/quiz/conversations'],
    size: 10,
    rules: timedPerQuestion({ seconds: 45, redAt: 10 }),
  },
});
