import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useSession } from '../../platform/session.ts';

/** Redirects to `to` as soon as a learner is signed in, already or by this page (AUTH-04, AUTH-05, AUTH-24). */
export function useRedirectWhenSignedIn(to: string): void {
  const navigate = useNavigate();
  const sessionState = useSession();
  const isSignedIn = sessionState.kind === 'known' && sessionState.value !== null;
  useEffect(() => {
    if (isSignedIn) void navigate(to, { replace: true });
  }, [isSignedIn, navigate, to]);
}
