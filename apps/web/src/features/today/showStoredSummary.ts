/** Shows Today as it was at the last visit while the server responds (stale-while-revalidate). */
import type { ReviewSummary } from '@ena/contract/reviews';
import type { Learner } from '@ena/contract/session';
import { findOfLearner, findSession, learnerCacheOf, storedAt } from '../../offline/cache/caches.ts';
import { ownBuild } from '../../platform/build.ts';
import { session } from '../../platform/session.ts';
import { reviewSummaryOf } from '../../study/reviewSummary.ts';

const isOfToday = (copy: Response): boolean =>
  new Date(storedAt(copy)).toDateString() === new Date().toDateString();

/**
 * Shows the learner and the summary that the service worker has stored, if nothing is loaded yet. Both are reloaded at
 * once: a session that has ended leads to the login. A summary of another day is not shown: it says what was due then.
 */
export async function showStoredSummary(): Promise<void> {
  if (session.peek().kind !== 'unknown') return;
  const cacheName = learnerCacheOf(ownBuild());
  const [ownerCopy, summaryCopy] = await Promise.all([
    findSession(),
    findOfLearner(cacheName, '/api/reviews/summary'),
  ]);
  if (!ownerCopy || !summaryCopy || !isOfToday(summaryCopy)) return;
  // as: responses of the server to this build, whose output the contract describes.
  const { learner } = (await ownerCopy.json()) as { learner: Learner };
  // as: likewise.
  const summary = (await summaryCopy.json()) as ReviewSummary;
  session.set(learner);
  // If it fails, the copy stays.
  session.refresh().catch(() => undefined);
  // The page reloads a summary that is known when it is opened.
  const shared = reviewSummaryOf(learner.id);
  if (shared.peek().kind === 'unknown') shared.set(summary);
}
