import { defineUnit, timedPerQuestion } from '../../../unit.ts';

export const food = defineUnit({
  id: 'food',
  level: 'beginner',
  tier: 'premium',
  path: '/beginner/food-and-drinks',
  title: 'Food and Drinks',
  description: 'Dishes, breads, drinks, ingredients, meals.',
  emblem: 'პური',
  emblemGloss: 'bread',
  badge: 'At the Table',
  completion: { minutesAbove: 10, points: 5, pointRule: 'right' },
  percentPerMinute: 5,
  quiz: {
    id: 'quiz-food',
    paths: ['/beginner/quiz/food'],
    size: 5,
    rules: timedPerQuestion({ seconds: 30, redAt: 10 }),
  },
});
