import { useNavigate } from 'react-router';
import { api } from '../../platform/client.ts';
import { flush } from '../../study/outbox.ts';
import { handleSessionChange } from '../../platform/session.ts';
import { clearPrivateStorage } from '../../platform/privateStorage.ts';

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
