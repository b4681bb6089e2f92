import { useCurrentReviewSummary } from '../../study/reviewSummary.ts';

const none: ReadonlySet<string> = new Set();

/**
 * Paths of the lessons that a placement has marked as known; none until they are loaded, and if that fails: a hub does
 * not depend on them.
 */
export function useKnownLessons(learnerId: string | null): ReadonlySet<string> {
  const state = useCurrentReviewSummary(learnerId);
  return state.kind === 'known' ? new Set(state.value.knownLessons) : none;
}
