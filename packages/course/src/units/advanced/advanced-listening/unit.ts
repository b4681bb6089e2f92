import { defineUnit, timedAsAWhole } from '../../../unit.ts';

export const advancedListening = defineUnit({
  id: 'advanced-listening',
  level: 'advanced',
  tier: 'premium',
  path: '/advanced/listening',
  title: 'Advanced Listening',
  description: 'News, conversations, media, lectures.',
  emblem: 'ხმა',
  emblemGloss: 'voice',
  badge: 'Fine Ear',
  completion: { minutesAbove: 15, points: 3, pointRule: 'answered-and-current' },
  percentPerMinute: 2,
  quiz: {
    id: 'quiz-advanced-listening',
    paths: ['/advanced/listening/quiz', '/advanced/quiz/listening'],
    size: 2,
    rules: timedAsAWhole,
  },
});
