import { useHydrated } from '../platform/useHydrated.ts';

const fills = { wine: 'bg-wine', green: 'bg-correct', yellow: 'bg-bar-yellow', red: 'bg-wrong' } as const;

/** Progress as a bar: `percent` is 0 to 100, null while it is unknown. The label is for screen readers. */
export function ProgressBar({
  percent,
  label,
  fill = 'wine',
  className = 'h-1.5',
}: {
  percent: number | null;
  label: string;
  fill?: keyof typeof fills;
  className?: string;
}) {
  const isHydrated = useHydrated();
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={percent ?? undefined}
      aria-valuemin={0}
      aria-valuemax={100}
      className={`overflow-hidden rounded-full forced-color-adjust-none ${percent === null ? 'skeleton' : 'bg-line/60'} ${className}`}
    >
      <div
        className={`h-full w-0 rounded-full transition-[width] ${fills[fill]}`}
        // Not in prerendered pages: the Content-Security-Policy allows no style attributes.
        style={isHydrated ? { width: `${percent ?? 0}%` } : {}}
      />
    </div>
  );
}

const radius = 42;
const circumference = 2 * Math.PI * radius;

/** Progress as a ring with its number inside; null while it is unknown. */
export function ProgressRing({ percent, label }: { percent: number | null; label: string }) {
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={percent ?? undefined}
      aria-valuemin={0}
      aria-valuemax={100}
      className="relative grid size-28 shrink-0 narrow:size-40 place-items-center"
    >
      <svg viewBox="0 0 100 100" className="absolute inset-0 -rotate-90" aria-hidden>
        <circle cx="50" cy="50" r={radius} fill="none" strokeWidth="7" className="stroke-line" />
        <circle
          cx="50"
          cy="50"
          r={radius}
          fill="none"
          strokeWidth="7"
          strokeLinecap="round"
          strokeDasharray={circumference}
          strokeDashoffset={circumference * (1 - (percent ?? 0) / 100)}
          className={!percent ? 'stroke-transparent' : 'stroke-wine'}
        />
      </svg>
      <span className="font-serif text-2xl font-semibold tabular-nums">
        {percent === null ? '–' : `${percent}%`}
      </span>
    </div>
  );
}
