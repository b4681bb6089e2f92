/**
 * Quizzes and exercises in progress, stored in this browser after each change, so that a reload, the back button, a
 * closed tab or the end of the session does not lose them.
 */
import { type InferOutput, number, object, string, unknown } from 'valibot';
import { writeStorage } from '../platform/browserStorage.ts';
import { matchingElements, readStored } from '../platform/readStored.ts';
import { inProgressKey as key } from '../platform/privateStorage.ts';
import { getOutboxLearnerId } from '../platform/session.ts';

/** How long a state can be restored after it was saved, in minutes. */
export const maxAgeMinutes = 15;

const entry = object({
  learnerId: string(),
  /** A quiz or lesson of the catalog. */
  unitId: string(),
  path: string(),
  savedAt: number(),
  state: unknown(),
});
const storedEntries = matchingElements(entry);

const readEntries = (): readonly InferOutput<typeof entry>[] => readStored(key, storedEntries) ?? [];
const readRecentEntries = () =>
  readEntries().filter(({ savedAt }) => Math.abs(Date.now() - savedAt) < maxAgeMinutes * 60_000);

/** Whether a quiz or exercise was left at this address; it may be too old to be continued. */
export const isInProgressAt = (address: string): boolean =>
  readEntries().some(({ path }) => path === address.split('#')[0]);

/** The state that this learner left a unit in; undefined if there is none, or if it is too old. Untrusted. */
export const loadInProgress = (unitId: string): unknown =>
  readRecentEntries().find((one) => one.unitId === unitId && one.learnerId === getOutboxLearnerId())?.state;

/** Stores the state of a unit; null removes it. */
export function saveInProgress(unitId: string, state: unknown): void {
  const learnerId = getOutboxLearnerId();
  if (learnerId === null) return;
  const others = readRecentEntries().filter((one) => one.unitId !== unitId || one.learnerId !== learnerId);
  const saved = { learnerId, unitId, path: location.pathname, savedAt: Date.now(), state };
  const entries = state === null ? others : [...others, saved];
  writeStorage(key, entries.length === 0 ? null : JSON.stringify(entries));
}
