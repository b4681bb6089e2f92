import type { Learner } from '@ena/contract/session';
import { LogOut } from 'lucide-react';
import { NavLink } from 'react-router';
import { ButtonLink } from '../../ui/Button.tsx';
import { type Destination, learnerLinks, profileLinks, visitorLinks } from './navigation.ts';
import { useSignOut } from './useSignOut.ts';

const entry =
  'flex min-h-12 w-full items-center gap-2.5 rounded-md px-3 text-lg hover:text-wine aria-[current=page]:bg-wine-soft aria-[current=page]:font-semibold aria-[current=page]:text-wine';

function Entries({ links }: { links: readonly Destination[] }) {
  return links.map(({ to, label }) => (
    <li key={to}>
      <NavLink to={to} end={to === '/'} className={entry}>
        {label}
      </NavLink>
    </li>
  ));
}

/** Everything that the top bar and the profile menu offer, for small screens (NAV-09). */
export function MobileMenu({ learner, open }: { learner: Learner | null; open: boolean }) {
  const signOut = useSignOut();
  return (
    <nav
      id="mobile-menu"
      aria-label="Menu"
      hidden={!open}
      className="max-h-[calc(100dvh-4rem)] overflow-y-auto border-t border-line bg-page px-3 pt-2 pb-5 md:hidden"
    >
      {learner ? (
        <>
          <p className="px-3 pt-2 pb-3">
            <strong className="block truncate">{learner.displayName}</strong>
            <span className="block truncate text-sm text-muted">{learner.email}</span>
          </p>
          <ul className="grid gap-0.5 border-t border-line pt-2">
            <Entries links={learnerLinks} />
            <Entries links={profileLinks} />
            <li>
              <button type="button" className={entry} onClick={() => void signOut()}>
                <LogOut size={20} aria-hidden /> Logout
              </button>
            </li>
          </ul>
        </>
      ) : (
        <ul className="grid gap-0.5">
          <Entries links={visitorLinks} />
          <li className="mt-2">
            <ButtonLink to="/signup" className="w-full">
              Sign Up
            </ButtonLink>
          </li>
        </ul>
      )}
    </nav>
  );
}
