import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import type { ReactNode } from 'react';

type Tone = 'info' | 'right' | 'wrong';
const tones: Record<Tone, { box: string; icon: typeof Info }> = {
  info: { box: 'border-line bg-surface text-ink', icon: Info },
  right: { box: 'border-correct bg-correct-soft text-correct', icon: CircleCheck },
  wrong: { box: 'border-wrong bg-wrong-soft text-wrong', icon: CircleAlert },
};

/** A message above what it is about; announced when it appears. The icon makes color not the only cue. */
export function Banner({
  tone = 'info',
  children,
  action,
}: {
  tone?: Tone;
  children: ReactNode;
  action?: ReactNode;
}) {
  const { box, icon: Icon } = tones[tone];
  return (
    <div
      role={tone === 'wrong' ? 'alert' : 'status'}
      className={`appear flex flex-wrap items-center gap-x-3 gap-y-2 rounded-lg border px-4 py-3 ${box}`}
    >
      <Icon size={20} aria-hidden className="shrink-0" />
      <div className="min-w-0 flex-1 basis-48">{children}</div>
      {action}
    </div>
  );
}

/** Placeholder for text that is loading. */
export function Skeleton({ className = '' }: { className?: string }) {
  return <div aria-hidden className={`skeleton ${className}`} />;
}

const chipColors = {
  wine: 'bg-wine-soft text-wine',
  gold: 'bg-gold-soft text-gold',
  muted: 'bg-sunken text-muted',
} as const;

/** A small label, such as 'Premium' or 'ejective'. */
export function Chip({ tone, children }: { tone: keyof typeof chipColors; children: ReactNode }) {
  return (
    <span
      className={`inline-flex items-center gap-1.5 rounded-full px-2.5 py-0.5 text-sm font-semibold ${chipColors[tone]}`}
    >
      {children}
    </span>
  );
}
