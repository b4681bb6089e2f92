import { defineUnit, timedPerQuestion } from '../../../unit.ts';

export const basicVocabulary = defineUnit({
  id: 'basic-vocabulary',
  level: 'beginner',
  tier: 'free',
  path: '/beginner/basic-vocabulary',
  title: 'Basic Vocabulary',
  description: 'Greetings, people, things around you, first verbs and adjectives.',
  emblem: 'დიახ',
  emblemGloss: 'yes',
  badge: 'First Words',
  completion: { minutesAbove: 10, points: 5, pointRule: 'right' },
  percentPerMinute: 5,
  quiz: {
    id: 'quiz-vocabulary',
    paths: ['/beginner/quiz/vocabulary'],
    size: 5,
    rules: timedPerQuestion({ seconds: 30, redAt: 10 }),
  },
});
