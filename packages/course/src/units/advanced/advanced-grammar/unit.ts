import { defineUnit, timedAsAWhole } from '../../../unit.ts';

export const advancedGrammar = defineUnit({
  id: 'advanced-grammar',
  level: 'advanced',
  tier: 'premium',
  path: '/advanced/grammar',
  title: 'Advanced Grammar',
  description: 'Preverbs, version, screeves, agreement.',
  emblem: 'ზმნა',
  emblemGloss: 'verb',
  badge: 'Verb Tamer',
  completion: { minutesAbove: 15, points: 3, pointRule: 'answered-and-right' },
  percentPerMinute: 2,
  quiz: {
    id: 'quiz-advanced-grammar',
    paths: ['/advanced/grammar/quiz', '/advanced/quiz/grammar'],
    size: 3,
    rules: timedAsAWhole,
  },
});
