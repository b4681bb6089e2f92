import type { Learner } from '@ena/contract/session';
import { countedUnitIds, levels, lessonsOf } from '@ena/course/catalog';
import { percentCompleted, type StudyRecord } from '@ena/domain/progress/display';
import { Flame } from 'lucide-react';
import { NavLink } from 'react-router';
import { useResource } from '../../lib/resource.ts';
import { progress } from '../../lib/session.ts';
import { Chip } from '../../ui/Feedback.tsx';
import { ProgressBar } from '../../ui/Progress.tsx';

const noRecords: readonly StudyRecord[] = [];

/** The learner's own corner: who, how far, and the ways in. */
export function Sidebar({ learner }: { learner: Learner }) {
  const known = useResource(progress);
  const records = known.kind === 'known' ? known.value : noRecords;
  const overall = percentCompleted(records, countedUnitIds);
  return (
    <aside
      aria-label="Your learning"
      className="sticky top-16 h-[calc(100dvh-4rem)] w-70 shrink-0 overflow-y-auto border-r border-line p-5 max-md:hidden"
    >
      <div className="rounded-xl border border-line bg-surface p-4">
        <p className="flex items-center justify-between gap-2 font-semibold">
          {learner.displayName}
          {learner.isAdmin ? <Chip tone="gold">Admin</Chip> : null}
        </p>
        <p className="mb-2 text-sm text-muted">
          {learner.level} · {overall}% of the course
        </p>
        <ProgressBar percent={overall} label="Progress in the whole course" />
        {learner.studyStreak > 0 ? (
          <p className="mt-3">
            <Chip tone="gold">
              <Flame size={15} aria-hidden /> {learner.studyStreak}-day streak
            </Chip>
          </p>
        ) : null}
      </div>
      <nav aria-label="Levels" className="mt-6 grid gap-1">
        <p className="px-3 text-sm font-semibold text-muted">Learn</p>
        {levels
          .filter((level) => level.written)
          .map((level) => {
            const percent = percentCompleted(
              records,
              lessonsOf(level.id).map(({ id }) => id),
            );
            return (
              <NavLink
                key={level.id}
                to={level.path}
                className="grid gap-1.5 rounded-md px-3 py-2.5 hover:text-wine aria-[current=page]:bg-wine-soft aria-[current=page]:font-semibold aria-[current=page]:text-wine"
              >
                <span className="flex justify-between">
                  {level.title} <span className="tabular-nums">{percent}%</span>
                </span>
                <ProgressBar percent={percent} label={`Progress in ${level.title}`} className="h-1" />
              </NavLink>
            );
          })}
      </nav>
    </aside>
  );
}
