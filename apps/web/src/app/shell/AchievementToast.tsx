import type { Earned } from '@ena/contract/achievements';
import { X } from 'lucide-react';
import { Toast } from 'radix-ui';
import { Link } from 'react-router';
import { clearEarned } from '../../study/achievements.ts';
import { Seal } from '../../ui/Seal.tsx';

/** Long enough to be read twice; the timer pauses while the toast is hovered or focused. */
const durationMs = 8000;
const kinds = { achievement: 'Achievement', badge: 'Badge', milestone: 'Milestone' } as const;

/**
 * Toast for achievements, badges and milestones that were just earned. It covers the top bar and nothing below
 * it, so that it never hides a button of an exercise or quiz; it takes no focus, and closes by itself.
 */
export default function AchievementToast({ earned }: { earned: readonly [Earned, ...Earned[]] }) {
  const [first, ...others] = earned;
  return (
    <Toast.Provider label="Well done." duration={durationMs} swipeDirection="up">
      <Toast.Root
        key={earned.map(({ id }) => id).join(' ')}
        type="background"
        onOpenChange={(open) => {
          if (!open) clearEarned();
        }}
        className="appear ml-auto flex h-full w-full max-w-md items-center gap-3 rounded-b-xl border border-t-0 border-gold bg-surface px-3 shadow-lift"
      >
        <Seal emblem={first.emblem} percent={100} earned small />
        <div className="min-w-0 flex-1 leading-snug">
          <Toast.Title className="text-sm text-gold">
            {/* With a space: Radix announces the texts without one between them. */}
            {others.length === 0 ? `${kinds[first.kind]} earned` : `${earned.length} earned`}{' '}
          </Toast.Title>
          <Toast.Description className="truncate font-semibold">
            {earned.map(({ title }) => title).join(', ')}{' '}
          </Toast.Description>
        </div>
        <Toast.Action asChild altText="Open your achievements">
          <Link
            to={first.kind === 'achievement' ? '/achievements' : '/achievements?tab=badges'}
            className="grid min-h-11 place-items-center rounded-md px-2 text-wine underline underline-offset-4"
          >
            See
          </Link>
        </Toast.Action>
        <Toast.Close
          aria-label="Dismiss"
          className="grid size-11 shrink-0 place-items-center rounded-full text-muted hover:bg-wine-soft hover:text-wine"
        >
          <X size={20} aria-hidden />
        </Toast.Close>
      </Toast.Root>
      <Toast.Viewport
        data-over-run=""
        label="Earned ({hotkey})"
        className="fixed top-0 right-0 z-50 h-16 w-full outline-none sm:right-5 sm:w-auto sm:min-w-96"
      />
    </Toast.Provider>
  );
}
