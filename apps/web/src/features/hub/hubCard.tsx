import type { LessonItems } from '@ena/contract/known';
import type { Level } from '@ena/course/catalog';
import type { StudyRecord } from '@ena/domain/progress/display';
import { Check, CircleArrowDown, LockKeyhole } from 'lucide-react';
import { knownItemsText } from '../../study/knownItems.ts';
import { Chip } from '../../ui/Feedback.tsx';
import { ProgressBar } from '../../ui/Progress.tsx';

/** A progress record on a hub; quizzes have a score. */
export interface HubRecord extends StudyRecord {
  readonly score: number | null;
}
export type RecordsByUnit = ReadonlyMap<string, HubRecord>;

export interface HubProps {
  readonly level: Level;
  /** Null in the prerendered page. */
  readonly learnerId: string | null;
  /** Null while they are unknown, as in the prerendered page. */
  readonly records: readonly HubRecord[] | null;
  readonly entitled: boolean;
}

export const cardClassName =
  'group relative h-full overflow-hidden rounded-xl border border-line bg-surface transition hover:-translate-y-0.5 hover:border-wine hover:shadow-lift';

/**
 * The link of a card that also has a button, which may not be inside a link: it covers the card, and the button is above
 * it.
 */
export const coveringLinkClassName =
  'outline-none group-hover:text-wine after:absolute after:inset-0 after:rounded-xl focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-wine';

/** What is done of a lesson: completed, or known from a placement. */
export const LessonMark = ({ percent, isKnown }: { percent: number | null; isKnown: boolean }) =>
  percent === 100 ? (
    <Check size={20} className="shrink-0 text-correct" aria-label="Completed" />
  ) : isKnown ? (
    <Chip tone="wine">Known</Chip>
  ) : null;

/** Offline: this lesson can be opened. */
export const OnDeviceMark = () => (
  <CircleArrowDown size={20} className="appear shrink-0 text-muted" aria-label="On this device" />
);

/** The progress of a lesson on its card, and how many of its items are known; the line for them is there before they are. */
export const LessonProgress = ({
  percent,
  items,
  title,
}: {
  percent: number | null;
  items: LessonItems | null;
  title: string;
}) => (
  <span className="mt-3 grid gap-1.5 text-sm text-muted tabular-nums">
    <span className="flex items-center gap-3">
      <ProgressBar percent={percent} label={`Progress in ${title}`} className="h-1.5 flex-1" />
      <span>{percent === null ? '–' : `${percent}%`}</span>
    </span>
    <span className="min-h-lh">{items ? knownItemsText(items) : null}</span>
  </span>
);

/** The dark band over a card that is locked for the learner (HUB-05, IHUB-07); the card then links to /pricing. */
export const LockOverlay = () => (
  <span className="flex flex-wrap items-center justify-center gap-x-2 bg-veil px-4 py-2 text-center text-on-veil">
    <LockKeyhole size={18} aria-hidden />
    <strong>Premium Content</strong>
    <span className="text-sm">Upgrade to access</span>
  </span>
);
