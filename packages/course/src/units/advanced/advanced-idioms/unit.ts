import { defineUnit, timedAsAWhole } from '../../../unit.ts';

export const advancedIdioms = defineUnit({
  id: 'advanced-idioms',
  aliases: ['idiomatic-expressions'],
  level: 'advanced',
  tier: 'premium',
  path: '/advanced/idioms',
  title: 'Idiomatic Expressions',
  description: 'What Georgians say when they mean something else.',
  emblem: 'გული',
  emblemGloss: 'heart',
  badge: 'Turn of Phrase',
  completion: { minutesAbove: 15, points: 3, pointRule: 'answered-and-right' },
  percentPerMinute: 2,
  quiz: {
    id: 'quiz-advanced-idioms',
    paths: ['/advanced/idioms/quiz', '/advanced/quiz/idioms'],
    size: 2,
    rules: timedAsAWhole,
  },
});
