import type { Learner } from '@ena/contract/session';
import { api } from './client.ts';
import { createResource, useResource } from './resource.ts';

/** Who is signed in, as the server says; null for a visitor. 'Not known yet' is never taken for 'nobody'. */
export const session = createResource<Learner | null>(async () => (await api.session.get()).learner);
export const useSession = () => useResource(session);

/** The learner's progress records. */
export const progress = createResource(async () => (await api.progress.list()).records);

/** Tells every open tab that somebody signed in or out, so that each asks the server again. */
const channel = typeof window === 'undefined' ? undefined : new BroadcastChannel('ena-session');

/** After signing in or out: everything known of the former learner is forgotten, here and in other tabs. */
export async function sessionChanged(): Promise<Learner | null> {
  channel?.postMessage('changed');
  // First who it is now: whatever shows the records of the former learner is gone by then.
  const learner = await session.refresh();
  progress.forget();
  return learner;
}

/** Follows what other tabs do; answers the function that stops it. */
export function followOtherTabs(changed: () => void): () => void {
  const listener = () => {
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

/** A place within Ena to go back to after logging in: path and query, never another site. */
export function safeReturn(from: string | null): string {
  // Read as the browser reads it, which drops tabs and line breaks and resolves dots.
  const own = 'http://ena.invalid';
  if (!from?.startsWith('/') || !URL.canParse(from, own)) return '/';
  const { origin, pathname, search, hash } = new URL(from, own);
  return origin === own && !pathname.startsWith('//') ? pathname + search + hash : '/';
}
