import type { StudyRecord } from '@ena/domain/progress/display';
import { LockKeyhole } from 'lucide-react';

/** A progress record on a hub; quizzes have a score. */
export interface HubRecord extends StudyRecord {
  readonly score: number | null;
}
export type RecordsByUnit = ReadonlyMap<string, HubRecord>;

export const cardClassName =
  'group relative h-full overflow-hidden rounded-xl border border-line bg-surface hover:border-wine';

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
