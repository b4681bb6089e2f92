import { defineUnit, timedPerQuestion } from '../../../unit.ts';

export const activities = defineUnit({
  id: 'activities',
  level: 'beginner',
  tier: 'premium',
  path: '/beginner/daily-activities',
  title: 'Daily Activities',
  description: 'From waking up to going to sleep.',
  emblem: 'დღე',
  emblemGloss: 'day',
  badge: 'Day by Day',
  completion: { minutesAbove: 10, points: 5, pointRule: 'right' },
  percentPerMinute: 5,
  quiz: {
    id: 'quiz-activities',
    paths: ['/beginner/quiz/activities'],
    size: 5,
    rules: timedPerQuestion({ seconds: 30, redAt: 10 }),
  },
});
