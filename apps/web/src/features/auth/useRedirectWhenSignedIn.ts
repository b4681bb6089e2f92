import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useSession } from '../../platform/session.ts';

/**
 * Redirects to `to` as soon as a learner is signed in, already or by this page (AUTH-04, AUTH-05, AUTH-24); an
 * administrator without two-step verification to the settings, because admin rights need it.
 */
export function useRedirectWhenSignedIn(to: string): void {
  const navigate = useNavigate();
  const sessionState = useSession();
  const learner = sessionState.kind === 'known' ? sessionState.value : null;
  const target = learner && (learner.needsSecondFactor ? '/settings?tab=account' : to);
  useEffect(() => {
    if (target !== null) void navigate(target, { replace: true });
  }, [target, navigate]);
}
