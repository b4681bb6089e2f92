/** What the start screen, the result of a review run and the result of a placement share. */
import type { Learner } from '@ena/contract/session';
import { pluralize } from '@ena/domain/text/pluralize';
import { Flame } from 'lucide-react';
import type { ReactNode } from 'react';
import { useResource } from '../../platform/resource.ts';
import { progress } from '../../platform/session.ts';
import { nextPage, useKnown } from '../../study/knownItems.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Chip } from '../../ui/Feedback.tsx';
import { Copybook } from '../../ui/Georgian.tsx';

/** A Georgian word on ruled lines, and what it is about below it. */
export function TodayCard({ word, children }: { word: string; children: ReactNode }) {
  return (
    <div className="overflow-hidden rounded-2xl border border-line bg-surface">
      <div className="grid border-b border-line py-2">
        <Copybook className="text-greeting">{word}</Copybook>
      </div>
      <div className="grid grid-cols-1 gap-5 p-5 sm:p-7">{children}</div>
    </div>
  );
}

/** Numbers with their names. */
export function Figures({ figures }: { figures: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <dl className="flex narrow:flex-wrap narrow:gap-x-6">
      {figures.map(([name, value]) => (
        <div
          key={name}
          className="flex flex-auto flex-col-reverse justify-end gap-0.5 px-3 narrow:px-0 first:pl-0 last:pr-0 sm:flex-1 sm:px-5"
        >
          <dt className="text-sm text-muted">{name}</dt>
          <dd className="font-serif text-3xl font-semibold tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The streak, and how many missed days it can still have. */
export const StreakChip = ({ days, freezes }: { days: number; freezes: number }) => (
  <Chip tone="gold">
    <Flame size={15} aria-hidden /> {days}-day streak
    {freezes > 0 ? ` · ${pluralize(freezes, 'freeze')}` : ''}
  </Chip>
);

/** Where to go when there is nothing to review: the next page, as on Home, or else the phrasebook. */
export function NextPageLink({ learner, variant }: { learner: Learner; variant: 'primary' | 'secondary' }) {
  const records = useResource(progress);
  const next = nextPage(records.kind === 'known' ? records.value : [], useKnown(), learner);
  return next.kind === 'open' ? (
    <ButtonLink variant={variant} to={next.page.path}>
      Next: {next.page.title}
    </ButtonLink>
  ) : (
    <ButtonLink variant={variant} to="/phrases">
      Open the phrasebook
    </ButtonLink>
  );
}
