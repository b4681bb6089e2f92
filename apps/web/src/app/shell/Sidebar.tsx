import type { Learner } from '@ena/contract/session';
import { courseUnitIds, findLessonByPath, type LevelId, lessonsOf, levels } from '@ena/course/catalog';
import { percentCompleted, type StudyRecord } from '@ena/domain/progress/display';
import { pluralize } from '@ena/domain/text/pluralize';
import { ChevronDown, Flame, Info } from 'lucide-react';
import { type MouseEvent, useEffect, useState } from 'react';
import { NavLink } from 'react-router';
import { readStorage, subscribeToStorage, writeStorage } from '../../platform/browserStorage.ts';
import { useResource } from '../../platform/resource.ts';
import { progress } from '../../platform/session.ts';
import { progressExplanation } from '../../study/progressExplanation.ts';
import { reportMinutes } from '../../study/useStudyVisit.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { Chip } from '../../ui/Feedback.tsx';
import { ProgressBar } from '../../ui/Progress.tsx';
import { DueBadge } from './DueBadge.tsx';
import { cardLinks, hasOwnSubpage, sidebarGroups } from './learnerNavigation.ts';
import { learnerLinks, today } from './navigation.ts';

const entry =
  'flex min-h-11 items-center justify-between gap-2 rounded-md px-3 py-2 hover:text-wine aria-[current=page]:bg-wine-soft aria-[current=page]:font-semibold aria-[current=page]:text-wine';

const premiumPaths = new Set(
  [...learnerLinks, ...sidebarGroups.flatMap(({ links }) => links)]
    .filter(({ premium }) => premium)
    .map(({ to }) => to),
);

/** Minutes that following a link to a lesson adds (PROG-16); hubs report their visits themselves. */
const linkMinutes = 1;
/** Whether the click opens another page in this tab: neither the current page nor a new tab. */
const opensOtherPage = ({
  currentTarget,
  metaKey,
  ctrlKey,
  shiftKey,
}: MouseEvent<HTMLAnchorElement>): boolean =>
  !metaKey && !ctrlKey && !shiftKey && currentTarget.getAttribute('aria-current') !== 'page';
const reportLessonVisit = (path: string) => {
  const lesson = findLessonByPath(path);
  if (lesson) reportMinutes(lesson.id, linkMinutes);
};

/**
 * Beside a link: the reviews that are due for Today, 'Premium' while it is locked, or else the progress of a level; null
 * records are not loaded yet.
 */
export function LinkBadge({
  path,
  learner,
  records,
}: {
  path: string;
  learner: Learner;
  records: readonly StudyRecord[] | null;
}) {
  const level = levels.find((one) => one.path === path);
  if (path === today.to) return <DueBadge />;
  if (!learner.entitled && premiumPaths.has(path)) return <Chip tone="gold">Premium</Chip>;
  return level && records ? <span className="tabular-nums">{levelPercent(records, level.id)}%</span> : null;
}

/** The streak, and how many missed days it can still have. */
export const StreakChip = ({ learner: { studyStreak, streakFreezes } }: { learner: Learner }) => (
  <>
    <Chip tone={studyStreak > 0 ? 'gold' : 'muted'}>
      <Flame size={15} aria-hidden /> {studyStreak}-day streak
    </Chip>
    {streakFreezes > 0 ? (
      <span className="text-muted">{pluralize(streakFreezes, 'freeze')} for a missed day</span>
    ) : null}
  </>
);

const levelPercent = (records: readonly StudyRecord[], level: LevelId) =>
  percentCompleted(
    records,
    lessonsOf(level).map(({ id }) => id),
  );

const cardKey = 'profile-card';
/** Whether the profile card is expanded, in all tabs of this browser. */
function useCardOpen(): [open: boolean, toggle: () => void] {
  const read = () => readStorage(cardKey) !== 'collapsed';
  const [open, setOpen] = useState(read);
  useEffect(() => subscribeToStorage(cardKey, () => setOpen(read())), []);
  const toggle = () => {
    setOpen(!open);
    writeStorage(cardKey, open ? 'collapsed' : null);
  };
  return [open, toggle];
}

/** Level, streak and progress, once it is known; collapses on click (NAV-12, NAV-13). */
function ProfileCard({ learner, records }: { learner: Learner; records: readonly StudyRecord[] | null }) {
  const [open, toggle] = useCardOpen();
  const overall = records && percentCompleted(records, courseUnitIds);
  return (
    <section aria-label="Profile" className="rounded-xl border border-line bg-surface">
      <button
        type="button"
        aria-expanded={open}
        onClick={toggle}
        className="flex min-h-12 w-full items-center justify-between gap-2 rounded-xl px-4 pt-2 text-left font-semibold"
      >
        <Avatar name={learner.displayName} url={learner.avatarUrl} />
        <span className="min-w-0 flex-1 truncate">{learner.displayName}</span>
        {learner.isAdmin ? <Chip tone="gold">Admin</Chip> : null}
        <ChevronDown
          size={18}
          aria-hidden
          className={`shrink-0 transition-transform ${open ? 'rotate-180' : ''}`}
        />
      </button>
      <div className="px-4 pb-4">
        <details className="text-sm text-muted">
          <summary className="-mr-2 flex min-h-11 cursor-pointer items-center justify-between gap-1.5">
            {overall === null ? learner.level : `${learner.level} · ${overall}% of the course`}
            <Info size={17} role="img" aria-label="How progress is counted" className="shrink-0" />
          </summary>
          <p className="mb-3">{progressExplanation}</p>
        </details>
        <ProgressBar percent={overall} label="Progress in the whole course" />
        {open ? (
          <div className="mt-4 grid gap-3 text-sm">
            {levels.slice(0, 2).map(({ id, title }) => {
              const percent = records && levelPercent(records, id);
              return (
                <div key={id}>
                  <p className="mb-1 flex justify-between text-muted">
                    {title} <span className="tabular-nums">{percent === null ? '' : `${percent}%`}</span>
                  </p>
                  <ProgressBar percent={percent} label={`${title} lessons completed`} className="h-1" />
                </div>
              );
            })}
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <StreakChip learner={learner} />
            </p>
            {cardLinks.length > 0 ? (
              <p className="flex flex-wrap gap-x-4 gap-y-1">
                {cardLinks.map(({ to, label }) => (
                  <NavLink key={to} to={to} className="text-wine underline underline-offset-4">
                    {label}
                  </NavLink>
                ))}
              </p>
            ) : null}
          </div>
        ) : null}
      </div>
    </section>
  );
}

/** Sidebar of signed-in learners, from medium width up: profile card, levels with progress, and links. */
export default function Sidebar({ learner }: { learner: Learner }) {
  const known = useResource(progress);
  const records = known.kind === 'known' ? known.value : null;
  const shown = levels.filter(({ path }) => learnerLinks.some(({ to }) => to === path));
  return (
    <aside
      aria-label="Your learning"
      className="sticky top-16 h-dvh-minus-16 w-70 shrink-0 overflow-y-auto border-r border-line p-5 max-md:hidden"
    >
      <ProfileCard learner={learner} records={records} />
      <nav aria-label="Levels" className="mt-6 grid gap-1">
        <p className="px-3 text-sm font-semibold text-muted">Learn</p>
        {shown.map(({ id, title, path }) => {
          const percent = records && levelPercent(records, id);
          return (
            <NavLink key={id} to={path} className={`${entry} flex-wrap`}>
              {title}
              <LinkBadge {...{ path, learner, records }} />
              <ProgressBar percent={percent} label={`Progress in ${title}`} className="h-1 w-full" />
            </NavLink>
          );
        })}
      </nav>
      {sidebarGroups.map(({ title, links }) => (
        <nav key={title} aria-label={title} className="mt-6 grid gap-1">
          <p className="px-3 text-sm font-semibold text-muted">{title}</p>
          {links.map(({ to, label }) => (
            <NavLink
              key={to}
              to={to}
              end={hasOwnSubpage(to)}
              className={entry}
              onClick={(event) => {
                if (opensOtherPage(event)) reportLessonVisit(to);
              }}
            >
              {label}
              <LinkBadge {...{ path: to, learner, records }} />
            </NavLink>
          ))}
        </nav>
      ))}
    </aside>
  );
}
