import type { Learner } from '@ena/contract/session';
import { api } from './client.ts';
import { createResource, useResource } from './resource.ts';

/** Who is signed in, as the server says; null for a visitor. 'Not known yet' is never taken for 'nobody'. */
export const session = createResource<Learner | null>(async () => (await api.session.get()).learner);
export const useSession = () => useResource(session);

/** Who was signed in here last and has not signed out. */
let lastLearner: string | null = null;
session.subscribe(() => {
  const known = session.peek();
  if (known.kind === 'known' && known.value) lastLearner = known.value.id;
});

/**
 * Whose work it is that is done now: also after the session has ended of itself, so that it waits for their next
 * log-in; null where nobody was signed in, or has signed out.
 */
export function workerId(): string | null {
  const known = session.peek();
  return (known.kind === 'known' ? known.value?.id : null) ?? lastLearner;
}

/** The learner's progress records. */
export const progress = createResource(async () => (await api.progress.list()).records);

/** Tells every open tab that somebody signed in or out, so that each asks the server again. */
const channel = typeof window === 'undefined' ? undefined : new BroadcastChannel('ena-session');

/** Has the other tabs ask anew, where something may have changed that this one only now comes to know. */
export const alertOtherTabs = (): void => channel?.postMessage('changed');

/** After signing in or out: everything known of the former learner is forgotten, here and in other tabs. */
export async function sessionChanged(): Promise<Learner | null> {
  alertOtherTabs();
  lastLearner = null;
  // First who it is now: whatever shows the records of the former learner is gone by then.
  const learner = await session.refresh();
  progress.forget();
  return learner;
}

/** Follows what other tabs do; answers the function that stops it. */
export function followOtherTabs(changed: () => void): () => void {
  const listener = () => {
    // They may have signed out there.
    lastLearner = null;
    session.refresh().then(
      () => {
        progress.forget();
        changed();
      },
      () => undefined,
    );
  };
  channel?.addEventListener('message', listener);
  return () => channel?.removeEventListener('message', listener);
}

/**
 * Keeps what the learner may open true in a tab that stays open: asks anew whenever it is looked at again.
 * Where that has changed, or their session has ended, `changed` hears of it; of the former the other tabs do, too.
 * Answers the function that stops it.
 */
export function followRights(changed: () => void): () => void {
  const learnerIn = (known: ReturnType<typeof session.peek>) => (known.kind === 'known' ? known.value : null);
  let before = learnerIn(session.peek());
  const unsubscribe = session.subscribe(() => {
    const known = session.peek();
    if (known.kind !== 'known') return;
    const now = known.value;
    const other = before && now && before.id === now.id && before.entitled !== now.entitled;
    const ended = before !== null && now === null;
    before = now;
    if (other) alertOtherTabs();
    if (other || ended) changed();
  });
  const look = () => {
    const isSignedIn = learnerIn(session.peek()) !== null;
    if (document.visibilityState === 'visible' && isSignedIn) session.refresh().catch(() => undefined);
  };
  // Brought back by the browser's own buttons, as it was when it was left.
  const restored = (event: PageTransitionEvent) => {
    if (event.persisted) look();
  };
  document.addEventListener('visibilitychange', look);
  window.addEventListener('focus', look);
  window.addEventListener('pageshow', restored);
  return () => {
    unsubscribe();
    document.removeEventListener('visibilitychange', look);
    window.removeEventListener('focus', look);
    window.removeEventListener('pageshow', restored);
  };
}

/** A place within Ena to go back to after logging in: path and query, never another site. */
export function safeReturn(from: string | null): string {
  // Read as the browser reads it, which drops tabs and line breaks and resolves dots.
  const own = 'http://ena.invalid';
  if (!from?.startsWith('/') || !URL.canParse(from, own)) return '/';
  const { origin, pathname, search, hash } = new URL(from, own);
  return origin === own && !pathname.startsWith('//') ? pathname + search + hash : '/';
}
