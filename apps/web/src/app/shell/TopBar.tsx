import type { Learner } from '@ena/contract/session';
import { Menu, X } from 'lucide-react';
import { Suspense, useEffect, useState } from 'react';
import { Link, NavLink, useLocation } from 'react-router';
import { isVisitor, useViewer } from '../../platform/session.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Skeleton } from '../../ui/Feedback.tsx';
import { Ka } from '../../ui/Georgian.tsx';
import { CourseSearch, SearchButton, useCourseSearch } from './CourseSearch.tsx';
import { DueBadge } from './DueBadge.tsx';
import { learnerLinks, today } from './navigation.ts';
import { ProfileButton } from './ProfileButton.tsx';
import { ThemeToggle } from './ThemeToggle.tsx';
import { useVisitorLinks } from './useVisitorLinks.ts';
import { ChunkLoadError, lazyWithErrorBoundary } from '../../ui/lazyWithErrorBoundary.tsx';

// Loaded on demand: most visits never open these menus.
const loadProfileMenu = () => import('./ProfileMenu.tsx');
const ProfileMenu = lazyWithErrorBoundary(loadProfileMenu, ({ learner, retry }) => (
  <div className="relative">
    <ProfileButton learner={learner} onClick={retry} />
    <div className="absolute top-full right-0 w-72">
      <ChunkLoadError retry={retry} />
    </div>
  </div>
));
const loadMobileMenu = () => import('./MobileMenu.tsx');
const MobileMenu = lazyWithErrorBoundary(loadMobileMenu);

/** Loads code in advance. If that fails, opening the menu loads it again. */
const preload = (load: () => Promise<unknown>): void => {
  load().catch(() => undefined);
};

function Profile({ learner }: { learner: Learner }) {
  const [isRequested, setIsRequested] = useState(false);
  const button = (
    <ProfileButton
      learner={learner}
      onPointerEnter={() => preload(loadProfileMenu)}
      onFocus={() => preload(loadProfileMenu)}
      onClick={() => setIsRequested(true)}
    />
  );
  return isRequested ? (
    <Suspense fallback={button}>
      <ProfileMenu learner={learner} />
    </Suspense>
  ) : (
    button
  );
}

/** True once the page is scrolled more than 10 px (NAV-03). */
function useScrolled(): boolean {
  const [scrolled, setScrolled] = useState(false);
  useEffect(() => {
    const update = () => setScrolled(window.scrollY > 10);
    update();
    window.addEventListener('scroll', update, { passive: true });
    return () => window.removeEventListener('scroll', update);
  }, []);
  return scrolled;
}

/** Preload delay: the page itself has loaded by then. The browser may be offline when the menu is opened. */
const preloadDelayMs = 3000;
const isSmallScreen = () => window.matchMedia('(width < 48rem)').matches;
function useMenuPreload(): void {
  useEffect(() => {
    const timer = setTimeout(
      () => preload(isSmallScreen() ? loadMobileMenu : loadProfileMenu),
      preloadDelayMs,
    );
    return () => clearTimeout(timer);
  }, []);
}

/** State of a menu that closes on Esc and on navigation. */
function useMenu(): [open: boolean, setOpen: (open: boolean) => void] {
  const { key } = useLocation();
  const [openAt, setOpenAt] = useState<string | null>(null);
  const open = openAt === key;
  useEffect(() => {
    if (!open) return;
    const close = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setOpenAt(null);
    };
    document.addEventListener('keydown', close);
    return () => document.removeEventListener('keydown', close);
  }, [open]);
  return [open, (next) => setOpenAt(next ? key : null)];
}

const item =
  'rounded-md px-1.5 py-2.5 lg:px-3 hover:text-wine aria-[current=page]:text-wine aria-[current=page]:font-semibold';

export function TopBar() {
  const scrolled = useScrolled();
  const [open, setOpen] = useMenu();
  const [search, openSearch, closeSearch] = useCourseSearch();
  useMenuPreload();
  const { links: visitorLinks, signUpPath } = useVisitorLinks();
  const viewer = useViewer();
  const forVisitor = isVisitor(viewer);
  const learner = viewer.kind === 'known' ? viewer.value : null;
  return (
    <header
      data-solid={scrolled || open}
      className="sticky top-0 z-40 border-b border-transparent transition-colors data-[solid=true]:border-line data-[solid=true]:bg-page"
    >
      <div className="mx-auto flex min-h-16 max-w-page flex-wrap items-center gap-1 px-5 md:flex-nowrap signed-in:max-w-none">
        <Link to="/" className="mr-auto flex shrink-0 items-baseline gap-2.5 rounded-md">
          <span className="font-serif text-2xl font-semibold">
            <Ka>ენა</Ka>
          </span>
          <span className="text-sm text-muted max-lg:sr-only">Ena · learn Georgian</span>
        </Link>
        <nav
          aria-label="Main"
          className={`flex shrink-0 items-center gap-1 max-md:hidden ${forVisitor ? 'signed-in:invisible' : ''}`}
        >
          {(forVisitor ? visitorLinks : learnerLinks).map(({ to, label }) => (
            <NavLink key={label} to={to} end={to === '/'} className={item}>
              {label}
              {to === today.to ? <DueBadge inBar /> : null}
            </NavLink>
          ))}
          {forVisitor ? (
            <ButtonLink to={signUpPath} className="mx-2 min-h-11 py-1.5">
              Sign Up
            </ButtonLink>
          ) : null}
        </nav>
        <SearchButton open={openSearch} />
        <ThemeToggle />
        {learner ? (
          <div className="min-w-0 max-md:hidden">
            <Profile learner={learner} />
          </div>
        ) : viewer.kind === 'failed' ? null : (
          <Skeleton className="mx-3 hidden h-9 w-24 md:signed-in:block" />
        )}
        <button
          type="button"
          className="grid size-11 place-items-center rounded-full hover:bg-wine-soft hover:text-wine md:hidden"
          aria-label={open ? 'Close menu' : 'Open menu'}
          aria-expanded={open}
          aria-controls="mobile-menu"
          onPointerDown={() => preload(loadMobileMenu)}
          onFocus={() => preload(loadMobileMenu)}
          onClick={() => setOpen(!open)}
        >
          {open ? <X size={22} aria-hidden /> : <Menu size={22} aria-hidden />}
        </button>
      </div>
      {open ? (
        <Suspense>
          <MobileMenu viewer={viewer} openSearch={openSearch} />
        </Suspense>
      ) : null}
      <CourseSearch state={search} close={closeSearch} />
    </header>
  );
}
