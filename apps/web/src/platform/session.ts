import type { Learner } from '@ena/contract/session';
import { writeStorage } from './browserStorage.ts';
import { api } from './client.ts';
import { deleteLearnerCaches } from './learnerCaches.ts';
import { setShownLearner, subscribeToLearnerChanged } from './learnerTag.ts';
import { allowStorageFor, removeWork, removeWorkOfOthers } from './privateStorage.ts';
import { createResource, type ResourceState, useResource } from './resource.ts';
import { createStore, useStore } from './store.ts';

/** The signed-in learner of the server's session; null for a visitor, which is distinct from not loaded yet. */
export const session = createResource<Learner | null>(async () => (await api.session.get()).learner);
export const useSession = () => useResource(session);

/** The signed-in learner; null for a visitor, until the session is loaded, and while a page is hydrated. */
export function useLearner(): Learner | null {
  const known = useSession();
  return known.kind === 'known' ? known.value : null;
}

/** Id of the learner who was last signed in here and has not signed out. */
let lastLearnerId: string | null = null;
session.subscribe(() => {
  const known = session.peek();
  // A copy that a former release has stored has no tag.
  setShownLearner(known.kind === 'known' ? known.value && known.value.tag : undefined);
  if (known.kind !== 'known') return;
  if (known.value) {
    lastLearnerId = known.value.id;
    allowStorageFor(lastLearnerId);
  }
  // Unit tests and prerendering have no document.
  if (typeof document === 'undefined') return;
  // For the next document: the script in index.html sets the attribute before the first paint.
  document.documentElement.toggleAttribute('data-signed-in', known.value !== null);
  writeStorage('signed-in', known.value && 'yes');
});

const visitor: ResourceState<Learner | null> = { kind: 'known', value: null };
const notLoaded: ResourceState<Learner | null> = { kind: 'unknown' };
const isLearnerExpected = () => 'signedIn' in document.documentElement.dataset;

/**
 * The session, for pages that visitors see, too: until it is loaded, and if that fails, the viewer is a visitor,
 * unless this browser was signed in. Prerendered pages are those of a visitor; what a learner must not see of
 * them has the variant `signed-in:` (ui/utilities.css).
 */
export function useViewer(): ResourceState<Learner | null> {
  const sessionState = useSession();
  const isExpected = useStore({ get: isLearnerExpected, subscribe: session.subscribe }, false);
  if (useStore(isSessionEnding, false)) return notLoaded;
  return sessionState.kind === 'known' || isExpected ? sessionState : visitor;
}

const isSessionEnding = createStore(false);
/** Meanwhile pages load no data of the learner, which the server might refuse. */
export async function whileSessionEnds(end: () => Promise<void>): Promise<void> {
  isSessionEnding.set(true);
  await end().finally(() => isSessionEnding.set(false));
}

/** Whether to show what only visitors need, such as a link to the login. */
export const isVisitor = (viewer: ResourceState<Learner | null>): boolean =>
  viewer.kind === 'known' && viewer.value === null;

/**
 * Id of the learner that new outbox entries belong to: also after the session has expired, so that they wait
 * for the learner's next log-in; null if nobody was signed in, or after signing out.
 */
export function getOutboxLearnerId(): string | null {
  const known = session.peek();
  return (known.kind === 'known' ? known.value?.id : null) ?? lastLearnerId;
}

/** The learner's progress records. */
export const progress = createResource(async () => (await api.progress.list()).records);

/** Notifies other tabs of a sign-in or sign-out, so that they reload the session. */
const channel = typeof window === 'undefined' ? undefined : new BroadcastChannel('ena-session');

/** The message that the learner has signed out or deleted the account, not only that the session may have changed. */
const signedOutMessage = 'signed-out';

/** Makes other tabs reload the session, because it may have changed. */
export const notifyOtherTabs = (): void => channel?.postMessage('changed');

/** After signing in or out: discards the data of the former learner, here and in other tabs. */
export async function handleSessionChange(): Promise<Learner | null> {
  notifyOtherTabs();
  lastLearnerId = null;
  await deleteLearnerCaches();
  // First the session: components that show the records of the former learner are unmounted by then.
  const learner = await session.refresh();
  progress.reset();
  if (learner) removeWorkOfOthers(learner.id);
  return learner;
}

/** As `handleSessionChange`, after signing out and after deleting the account: nothing of the learner stays in this browser. */
export async function handleSignOut(learnerId: string | null): Promise<void> {
  removeWork(learnerId);
  channel?.postMessage(signedOutMessage);
  await handleSessionChange();
}

/**
 * Reloads the session on a message of another tab, and when a response shows that another learner has signed in; then calls
 * `onChange`. Returns an unsubscribe function.
 */
export function subscribeToOtherTabs(onChange: () => void): () => void {
  const discardAndReload = () => {
    progress.reset();
    onChange();
  };
  const onMessage = ({ data }: MessageEvent<unknown>) => {
    // What this tab has in memory, too.
    if (data === signedOutMessage) removeWork(lastLearnerId);
    // The learner may have signed out there.
    lastLearnerId = null;
    session.refresh().then(
      (learner) => {
        if (learner) removeWorkOfOthers(learner.id);
        discardAndReload();
      },
      () => undefined,
    );
  };
  const idOf = (known: ReturnType<typeof session.peek>) =>
    known.kind === 'known' ? known.value?.id : undefined;
  let isReloading = false;
  const onLearnerChanged = () => {
    // Several responses of a page name the other learner. A second reload would discard the result of the first one.
    if (isReloading) return;
    isReloading = true;
    const before = idOf(session.peek());
    session
      .refresh()
      .then(
        (learner) => {
          // The same: it was a late response of the former learner.
          if (learner?.id === before) return;
          if (learner) removeWorkOfOthers(learner.id);
          discardAndReload();
        },
        () => undefined,
      )
      .finally(() => {
        isReloading = false;
      });
  };
  channel?.addEventListener('message', onMessage);
  const unsubscribe = subscribeToLearnerChanged(onLearnerChanged);
  return () => {
    channel?.removeEventListener('message', onMessage);
    unsubscribe();
  };
}

/**
 * Reloads the session whenever the tab regains focus or the network. Calls `onChange` if the entitlement has changed
 * or the session has ended; notifies other tabs of a changed entitlement. Returns an unsubscribe function.
 */
export function refreshSessionOnFocus(onChange: () => void): () => void {
  const learnerOf = (known: ReturnType<typeof session.peek>) => (known.kind === 'known' ? known.value : null);
  let before = learnerOf(session.peek());
  const unsubscribe = session.subscribe(() => {
    const known = session.peek();
    if (known.kind !== 'known') return;
    const now = known.value;
    const isEntitlementChanged = before && now && before.id === now.id && before.entitled !== now.entitled;
    const isEnded = before !== null && now === null;
    before = now;
    if (isEntitlementChanged) notifyOtherTabs();
    if (isEntitlementChanged || isEnded) onChange();
  });
  const refreshIfVisible = () => {
    if (document.visibilityState === 'visible' && isLearnerExpected())
      session.refresh().catch(() => undefined);
  };
  // Restored from the back/forward cache, with its old state.
  const restored = (event: PageTransitionEvent) => {
    if (event.persisted) refreshIfVisible();
  };
  document.addEventListener('visibilitychange', refreshIfVisible);
  window.addEventListener('focus', refreshIfVisible);
  window.addEventListener('online', refreshIfVisible);
  window.addEventListener('pageshow', restored);
  return () => {
    unsubscribe();
    document.removeEventListener('visibilitychange', refreshIfVisible);
    window.removeEventListener('focus', refreshIfVisible);
    window.removeEventListener('online', refreshIfVisible);
    window.removeEventListener('pageshow', restored);
  };
}

/** The path within Ena to return to after logging in, with its query; never another site (open redirect). */
export function safeReturnPath(from: string | null): string {
  // Parsed as browsers do: that removes tabs and line breaks, and resolves dots.
  const own = 'http://ena.invalid';
  if (!from?.startsWith('/') || !URL.canParse(from, own)) return '/';
  const { origin, pathname, search, hash } = new URL(from, own);
  return origin === own && !pathname.startsWith('//') ? pathname + search + hash : '/';
}
