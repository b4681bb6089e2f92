import { useEffect, useRef } from 'react';
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
import { keepFlushing } from '../lib/outbox.ts';
import { followOtherTabs } from '../lib/session.ts';
import { Banner } from '../ui/Feedback.tsx';
import { ErrorPage } from '../ui/ErrorPage.tsx';
import { PageSkeleton } from '../ui/PageSkeleton.tsx';
import { describeMatches } from './pageTitle.ts';
import { ShellFrame } from './shell/ShellFrame.tsx';

/** What is kept going as long as Ena is open: other tabs are followed, and unsent work is sent. */
function useBackgroundWork(): void {
  const { revalidate } = useRevalidator();
  useEffect(() => followOtherTabs(() => void revalidate()), [revalidate]);
  useEffect(keepFlushing, []);
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

/** A page that takes its time is seen to be on its way; the one before it stays until then. */
function Loading() {
  const { state } = useNavigation();
  return state === 'loading' ? (
    <div role="status" className="loading fixed inset-x-0 top-0 z-50 h-1 bg-wine">
      <span className="sr-only">Loading</span>
    </div>
  ) : null;
}

/** The frame of every page. Quizzes keep it quiet: no sidebar beside a question. */
export function Root() {
  const location = useLocation();
  const { pathname } = location;
  const state: unknown = location.state;
  useBackgroundWork();
  useTitle();
  useFocusOnPage(pathname);
  const stillSignedIn = typeof state === 'object' && state !== null && 'stillSignedIn' in state;
  useEffect(() => {
    // Told once: a page that is loaded again knows better.
    if (stillSignedIn) window.history.replaceState({ ...window.history.state, usr: null }, '');
  }, [stillSignedIn]);
  return (
    <ShellFrame sidebar={!pathname.includes('/quiz')}>
      {stillSignedIn ? (
        <div className="mx-auto max-w-page px-5 pt-4">
          <Banner tone="wrong">
            You are still signed in: the server could not be reached. Check your connection and log out again.
          </Banner>
        </div>
      ) : null}
      <Loading />
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
