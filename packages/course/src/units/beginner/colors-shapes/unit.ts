import { defineUnit, timedPerQuestion } from '../../../unit.ts';

export const colorsShapes = defineUnit({
  id: 'colors-shapes',
  level: 'beginner',
  tier: 'premium',
  path: '/beginner/colors-and-shapes',
  title: 'Colors and Shapes',
  description: 'Twelve colors and ten shapes.',
  emblem: 'წითელი',
  emblemGloss: 'red',
  badge: 'Eye for Color',
  completion: { minutesAbove: 10, points: 5, pointRule: 'right' },
  percentPerMinute: 5,
  quiz: {
    id: 'quiz-colors',
    paths: ['/beginner/quiz/colors'],
    size: 5,
    rules: timedPerQuestion({ seconds: 30, redAt: 10 }),
  },
});
