import { maxElapsedMs } from '@ena/contract/limits';
import type { RunReview } from '@ena/domain/review/reviewRunModel';
import { getOutboxLearnerId } from '../platform/session.ts';
import { browserTimeZone } from '../platform/timeZone.ts';
import { enqueue } from './outbox.ts';

/** Records an answer of a review run. `keepalive` lets the request outlive the page. */
export function recordReview(review: RunReview, keepalive = false): void {
  const learnerId = getOutboxLearnerId();
  if (learnerId === null) return;
  const elapsedMs = Math.min(review.elapsedMs, maxElapsedMs);
  void enqueue(
    { kind: 'review', learnerId, review: { ...review, elapsedMs, ...browserTimeZone() } },
    { keepalive },
  );
}
