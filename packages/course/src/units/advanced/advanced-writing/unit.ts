import { defineUnit, timedAsAWhole } from '../../../unit.ts';

export const advancedWriting = defineUnit({
  id: 'advanced-writing',
  level: 'advanced',
  tier: 'premium',
  path: '/advanced/writing',
  title: 'Advanced Writing',
  description: 'Essays, stories, letters, articles.',
  emblem: 'წერილი',
  emblemGloss: 'letter',
  badge: 'Essayist',
  completion: { minutesAbove: 15, points: 1, pointRule: 'draft' },
  percentPerMinute: 2,
  quiz: {
    id: 'quiz-advanced-writing',
    paths: ['/advanced/writing/quiz', '/advanced/quiz/writing'],
    size: 2,
    rules: timedAsAWhole,
  },
});
