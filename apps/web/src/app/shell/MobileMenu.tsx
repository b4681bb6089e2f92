import { courseUnitIds } from '@ena/course/catalog';
import { percentCompleted } from '@ena/domain/progress/display';
import { LogOut, Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import { useResource } from '../../platform/resource.ts';
import { isVisitor, progress, type useViewer } from '../../platform/session.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { Chip, Skeleton } from '../../ui/Feedback.tsx';
import { hasOwnSubpage, profileLinks, sidebarGroups } from './learnerNavigation.ts';
import { type Destination, learnerLinks } from './navigation.ts';
import { LinkBadge, StreakChip } from './Sidebar.tsx';
import { useSignOut } from './useSignOut.ts';
import { useVisitorLinks } from './useVisitorLinks.ts';

const entry =
  'flex min-h-12 w-full items-center gap-2.5 rounded-md px-3 text-lg hover:text-wine aria-[current=page]:bg-wine-soft aria-[current=page]:font-semibold aria-[current=page]:text-wine';

/** Links of the sidebar, which small screens do not show, unless the top bar has them, too. */
const sidebarLinks = sidebarGroups
  .flatMap(({ links }) => links)
  .filter((link) => !learnerLinks.includes(link));

function MenuLinks({
  links,
  renderBadge,
}: {
  links: readonly Destination[];
  renderBadge?: (path: string) => ReactNode;
}) {
  return links.map(({ to, label }) => (
    <li key={to}>
      <NavLink to={to} end={hasOwnSubpage(to)} className={`${entry} justify-between`}>
        {label} {renderBadge?.(to)}
      </NavLink>
    </li>
  ));
}

/** Menu for small screens: top bar, profile menu (NAV-09), and sidebar with its badges. */
export default function MobileMenu({
  viewer,
  openSearch,
}: {
  viewer: ReturnType<typeof useViewer>;
  openSearch: () => void;
}) {
  const learner = viewer.kind === 'known' ? viewer.value : null;
  const known = useResource(progress, learner !== null);
  const records = known.kind === 'known' ? known.value : null;
  const renderBadge = (path: string) =>
    learner ? <LinkBadge path={path} learner={learner} records={records} /> : null;
  const signOut = useSignOut();
  const { links: visitorLinks, signUpPath } = useVisitorLinks();
  const search = (
    <li>
      <button type="button" aria-haspopup="dialog" className={entry} onClick={openSearch}>
        <Search size={20} aria-hidden /> Search the course
      </button>
    </li>
  );
  return (
    <nav
      id="mobile-menu"
      aria-label="Menu"
      className="max-h-dvh-minus-16 overflow-y-auto border-t border-line bg-page px-3 pt-2 pb-5 md:hidden"
    >
      {isVisitor(viewer) ? (
        <ul className="grid gap-0.5">
          {search}
          <MenuLinks links={visitorLinks} />
          <li className="mt-2">
            <ButtonLink to={signUpPath} className="w-full">
              Sign Up
            </ButtonLink>
          </li>
        </ul>
      ) : (
        <>
          {learner ? (
            <div className="flex items-center gap-3 px-3 pt-2 pb-3">
              <Avatar name={learner.displayName} url={learner.avatarUrl} size="middle" />
              <span className="min-w-0 flex-1">
                <span className="flex items-center justify-between gap-2">
                  <strong className="truncate">{learner.displayName}</strong>
                  {learner.isAdmin ? <Chip tone="gold">Admin</Chip> : null}
                </span>
                <span className="block truncate text-sm text-muted">{learner.email}</span>
                <span className="mt-1.5 flex flex-wrap items-center justify-between gap-x-3 gap-y-1 text-sm text-muted">
                  <StreakChip learner={learner} />
                  {records ? <span>{percentCompleted(records, courseUnitIds)}% of the course</span> : null}
                </span>
              </span>
            </div>
          ) : viewer.kind === 'unknown' ? (
            <Skeleton className="mx-3 mt-2 mb-3 h-20" />
          ) : null}
          <ul className="grid gap-0.5 border-t border-line pt-2">
            {search}
            <MenuLinks links={learnerLinks} renderBadge={renderBadge} />
            <MenuLinks links={sidebarLinks} renderBadge={renderBadge} />
            <MenuLinks links={profileLinks} />
            {learner ? (
              <li>
                <button type="button" className={entry} onClick={() => void signOut()}>
                  <LogOut size={20} aria-hidden /> Log out
                </button>
              </li>
            ) : null}
          </ul>
        </>
      )}
    </nav>
  );
}
