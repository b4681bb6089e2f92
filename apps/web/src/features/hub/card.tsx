import type { StudyRecord } from '@ena/domain/progress/display';
import { LockKeyhole } from 'lucide-react';

/** A record as the hub reads it; quizzes have a score. */
export interface HubRecord extends StudyRecord {
  readonly score: number | null;
}
export type Records = ReadonlyMap<string, HubRecord>;

export const card =
  'group relative h-full overflow-hidden rounded-xl border border-line bg-surface hover:border-wine';

/** On a card that the learner may not open yet (HUB-05); the card leads to /pricing then. */
export function Lock({ className = '' }: { className?: string }) {
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
