import { defineUnit, timedPerQuestion } from '../../../unit.ts';

export const grammar = defineUnit({
  id: 'grammar',
  level: 'intermediate',
  tier: 'premium',
  path: '/intermediate/grammar',
  title: 'Grammar Fundamentals',
  hubTitle: 'Advance Grammar',
  description: 'Pronouns, the verb to write, adverbs, postpositions.',
  emblem: 'მე',
  emblemGloss: 'I',
  badge: 'Grammarian',
  completion: { minutesAbove: 15, points: 5, pointRule: 'grammar' },
  percentPerMinute: 2,
  quiz: {
    id: 'quiz-grammar',
    paths: ['/intermediate/quiz/grammar'],
    size: 10,
    rules: timedPerQuestion({ seconds: 45, redAt: 10 }),
  },
});
