import { Menu, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link, NavLink, useLocation } from 'react-router';
import { useSession } from '../../lib/session.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Ka } from '../../ui/Georgian.tsx';
import { levelLinks } from './navigation.ts';
import { ProfileMenu } from './ProfileMenu.tsx';
import { ThemeToggle } from './ThemeToggle.tsx';

/** True once the page is scrolled more than 10 px (NAV-03). */
function useScrolled(): boolean {
  const [scrolled, setScrolled] = useState(false);
  useEffect(() => {
    const look = () => setScrolled(window.scrollY > 10);
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, []);
  return scrolled;
}

const visitorLinks = [
  { to: '/', label: 'Home' },
  { to: '/login', label: 'Login' },
];
const learnerLinks = [{ to: '/', label: 'Home' }, ...levelLinks];
const item =
  'rounded-md px-3 py-2.5 hover:text-wine aria-[current=page]:text-wine aria-[current=page]:font-semibold';

export function TopBar() {
  const scrolled = useScrolled();
  const { pathname } = useLocation();
  const [openAt, setOpenAt] = useState<string | null>(null);
  const open = openAt === pathname;
  const known = useSession();
  const learner = known.kind === 'known' ? known.value : null;
  const links = learner ? learnerLinks : visitorLinks;
  const solid = scrolled || open;

  useEffect(() => {
    if (!open) return;
    const close = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setOpenAt(null);
    };
    document.addEventListener('keydown', close);
    return () => document.removeEventListener('keydown', close);
  }, [open]);

  return (
    <header
      data-solid={solid}
      className="sticky top-0 z-40 border-b border-transparent transition-colors data-[solid=true]:border-line data-[solid=true]:bg-page"
    >
      <div className={`mx-auto flex h-16 items-center gap-1 px-5 ${learner ? '' : 'max-w-page'}`}>
        <Link to="/" className="mr-auto flex items-baseline gap-2.5 rounded-md">
          <span className="font-serif text-2xl font-semibold">
            <Ka>ენა</Ka>
          </span>
          <span className="text-sm text-muted max-md:sr-only">Ena · learn Georgian</span>
        </Link>
        <nav aria-label="Main" className="flex items-center gap-1 max-md:hidden">
          {links.map(({ to, label }) => (
            <NavLink key={to} to={to} end={to === '/'} className={item}>
              {label}
            </NavLink>
          ))}
          {learner ? null : (
            <ButtonLink to="/signup" className="mx-2 min-h-11 py-1.5">
              Sign Up
            </ButtonLink>
          )}
        </nav>
        <ThemeToggle />
        {learner ? (
          <div className="max-md:hidden">
            <ProfileMenu learner={learner} />
          </div>
        ) : null}
        <button
          type="button"
          className="grid size-11 place-items-center rounded-full hover:bg-wine-soft hover:text-wine md:hidden"
          aria-label={open ? 'Close menu' : 'Open menu'}
          aria-expanded={open}
          aria-controls="mobile-menu"
          onClick={() => setOpenAt(open ? null : pathname)}
        >
          {open ? <X size={22} aria-hidden /> : <Menu size={22} aria-hidden />}
        </button>
      </div>
      <nav
        id="mobile-menu"
        aria-label="Menu"
        hidden={!open}
        className="border-t border-line bg-page px-3 pt-2 pb-5 md:hidden"
      >
        <ul className="grid">
          {links.map(({ to, label }) => (
            <li key={to}>
              <NavLink to={to} end={to === '/'} className={`block text-lg ${item}`}>
                {label}
              </NavLink>
            </li>
          ))}
          <li className="mt-2">
            {learner ? (
              <ProfileMenu learner={learner} flat />
            ) : (
              <ButtonLink to="/signup" className="w-full">
                Sign Up
              </ButtonLink>
            )}
          </li>
        </ul>
      </nav>
    </header>
  );
}
