import type { CatalogQuiz } from '@ena/course/catalog';
import { useSession } from '../../platform/session.ts';

/** Number of questions and time limit of a quiz: '5 questions · 30 seconds each'; decision D30 for no limits. */
export function QuizLength({ quiz: { size, rules } }: { quiz: Pick<CatalogQuiz, 'size' | 'rules'> }) {
  const session = useSession();
  const untimed = session.kind === 'known' && session.value?.untimed === true;
  const { per, seconds } = rules.clock;
  const limit = per === 'quiz' ? `${seconds / 60} minutes in all` : `${seconds} seconds each`;
  return `${size} questions · ${untimed ? 'no time limit' : limit}`;
}
