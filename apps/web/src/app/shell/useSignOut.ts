import { useNavigate } from 'react-router';
import { api } from '../../lib/client.ts';
import { flush } from '../../lib/outbox.ts';
import { handleSessionChange } from '../../lib/session.ts';
import { clearPrivateStorage } from '../../lib/privateStorage.ts';

/** Signs out and returns home (NAV-08). Navigates first, to report the visit while the session is valid. */
export function useSignOut(): () => Promise<void> {
  const navigate = useNavigate();
  return async () => {
    await navigate('/');
    await flush();
    try {
      await api.auth.signOut({});
    } catch {
      await navigate('/', { replace: true, state: { stillSignedIn: true } });
      return;
    }
    clearPrivateStorage();
    await handleSessionChange();
  };
}
