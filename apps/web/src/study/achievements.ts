/** The learner's achievements, and the queue of those that were just earned, each to be shown once. */
import type { Earned } from '@ena/contract/achievements';
import { api } from '../platform/client.ts';
import { session } from '../platform/session.ts';
import { createStore, useStore } from '../platform/store.ts';

/** Earned achievements and progress towards the others; without a user empty, with no request (ACH-09, ACH-10). */
export async function fetchAchievements(): Promise<Awaited<ReturnType<typeof api.achievements.list>>> {
  return (await session.get()) ? api.achievements.list() : { records: [], achievements: [] };
}

const empty: readonly Earned[] = [];
const queue = createStore(empty);

/** Queues what a response of the server reports as earned, without duplicates; Root shows it as a toast. */
export function queueEarned({ earned }: { readonly earned: readonly Earned[] }): void {
  const known = new Set(queue.get().map(({ id }) => id));
  const added = earned.filter(({ id }) => !known.has(id));
  if (added.length > 0) queue.set([...queue.get(), ...added]);
}

/** The learner whose achievements are queued; the queue is cleared when the learner changes. */
let learnerId: string | undefined;
session.subscribe(() => {
  const known = session.peek();
  if (known.kind !== 'known') return;
  if (known.value?.id !== learnerId && queue.get().length > 0) queue.set(empty);
  learnerId = known.value?.id;
});

/** Empties the queue, after it was shown. */
export const clearEarned = (): void => queue.set(empty);

/** Calls a listener on each change of the queue. Returns an unsubscribe function. */
export const subscribeToEarned = queue.subscribe;

/** The queue, for rendering. */
export const useEarnedQueue = (): readonly Earned[] => useStore(queue, empty);
