/**
 * The session of Today in progress, stored in this browser after each answer, so that a reload, a closed tab or a lost
 * connection does not end it. It runs in one tab, the last that has opened it (`useReviewSession`); the server takes
 * the last answer before that, which both tabs record, once.
 */
import type { Session } from '@ena/contract/reviews';
import type { ReviewSession, SessionStep } from '@ena/domain/review/sessionModel';
import { isSessionSteps, restoreSession } from '@ena/domain/review/restoreSession';
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
import { readStorage, subscribeToStorage, writeStorage } from '../../../platform/browserStorage.ts';
import { todaySessionKey as key } from '../../../platform/privateStorage.ts';
import { readStored } from '../../../platform/readStored.ts';

const maxAgeMs = 24 * 60 * 60_000;

/** A session of the server, and how far the learner is. */
export interface StartedSession {
  readonly session: Session;
  readonly state: ReviewSession;
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
const storedSession = object({
  learnerId: string(),
  savedAt: number(),
  session: pipe(
    object({ steps: custom<readonly SessionStep[]>(isSessionSteps), items: record(string(), item) }),
    check(({ steps, items }) => steps.flatMap(itemIdsOf).every((itemId) => Object.hasOwn(items, itemId))),
  ),
  /** Validated by `restoreSession`. */
  state: unknown(),
});

/** The session that this learner has begun here; null if there is none, or if it is older than a day. */
export function loadSession(learnerId: string): StartedSession | null {
  const stored = readStored(key, storedSession);
  if (stored?.learnerId !== learnerId || Math.abs(Date.now() - stored.savedAt) > maxAgeMs) return null;
  const { session } = stored;
  const state = restoreSession(session.steps, stored.state);
  return state && { session, state };
}

/** Calls a listener when another tab stores or ends a session. Returns an unsubscribe function. */
export const subscribeToStoredSession = (listener: () => void) => subscribeToStorage(key, listener);

/** Whether a session is stored; renders again when another tab begins or ends one. */
export const useHasStoredSession = (): boolean =>
  useSyncExternalStore(subscribeToStoredSession, () => readStorage(key) !== null);

export function saveSession(learnerId: string, { session, state }: StartedSession): void {
  // An answer cannot be undone after a reload.
  const stored = { learnerId, savedAt: Date.now(), session, state: { ...state, before: null } };
  writeStorage(key, JSON.stringify(stored));
}

export const removeSession = (): void => {
  writeStorage(key, null);
};
