import type { Learner } from '@ena/contract/session';
import { LogOut } from 'lucide-react';
import { useNavigate } from 'react-router';
import { api } from '../../lib/client.ts';
import { flush } from '../../lib/outbox.ts';
import { sessionChanged } from '../../lib/session.ts';

/** The first word of the display name, or 'Profile' (NAV-06). */
const menuLabel = (displayName: string): string => displayName.trim().split(/\s+/u)[0] || 'Profile';

/** Who is signed in, and the way out. */
export function ProfileMenu({ learner, flat = false }: { learner: Learner; flat?: boolean }) {
  const navigate = useNavigate();
  const signOut = async () => {
    // Leaving the page first reports the visit while the session still stands.
    await navigate('/');
    await flush();
    await api.auth.signOut({}).catch(() => undefined);
    await sessionChanged();
  };
  return (
    <div className={`flex items-center gap-2 ${flat ? 'justify-between px-3' : ''}`}>
      <span className="font-semibold">{menuLabel(learner.displayName)}</span>
      <button
        type="button"
        className="flex min-h-11 items-center gap-2 rounded-md px-3 text-muted hover:bg-wine-soft hover:text-wine"
        onClick={() => void signOut()}
      >
        <LogOut size={18} aria-hidden />
        Logout
      </button>
    </div>
  );
}
