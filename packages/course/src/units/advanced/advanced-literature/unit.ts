import { defineUnit, timedAsAWhole } from '../../../unit.ts';

export const advancedLiterature = defineUnit({
  id: 'advanced-literature',
  aliases: ['literature-poetry'],
  level: 'advanced',
  tier: 'premium',
  path: '/advanced/literature',
  title: 'Literature & Poetry',
  description: 'Six poets in four eras.',
  emblem: 'ლექსი',
  emblemGloss: 'poem',
  badge: 'Friend of Poets',
  completion: { minutesAbove: 15, points: null, pointRule: 'answered' },
  percentPerMinute: 2,
  quiz: {
    id: 'quiz-advanced-literature',
    paths: ['/advanced/literature/quiz', '/advanced/quiz/literature'],
    size: 2,
    rules: timedAsAWhole,
  },
});
