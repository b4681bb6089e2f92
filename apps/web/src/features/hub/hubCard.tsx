import type { Level } from '@ena/course/catalog';
import type { StudyRecord } from '@ena/domain/progress/display';
import { Check, CircleArrowDown, LockKeyhole } from 'lucide-react';
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
  'group relative h-full overflow-hidden rounded-xl border border-line bg-surface hover:border-wine';

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

/** The progress of a lesson on its card. */
export const LessonProgress = ({ percent, title }: { percent: number | null; title: string }) => (
  <span className="mt-3 flex items-center gap-3">
    <ProgressBar percent={percent} label={`Progress in ${title}`} className="h-1.5 flex-1" />
    <span className="text-sm text-muted tabular-nums">{percent === null ? '–' : `${percent}%`}</span>
  </span>
);

/** Overlay of a card that is locked for the learner (HUB-05); the card then links to /pricing. */
export function LockOverlay({ className = '' }: { className?: string }) {
  return (
    <span
      className={`flex flex-wrap items-center justify-center gap-x-2 bg-veil px-4 py-2 text-center text-on-veil ${className}`}
    >
      <LockKeyhole size={20} aria-hidden />
      <strong>Premium Content</strong>
      <span className="text-sm">Upgrade to access</span>
    </span>
  );
}

export const pathTo = (path: string, locked: boolean) =>
  locked ? `/pricing?from=${encodeURIComponent(path)}` : path;
