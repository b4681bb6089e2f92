/**
 * Quizzes and exercises in progress, stored in this browser after each change, so that a reload, the back button, a
 * closed tab or the end of the session does not lose them.
 */
import { readStoredJson, writeStorage } from '../platform/browserStorage.ts';
import { getOutboxLearnerId } from '../platform/session.ts';
import { inProgressKey } from './inProgressKey.ts';

/** How long a state can be restored after it was saved, in minutes. */
export const maxAgeMinutes = 15;

interface Entry {
  readonly learnerId: string;
  /** A quiz or lesson of the catalog. */
  readonly unitId: string;
  readonly path: string;
  readonly savedAt: number;
  readonly state: unknown;
}

const isEntry = (value: unknown): value is Entry =>
  typeof value === 'object' &&
  value !== null &&
  ['learnerId', 'unitId', 'path'].every((name) => typeof Reflect.get(value, name) === 'string') &&
  'state' in value &&
  'savedAt' in value &&
  typeof value.savedAt === 'number' &&
  Math.abs(Date.now() - value.savedAt) < maxAgeMinutes * 60_000;

function readEntries(): readonly Entry[] {
  const stored = readStoredJson(inProgressKey);
  return Array.isArray(stored) ? stored.filter(isEntry) : [];
}

/** The state that this learner left a unit in; undefined if there is none, or if it is too old. Untrusted. */
export const loadInProgress = (unitId: string): unknown =>
  readEntries().find((entry) => entry.unitId === unitId && entry.learnerId === getOutboxLearnerId())?.state;

/** Stores the state of a unit; null removes it. */
export function saveInProgress(unitId: string, state: unknown): void {
  const learnerId = getOutboxLearnerId();
  if (learnerId === null) return;
  const others = readEntries().filter((entry) => entry.unitId !== unitId || entry.learnerId !== learnerId);
  const entry = { learnerId, unitId, path: location.pathname, savedAt: Date.now(), state };
  const entries = state === null ? others : [...others, entry];
  writeStorage(inProgressKey, entries.length === 0 ? null : JSON.stringify(entries));
}
