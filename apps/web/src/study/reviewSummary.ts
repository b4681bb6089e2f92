/**
 * What is due in Today, for every page and menu that shows it: loaded once for the signed-in learner and kept fresh
 * while it is shown.
 */
import type { ReviewSummary } from '@ena/contract/reviews';
import { useEffect } from 'react';
import { api } from '../platform/client.ts';
import { createResource, type Resource, type ResourceState, useResource } from '../platform/resource.ts';
import { session } from '../platform/session.ts';
import { subscribeToRecorded } from './outbox.ts';

/** Each answer is recorded by a request of its own: meanwhile the counts are not reloaded after every one. */
const minIntervalMs = 5000;
/** How often to check whether a study day may have begun. */
const checkIntervalMs = 60_000;
/** In any time zone, a day begins at a quarter of an hour. */
const currentQuarterHour = () => Math.floor(Date.now() / (15 * 60_000));

/** The last known counts stay if it fails. */
const refreshQuietly = ({ refresh }: Resource<ReviewSummary>) => void refresh().catch(() => undefined);

/** Reloads after what changes the counts. Returns a function that stops it. */
function startRefreshing(summary: Resource<ReviewSummary>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isWaiting = false;
  const refreshThrottled = () => {
    if (timer !== undefined) {
      isWaiting = true;
      return;
    }
    refreshQuietly(summary);
    timer = setTimeout(() => {
      timer = undefined;
      if (!isWaiting) return;
      isWaiting = false;
      refreshThrottled();
    }, minIntervalMs);
  };
  const refreshIfVisible = () => {
    if (document.visibilityState === 'visible') refreshQuietly(summary);
  };
  let quarterHour = currentQuarterHour();
  const dayTimer = setInterval(() => {
    if (quarterHour === currentQuarterHour()) return;
    quarterHour = currentQuarterHour();
    refreshIfVisible();
  }, checkIntervalMs);
  const unsubscribe = subscribeToRecorded(refreshThrottled);
  document.addEventListener('visibilitychange', refreshIfVisible);
  return () => {
    clearTimeout(timer);
    clearInterval(dayTimer);
    unsubscribe();
    document.removeEventListener('visibilitychange', refreshIfVisible);
  };
}

interface Shared {
  readonly learnerId: string;
  readonly summary: Resource<ReviewSummary>;
  readonly isShown: () => boolean;
  /** Keeps the summary fresh until the returned function is called. */
  readonly show: () => () => void;
}

function createShared(learnerId: string): Shared {
  const summary = createResource(() => api.reviews.summary());
  let shownTimes = 0;
  let stopRefreshing: (() => void) | undefined;
  return {
    learnerId,
    summary,
    isShown: () => shownTimes > 0,
    show: () => {
      shownTimes++;
      if (shownTimes === 1) stopRefreshing = startRefreshing(summary);
      return () => {
        shownTimes--;
        if (shownTimes === 0) stopRefreshing?.();
      };
    },
  };
}

/** One learner's: after a change of learner, late responses for the former one go to a store that nothing shows. */
let shared: Shared | null = null;
session.subscribe(() => {
  const known = session.peek();
  if (known.kind !== 'known' || known.value?.id !== shared?.learnerId) shared = null;
});

function sharedOf(learnerId: string): Shared {
  if (shared?.learnerId !== learnerId) shared = createShared(learnerId);
  return shared;
}

/** Before the learner is known, in prerendered pages: nothing is loaded. */
const noLearner: Shared = {
  learnerId: '',
  summary: createResource(() => Promise.reject(new Error('no learner'))),
  isShown: () => false,
  show: () => () => undefined,
};
const sharedOrNone = (learnerId: string | null) => (learnerId === null ? noLearner : sharedOf(learnerId));

/** The summary as a store, for a page that changes it, too. */
export const reviewSummaryOf = (learnerId: string): Resource<ReviewSummary> => sharedOf(learnerId).summary;

/** What is due for the signed-in learner; null while a prerendered page is hydrated. */
export function useReviewSummary(learnerId: string | null): ResourceState<ReviewSummary> {
  const { summary, show } = sharedOrNone(learnerId);
  useEffect(show, [show]);
  return useResource(summary, learnerId !== null);
}

/** As `useReviewSummary`, for a page about it: reloads what was loaded before the page was opened. */
export function useCurrentReviewSummary(learnerId: string | null): ResourceState<ReviewSummary> {
  const { summary } = sharedOrNone(learnerId);
  useEffect(() => {
    const { kind } = summary.peek();
    // A failure is not shown while the page loads it again.
    if (kind === 'failed') summary.reset();
    else if (kind === 'known') refreshQuietly(summary);
  }, [summary]);
  return useReviewSummary(learnerId);
}

/** Reloads the counts after a change of cards or words, if anything shows them. */
export function refreshReviewSummary(): void {
  if (shared?.isShown()) refreshQuietly(shared.summary);
}
