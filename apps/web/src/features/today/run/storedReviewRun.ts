/**
 * The review run in progress, stored in this browser after each answer, so that a reload, a closed tab or a lost
 * connection does not end it. It runs in one tab, the last that has opened it (`useReviewRun`); the server takes
 * the last answer before that, which both tabs record, once.
 */
import type { ReviewRun } from '@ena/contract/reviews';
import type { ReviewRunState, ReviewStep } from '@ena/domain/review/reviewRunModel';
import { isReviewSteps, restoreReviewRun } from '@ena/domain/review/restoreReviewRun';
import { itemIdsOf } from '@ena/domain/review/stepItems';
import { studyItemKinds } from '@ena/domain/lesson/studyItem';
import { useSyncExternalStore } from 'react';
import {
  check,
  custom,
  exactOptional,
  nullable,
  number,
  object,
  picklist,
  pipe,
  record,
  string,
  unknown,
} from 'valibot';
import { isRunOutdated, type PlannedOn } from '@ena/domain/review/storedRun';
import { advanceReviewRun, newlyFinal } from '@ena/domain/review/reviewRun';
import { recordReview } from '../../../study/recordReview.ts';
import { readStorage, subscribeToStorage, writeStorage } from '../../../platform/browserStorage.ts';
import { mayStoreFor, reviewRunKey as key } from '../../../platform/privateStorage.ts';
import { readStored } from '../../../platform/readStored.ts';

const maxAgeMs = 24 * 60 * 60_000;

/** A review run of the server, and how far the learner is. */
export interface StartedReviewRun {
  readonly run: ReviewRun;
  readonly state: ReviewRunState;
}

const phrase = object({ form: string(), gloss: string(), romanization: string() });
const item = object({
  ...phrase.entries,
  id: string(),
  kind: picklist(studyItemKinds),
  clip: nullable(string()),
  note: exactOptional(string()),
  personalNote: exactOptional(string()),
  example: exactOptional(phrase),
  source: object({ title: string(), path: string() }),
});
const storedReviewRun = object({
  learnerId: string(),
  savedAt: number(),
  // The name of former releases, whose entries are dropped: they do not tell their day.
  session: pipe(
    object({
      day: string(),
      reviewsToday: number(),
      steps: custom<readonly ReviewStep[]>(isReviewSteps),
      items: record(string(), item),
    }),
    check(({ steps, items }) => steps.flatMap(itemIdsOf).every((itemId) => Object.hasOwn(items, itemId))),
  ),
  /** Validated by `restoreReviewRun`. */
  state: unknown(),
});

/** The review run that this learner has begun here; null if there is none, or if it is older than a day. */
export function loadReviewRun(learnerId: string): StartedReviewRun | null {
  const stored = readStored(key, storedReviewRun);
  if (stored?.learnerId !== learnerId || Math.abs(Date.now() - stored.savedAt) > maxAgeMs) return null;
  const { session: run } = stored;
  const state = restoreReviewRun(run.steps, stored.state);
  return state && { run, state };
}

/** Calls a listener when another tab stores or ends a review run. Returns an unsubscribe function. */
export const subscribeToStoredReviewRun = (listener: () => void) => subscribeToStorage(key, listener);

/** Whether a review run is stored; renders again when another tab begins or ends one. */
export const useHasStoredReviewRun = (): boolean =>
  useSyncExternalStore(subscribeToStoredReviewRun, () => readStorage(key) !== null);

export function saveReviewRun(learnerId: string, { run, state }: StartedReviewRun): void {
  if (!mayStoreFor(learnerId)) return;
  // An answer cannot be undone after a reload.
  const stored = { learnerId, savedAt: Date.now(), session: run, state: { ...state, before: null } };
  writeStorage(key, JSON.stringify(stored));
}

/** Whether the server has more answers of today than this run, or another day. */
export const isOutdated = ({ run, state }: StartedReviewRun, { today, reviewsToday }: NowKnown): boolean =>
  isRunOutdated(run, state.answers.length, { day: today, reviewsToday });
type NowKnown = Readonly<{ today: PlannedOn['day'] } & Pick<PlannedOn, 'reviewsToday'>>;

/** Records the last answer of the stored review run, which another run is about to replace. */
export function commitReviewRun(learnerId: string): void {
  const stored = loadReviewRun(learnerId);
  if (!stored) return;
  const committed = advanceReviewRun(stored.run.steps, stored.state, { type: 'commit' });
  for (const review of newlyFinal(stored.state, committed)) recordReview(review);
}

export const removeReviewRun = (): void => {
  writeStorage(key, null);
};
