import { lazy, Suspense, useEffect, useRef } from 'react';
import {
  type Location,
  Outlet,
  ScrollRestoration,
  useLocation,
  useMatches,
  useNavigation,
  useRevalidator,
  useRouteError,
} from 'react-router';
import { useEarned } from '../lib/achievements.ts';
import { followOtherTabs, followRights, useSession } from '../lib/session.ts';
import { Banner } from '../ui/Feedback.tsx';
import { ErrorPage } from '../ui/ErrorPage.tsx';
import { PageSkeleton } from '../ui/PageSkeleton.tsx';
import { describeMatches } from './pageTitle.ts';
import { ShellFrame } from './shell/ShellFrame.tsx';

/** Unsent work waits for the one whose it is, and so does what sends it. */
function useFlushing(): void {
  const known = useSession();
  const signedIn = known.kind === 'known' && known.value !== null;
  useEffect(() => {
    if (!signedIn) return undefined;
    let stop: (() => void) | null = null;
    let wanted = true;
    import('../lib/outbox.ts').then(
      ({ keepFlushing }) => {
        if (wanted) stop = keepFlushing();
      },
      // Offline, say: pages of study bring it with them.
      () => undefined,
    );
    return () => {
      wanted = false;
      stop?.();
    };
  }, [signedIn]);
}

/** What is kept going as long as Ena is open: other tabs are followed, and unsent work is sent. */
function useBackgroundWork(): void {
  const { revalidate } = useRevalidator();
  useFlushing();
  useEffect(() => followOtherTabs(() => void revalidate()), [revalidate]);
  useEffect(() => followRights(() => void revalidate()), [revalidate]);
}

function useTitle(): void {
  const { title } = describeMatches(useMatches());
  useEffect(() => {
    document.title = title;
  }, [title]);
}

/** The link that was followed is gone with its page: the focus goes to the new page, not to its very top. */
function useFocusOnPage(pathname: string): void {
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (document.activeElement === document.body)
      document.getElementById('content')?.focus({ preventScroll: true });
  }, [pathname]);
}

// A page opened by its address begins at the top (BEG-02): its key is the same in every document, ours is not.
const thisDocument = Math.random().toString(36);
const scrollKey = ({ key }: Location) => (key === 'default' ? thisDocument : key);

const Celebration = lazy(() => import('./shell/Celebration.tsx'));

/** What was earned just now, where there is something; what tells it comes when it is needed. */
function Earned() {
  const [first, ...others] = useEarned();
  return first ? (
    <Suspense>
      <Celebration earned={[first, ...others]} />
    </Suspense>
  ) : null;
}

/** A page that takes its time is seen to be on its way; the one before it stays until then. */
function Loading() {
  const { state } = useNavigation();
  return state === 'loading' ? (
    <div role="status" className="loading fixed inset-x-0 top-0 z-50 h-1 bg-wine">
      <span className="sr-only">Loading</span>
    </div>
  ) : null;
}

/** A quiz itself, not the hub of all quizzes. */
const isQuiz = /\/quiz(?:\/|$)/u;

/** The frame of every page. Quizzes keep it quiet: no sidebar beside a question. */
export function Root() {
  const location = useLocation();
  const { pathname } = location;
  const state: unknown = location.state;
  useBackgroundWork();
  useTitle();
  useFocusOnPage(pathname);
  const told = (what: string) => typeof state === 'object' && state !== null && what in state;
  const [stillSignedIn, accountDeleted] = [told('stillSignedIn'), told('accountDeleted')];
  useEffect(() => {
    // Told once: a page that is loaded again knows better.
    if (stillSignedIn || accountDeleted)
      window.history.replaceState({ ...window.history.state, usr: null }, '');
  }, [stillSignedIn, accountDeleted]);
  return (
    <ShellFrame sidebar={!isQuiz.test(pathname)}>
      {stillSignedIn ? (
        <div className="mx-auto max-w-page px-5 pt-4">
          <Banner tone="wrong">
            You are still signed in: the server could not be reached. Check your connection and log out again.
          </Banner>
        </div>
      ) : null}
      {accountDeleted ? (
        <div className="mx-auto max-w-page px-5 pt-4">
          <Banner>
            Your account is deleted, with everything that belonged to it. Thank you for learning here.
          </Banner>
        </div>
      ) : null}
      <Loading />
      <Earned />
      <Outlet />
      <ScrollRestoration getKey={scrollKey} />
    </ShellFrame>
  );
}

/** What is seen while the first data of a page is on its way. */
export function RootFallback() {
  return (
    <ShellFrame>
      <PageSkeleton />
    </ShellFrame>
  );
}

/** A page that throws never blanks the app. */
export function RootError() {
  return (
    <ShellFrame>
      <ErrorPage error={useRouteError()} />
    </ShellFrame>
  );
}
