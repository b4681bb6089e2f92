import { Suspense, useEffect, useRef } from 'react';
import {
  createPath,
  type Location,
  Outlet,
  ScrollRestoration,
  useLocation,
  useMatches,
  useNavigation,
  useRevalidator,
  useRouteError,
} from 'react-router';
import { useEarnedQueue } from '../study/achievements.ts';
import { useIsOutdated } from '../platform/build.ts';
import { useHydrated } from '../platform/useHydrated.ts';
import { type SendProblem, sendProblem } from '../study/sendProblem.ts';
import { useNetwork } from '../platform/network.ts';
import {
  subscribeToOtherTabs,
  refreshSessionOnFocus,
  session,
  useSession,
  useViewer,
} from '../platform/session.ts';
import { useStore } from '../platform/store.ts';
import { Banner } from '../ui/Feedback.tsx';
import { FormError } from '../ui/FormError.tsx';
import { ErrorPage } from '../ui/ErrorPage.tsx';
import { LoadErrorBanner } from '../ui/LoadErrorBanner.tsx';
import { PageSkeleton } from '../ui/PageSkeleton.tsx';
import { getPageMetadata } from './pageTitle.ts';
import { failedSignOut } from './shell/failedSignOut.ts';
import { type UnsentWorkQuestion, unsentWorkQuestion } from './shell/unsentWork.ts';
import { ShellLayout } from './shell/ShellLayout.tsx';
import { lazyWithErrorBoundary } from '../ui/lazyWithErrorBoundary.tsx';

/** Loads and flushes the outbox while a learner is signed in: entries are sent in their owner's session. */
function useOutboxFlush(): void {
  const known = useSession();
  const signedIn = known.kind === 'known' && known.value !== null;
  useEffect(() => {
    if (!signedIn) return undefined;
    let stop: (() => void) | null = null;
    let isMounted = true;
    import('../study/outbox.ts').then(
      ({ startAutoFlush }) => {
        if (isMounted) stop = startAutoFlush();
      },
      // Fails offline, for example; study pages import the module themselves.
      () => undefined,
    );
    return () => {
      isMounted = false;
      stop?.();
    };
  }, [signedIn]);
}

/** Runs on every page: flushes the outbox, and revalidates when the session has changed (other tab, focus). */
function useBackgroundWork(): void {
  const { revalidate } = useRevalidator();
  useOutboxFlush();
  useEffect(() => subscribeToOtherTabs(() => void revalidate()), [revalidate]);
  useEffect(() => refreshSessionOnFocus(() => void revalidate()), [revalidate]);
}

function useDocumentTitle(): void {
  const { title } = getPageMetadata(useMatches());
  useEffect(() => {
    document.title = title;
  }, [title]);
}

/** After navigation the clicked link may be gone, and the focus with it: moves the focus to the new content. */
function useFocusOnPage(pathname: string): void {
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (document.activeElement === document.body)
      document.getElementById('content')?.focus({ preventScroll: true });
  }, [pathname]);
}

// The first page of a document starts at the top (BEG-02). Its router key is 'default' in every document, which
// would restore an old scroll position, so it gets a key that is unique to this document.
const documentKey = Math.random().toString(36);
const scrollKey = ({ key }: Location) => (key === 'default' ? documentKey : key);

/** On pages that visitors see, too, when the session of a learner could not be loaded; other pages fail. */
function SessionError() {
  return useViewer().kind === 'failed' ? (
    <div className="mx-auto max-w-page px-5 pt-4">
      <LoadErrorBanner retry={session.refresh}>Your account could not be loaded.</LoadErrorBanner>
    </div>
  ) : null;
}

/** Replaces a toast that could not be loaded: /achievements has what was earned. */
const Nothing = () => null;
const Celebration = lazyWithErrorBoundary(() => import('./shell/AchievementToast.tsx'), Nothing);

const OfflineBar = lazyWithErrorBoundary<{ isPageMissing?: boolean }>(
  () => import('../offline/views/OfflineBar.tsx'),
  Nothing,
);

/** Says that the browser is offline; in place of a page that is not on this device, what is. */
function OfflineNotice({ isPageMissing = false }: { isPageMissing?: boolean }) {
  return useNetwork() === 'offline' ? (
    <Suspense>
      <OfflineBar isPageMissing={isPageMissing} />
    </Suspense>
  ) : null;
}

/** If the question could not be loaded, the learner stays signed in. */
function StaySignedIn() {
  useEffect(() => unsentWorkQuestion.get()?.respond(false));
  return null;
}
const UnsentWorkDialog = lazyWithErrorBoundary<UnsentWorkQuestion>(
  () => import('./shell/UnsentWorkDialog.tsx'),
  StaySignedIn,
);

function UnsentWork() {
  const question = useStore(unsentWorkQuestion, null);
  return question ? (
    <Suspense>
      <UnsentWorkDialog {...question} />
    </Suspense>
  ) : null;
}

const InsecureBar = lazyWithErrorBoundary(() => import('./shell/InsecureNotice.tsx'), Nothing);

/** Prerendered pages do not know by which address they are opened. */
function InsecureNotice() {
  return useHydrated() && !window.isSecureContext ? (
    <Suspense>
      <InsecureBar />
    </Suspense>
  ) : null;
}

const UnsentBar = lazyWithErrorBoundary<SendProblem>(() => import('./shell/UnsentNotice.tsx'), Nothing);

/** While offline, the other notice says that answers wait. */
function UnsentNotice() {
  const problem = useStore(sendProblem, null);
  const isOffline = useNetwork() === 'offline';
  return problem && !isOffline ? (
    <Suspense>
      <UnsentBar {...problem} />
    </Suspense>
  ) : null;
}

/** Toast for what was just earned, if anything; its component is loaded on demand. */
function EarnedToast() {
  const [first, ...others] = useEarnedQueue();
  return first ? (
    <Suspense>
      <Celebration earned={[first, ...others]} />
    </Suspense>
  ) : null;
}

/** Shown while the next page loads; the previous page stays visible until then. */
function LoadingBar() {
  const { state } = useNavigation();
  return state === 'loading' ? (
    <div role="status" className="loading fixed inset-x-0 top-0 z-50 h-1 bg-wine">
      <span className="sr-only">Loading</span>
    </div>
  ) : null;
}

/** Paths of quizzes, but not of the hub of all quizzes. */
const quizPath = /\/quiz(?:\/|$)/u;

/**
 * Loads the next page as a new document if the server has another build: a full page load gets its chunks. A
 * change of page is the safe moment: no exercise or quiz is open any more, and answers are in the outbox.
 */
function ReloadWhenOutdated({ pathname }: { pathname: string }) {
  const next = useNavigation().location;
  const isOutdated = useIsOutdated();
  useEffect(() => {
    // A state, such as a message to show on the next page, would be lost.
    if (!next || next.pathname === pathname || next.state || !navigator.onLine) return;
    if (isOutdated) window.location.assign(createPath(next));
  }, [next, pathname, isOutdated]);
  return null;
}

/**
 * Removes the state that a navigation has passed to its page, such as a message, from the history entry, once it
 * is rendered: `location.state` keeps it until the next navigation. Otherwise the browser would pass it again on
 * reload, when the message may no longer be true and the prerendered file does not contain it (React error 418).
 */
function useClearHistoryState({ key, state }: Location): void {
  useEffect(() => {
    if (state !== null) window.history.replaceState({ ...window.history.state, usr: null }, '');
  }, [key, state]);
}

/** Layout of every page; quizzes have no sidebar. */
export function Root() {
  const location = useLocation();
  const { pathname } = location;
  const state: unknown = location.state;
  useBackgroundWork();
  useDocumentTitle();
  useFocusOnPage(pathname);
  const stillSignedIn = useStore(failedSignOut, null) === location.key;
  useEffect(
    () => () => {
      // Not for another location: signing out may have failed on the next one before React has rendered it.
      if (failedSignOut.get() === location.key) failedSignOut.set(null);
    },
    [location.key],
  );
  const accountDeleted = typeof state === 'object' && state !== null && 'accountDeleted' in state;
  useClearHistoryState(location);
  return (
    <ShellLayout sidebar={!quizPath.test(pathname)} footer={pathname !== '/chat'}>
      {stillSignedIn ? (
        <div className="mx-auto max-w-page px-5 pt-4">
          <FormError>
            You are still signed in: the server could not be reached. Check your connection and log out again.
          </FormError>
        </div>
      ) : null}
      {accountDeleted ? (
        <div className="mx-auto max-w-page px-5 pt-4">
          <Banner>Your account and all its data have been deleted. Thank you for learning with Ena.</Banner>
        </div>
      ) : null}
      <InsecureNotice />
      <OfflineNotice />
      <UnsentNotice />
      <SessionError />
      <LoadingBar />
      <ReloadWhenOutdated pathname={pathname} />
      <EarnedToast />
      <UnsentWork />
      <Outlet />
      <ScrollRestoration getKey={scrollKey} />
    </ShellLayout>
  );
}

/** Shown while the first page loads its data. */
export function RootFallback() {
  return (
    <ShellLayout>
      <PageSkeleton />
    </ShellLayout>
  );
}

/** Shown in place of a page that throws. */
export function RootError() {
  return (
    <ShellLayout>
      <OfflineNotice isPageMissing />
      <ErrorPage error={useRouteError()} />
    </ShellLayout>
  );
}
