import { useEffect, useRef, useState } from 'react';
import { type Blocker, type BlockerFunction, useBlocker, useLocation } from 'react-router';

/** The question whether to leave a form, or a quiz, and discard what is not saved. */
export interface DiscardQuestion {
  readonly stay: () => void;
  readonly discard: () => void;
}

/** Asks the question of the mounted form with unsaved changes, if there is one. */
let askOpenForm: (() => Promise<boolean>) | null = null;

/**
 * For actions that end with a navigation, such as signing out: asks before the action starts, because a blocked
 * navigation would let it continue on the page of the form. False if the learner stays.
 */
export const confirmDiscard = async (): Promise<boolean> => (askOpenForm ? askOpenForm() : true);

/**
 * While `isUnsaved`, blocks navigations to another page or, unless `survivesQuery`, another query, and returns the
 * question to show; the browser asks by itself before the tab is closed or reloaded, unless `survivesReload`. Redirects of route loaders,
 * such as that to the login when the session has ended, are not blocked. A page can have one such hook mounted at a
 * time.
 */
export function useUnsavedChanges(
  isUnsaved: boolean,
  {
    survivesReload = false,
    survivesQuery = false,
  }: { readonly survivesReload?: boolean; readonly survivesQuery?: boolean } = {},
): DiscardQuestion | null {
  // A ref: must be up to date when the navigation starts, which is before the next render.
  const isDiscarded = useRef(false);
  const { key } = useLocation();
  const [answer, setAnswer] = useState<((isConfirmed: boolean) => void) | null>(null);
  const shouldBlock: BlockerFunction = ({ currentLocation, nextLocation }) =>
    isUnsaved &&
    !isDiscarded.current &&
    (currentLocation.pathname !== nextLocation.pathname ||
      (!survivesQuery && currentLocation.search !== nextLocation.search));
  const blocker = useBlocker(shouldBlock);
  const answered = useRef<Blocker | null>(null);

  useEffect(() => {
    if (!isUnsaved) return undefined;
    // Also after a navigation that has kept the form mounted.
    isDiscarded.current = false;
    const ask = () =>
      // In a function: useState would call the resolve function itself.
      new Promise<boolean>((resolve) => setAnswer(() => resolve));
    const beforeUnload = (event: BeforeUnloadEvent) => {
      if (!isDiscarded.current && !survivesReload) event.preventDefault();
    };
    askOpenForm = ask;
    window.addEventListener('beforeunload', beforeUnload);
    return () => {
      if (askOpenForm === ask) askOpenForm = null;
      window.removeEventListener('beforeunload', beforeUnload);
    };
  }, [isUnsaved, survivesReload, key]);

  const respond = (isConfirmed: boolean) => {
    if (isConfirmed) isDiscarded.current = true;
    answer?.(isConfirmed);
    setAnswer(null);
    // Once: React may render again before it has the new state of the blocker.
    if (blocker.state !== 'blocked' || answered.current === blocker) return;
    answered.current = blocker;
    if (isConfirmed) blocker.proceed();
    else blocker.reset();
  };
  const isAsked = answer !== null || blocker.state === 'blocked';
  useEffect(() => {
    // Saved while the question was shown.
    if (isAsked && !isUnsaved) respond(true);
  });
  return isAsked && isUnsaved ? { stay: () => respond(false), discard: () => respond(true) } : null;
}
