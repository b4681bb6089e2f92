/**
 * The session of Today in progress, stored in this browser after each answer, so that a reload, a closed tab or a lost
 * connection does not end it. It runs in one tab, the last that has opened it (`useReviewSession`); the server takes
 * the last answer before that, which both tabs record, once.
 */
import type { Session, SessionItem } from '@ena/contract/reviews';
import type { ReviewSession } from '@ena/domain/review/sessionModel';
import { isSessionSteps, restoreSession, snapshotOf } from '@ena/domain/review/sessionSnapshot';
import { itemIdsOf } from '@ena/domain/review/stepItems';
import { useSyncExternalStore } from 'react';
import {
  readStorage,
  readStoredJson,
  subscribeToStorage,
  writeStorage,
} from '../../../platform/browserStorage.ts';
import { todaySessionKey as key } from '../../../platform/privateStorage.ts';

const maxAgeMs = 24 * 60 * 60_000;

/** A session of the server, and how far the learner is. */
export interface StartedSession {
  readonly session: Session;
  readonly state: ReviewSession;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
const hasTexts = (value: unknown, names: readonly string[]) =>
  isRecord(value) && names.every((name) => typeof value[name] === 'string');
const isItem = (value: unknown): value is SessionItem =>
  isRecord(value) &&
  hasTexts(value, ['id', 'form', 'gloss', 'romanization']) &&
  (value['clip'] === null || typeof value['clip'] === 'string') &&
  ['note', 'personalNote'].every((name) => value[name] === undefined || typeof value[name] === 'string') &&
  (value['example'] === undefined || hasTexts(value['example'], ['form', 'gloss', 'romanization'])) &&
  hasTexts(value['source'], ['title', 'path']);

const isSession = (value: unknown): value is Session => {
  if (!isRecord(value)) return false;
  const { steps, items } = value;
  return (
    isSessionSteps(steps) &&
    isRecord(items) &&
    steps.flatMap(itemIdsOf).every((itemId) => isItem(items[itemId]))
  );
};

/** The session that this learner has begun here; null if there is none, or if it is older than a day. */
export function loadSession(learnerId: string): StartedSession | null {
  const stored = readStoredJson(key);
  if (!isRecord(stored) || stored['learnerId'] !== learnerId || typeof stored['savedAt'] !== 'number')
    return null;
  if (Math.abs(Date.now() - stored['savedAt']) > maxAgeMs || !isSession(stored['session'])) return null;
  const { session } = stored;
  const state = restoreSession(session.steps, stored['snapshot']);
  return state ? { session, state } : null;
}

/** Calls a listener when another tab stores or ends a session. Returns an unsubscribe function. */
export const subscribeToStoredSession = (listener: () => void) => subscribeToStorage(key, listener);

/** Whether a session is stored; renders again when another tab begins or ends one. */
export const useHasStoredSession = (): boolean =>
  useSyncExternalStore(subscribeToStoredSession, () => readStorage(key) !== null);

export function saveSession(learnerId: string, { session, state }: StartedSession): void {
  const stored = { learnerId, savedAt: Date.now(), session, snapshot: snapshotOf(state) };
  writeStorage(key, JSON.stringify(stored));
}

export const removeSession = (): void => {
  writeStorage(key, null);
};
