import { defineSeparateQuiz, timedAsAWhole } from '../../../unit.ts';

export const advancedQuiz = defineSeparateQuiz({
  id: 'advanced-quiz',
  level: 'advanced',
  tier: 'premium',
  title: 'General Advanced Quiz',
  paths: ['/advanced/quiz'],
  size: 5,
  rules: timedAsAWhole,
});
