/** What the learner has earned, as pages read it, and what was earned just now, to be told once. */
import type { Earned } from '@ena/contract/achievements';
import { useSyncExternalStore } from 'react';
import { api } from './client.ts';
import { session } from './session.ts';

/** What is held and the way to the rest; without a user nothing, and nobody is asked (ACH-09, ACH-10). */
export async function readAchievements(): Promise<Awaited<ReturnType<typeof api.achievements.list>>> {
  return (await session.get()) ? api.achievements.list() : { records: [], achievements: [] };
}

const nothing: readonly Earned[] = [];
let waiting = nothing;
const listeners = new Set<() => void>();
const change = (next: readonly Earned[]) => {
  waiting = next;
  for (const listener of listeners) listener();
};

/** Has the shell tell what an answer of the server says to be earned; each once. */
export function celebrate({ earned }: { readonly earned: readonly Earned[] }): void {
  const known = new Set(waiting.map(({ id }) => id));
  const fresh = earned.filter(({ id }) => !known.has(id));
  if (fresh.length > 0) change([...waiting, ...fresh]);
}

/** Who is learning; what one learner earned is not told to the next. */
let learnerId: string | undefined;
session.subscribe(() => {
  const known = session.peek();
  if (known.kind !== 'known') return;
  if (known.value?.id !== learnerId && waiting.length > 0) change(nothing);
  learnerId = known.value?.id;
});

/** All that waited was told. */
export const celebrated = (): void => change(nothing);

/** Calls back whenever something is earned or was told; answers the function that stops it. */
export function watchEarned(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What waits to be told. */
export const useEarned = (): readonly Earned[] =>
  useSyncExternalStore(
    watchEarned,
    () => waiting,
    () => nothing,
  );
