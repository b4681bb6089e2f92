import { defineUnit, timedAsAWhole } from '../../../unit.ts';

export const advancedCulture = defineUnit({
  id: 'advanced-culture',
  level: 'advanced',
  tier: 'premium',
  path: '/advanced/culture',
  title: 'Culture',
  description: 'The table, the song, the custom.',
  emblem: 'სუფრა',
  emblemGloss: 'feast',
  badge: 'Toastmaster',
  completion: { minutesAbove: 15, points: 3, pointRule: 'answered-and-right' },
  percentPerMinute: 2,
  quiz: {
    id: 'quiz-advanced-culture',
    paths: [
      '/advanced/culture/quiz',
      '/advanced/quiz/culture',
      '/advanced/cultural/quiz',
      '/advanced/quiz/cultural',
    ],
    size: 2,
    rules: timedAsAWhole,
  },
});
