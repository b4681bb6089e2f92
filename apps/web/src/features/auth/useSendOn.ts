import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useSession } from '../../lib/session.ts';

/** Sends those who are signed in, already or by this page, on to where they wanted to go (AUTH-04, AUTH-05, AUTH-24). */
export function useSendOn(to: string): void {
  const navigate = useNavigate();
  const known = useSession();
  const signedIn = known.kind === 'known' && known.value !== null;
  useEffect(() => {
    if (signedIn) void navigate(to, { replace: true });
  }, [signedIn, navigate, to]);
}
