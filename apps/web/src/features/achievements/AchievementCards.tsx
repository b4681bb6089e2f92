import type { AchievementView } from '@ena/contract/achievements';
import { Check } from 'lucide-react';
import { Copybook } from '../../ui/Georgian.tsx';
import { ProgressBar } from '../../ui/Progress.tsx';
import { Seal } from '../../ui/Seal.tsx';

/** When each earned achievement was earned, by its id. */
export type EarnedDates = ReadonlyMap<string, string>;

interface CardProps {
  readonly achievement: AchievementView;
  readonly earnedAt: string | undefined;
}
const box = 'rounded-xl border bg-surface';
const frame = (earnedAt: string | undefined) => `${box} ${earnedAt ? 'border-gold' : 'border-line'}`;

/** The date of an earned achievement; the progress of the others (ACH-07, ACH-08). */
function AchievementStatus({ achievement, earnedAt }: CardProps) {
  const { title, current, target, counted, average, percent } = achievement;
  if (earnedAt)
    return (
      <p className="flex items-center gap-1.5 text-sm font-semibold text-gold">
        <Check size={17} aria-hidden className="shrink-0" />
        <span>
          Earned on{' '}
          <time dateTime={earnedAt}>
            {new Date(earnedAt).toLocaleDateString('en-US', { dateStyle: 'long' })}
          </time>
        </span>
      </p>
    );
  return (
    <div className="grid gap-1.5">
      <p className="text-sm text-muted tabular-nums">
        {current} of {target} {counted}
        {average === null ? '' : `, averaging ${average} percent`}
      </p>
      <ProgressBar percent={percent} label={`Progress toward ${title}`} />
    </div>
  );
}

/** An achievement: its seal, its condition, its date or progress. */
export function SealCard({ achievement, earnedAt }: CardProps) {
  const { emblem, percent, title, description } = achievement;
  return (
    <li className={`${frame(earnedAt)} flex items-center gap-4 p-4 narrow:flex-col sm:gap-5 sm:p-5`}>
      <Seal emblem={emblem} percent={percent} earned={earnedAt !== undefined} />
      <div className="grid min-w-0 flex-1 gap-1">
        <h3 className="text-lg">{title}</h3>
        <p className="mb-1 text-muted">{description}</p>
        <AchievementStatus achievement={achievement} earnedAt={earnedAt} />
      </div>
    </li>
  );
}

/** The badge for the skill of a lesson, drawn like the label on the cover of a copybook. */
export function Badge({ achievement, earnedAt }: CardProps) {
  const { emblem, title, description } = achievement;
  return (
    <li className={`${frame(earnedAt)} grid grid-rows-auto-1fr overflow-hidden`}>
      <span
        aria-hidden
        className={`border-b ${earnedAt ? 'border-gold bg-gold-soft text-gold' : 'border-line text-muted'}`}
      >
        <Copybook className="text-3xl">{emblem}</Copybook>
      </span>
      <div className="grid grid-rows-auto-1fr gap-1 p-4">
        <h3 className="text-lg">{title}</h3>
        <p className="mb-1 text-muted">{description}</p>
        <AchievementStatus achievement={achievement} earnedAt={earnedAt} />
      </div>
    </li>
  );
}

/** A milestone, for a part of the whole course. */
export function Milestone({ achievement, earnedAt }: CardProps) {
  const { emblem, percent, title, description } = achievement;
  return (
    <li
      className={`${frame(earnedAt)} grid grid-rows-auto-auto-1fr justify-items-center gap-1 p-5 text-center`}
    >
      <Seal emblem={emblem} percent={percent} earned={earnedAt !== undefined} />
      <h3 className="mt-2 text-lg">{title}</h3>
      <p className="mb-1 text-muted">{description}</p>
      <div className="w-full [&>p]:justify-center">
        <AchievementStatus achievement={achievement} earnedAt={earnedAt} />
      </div>
    </li>
  );
}
