import { useNavigate } from 'react-router';
import { api } from '../../platform/client.ts';
import { checkConnection } from '../../platform/network.ts';
import { countUnsent, flush } from '../../study/outbox.ts';
import { handleSignOut, session, whileSessionEnds } from '../../platform/session.ts';
import { confirmDiscard } from '../../platform/useUnsavedChanges.ts';
import { currentLocationKey, failedSignOut } from './failedSignOut.ts';
import { confirmDiscardOfUnsent } from './unsentWork.ts';

/** Signs out and returns home (NAV-08). Navigates first, to report the visit while the session is valid. */
export function useSignOut(): () => Promise<void> {
  const navigate = useNavigate();
  return async () => {
    failedSignOut.set(null);
    // Offline, neither the home page nor the end of the session could be loaded: the open page stays.
    if ((await checkConnection()) === 'offline') {
      failedSignOut.set(currentLocationKey());
      return;
    }
    if (!(await confirmDiscard())) return;
    const known = session.peek();
    const learnerId = (known.kind === 'known' ? known.value?.id : undefined) ?? null;
    if (learnerId !== null) {
      await flush();
      const unsent = countUnsent(learnerId);
      if (unsent > 0 && !(await confirmDiscardOfUnsent(unsent))) return;
    }
    await whileSessionEnds(async () => {
      await navigate('/');
      await flush();
      try {
        await api.auth.signOut({});
      } catch {
        failedSignOut.set(currentLocationKey());
        return;
      }
      await handleSignOut(learnerId);
    });
  };
}
