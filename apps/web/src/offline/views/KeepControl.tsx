import { CircleCheck, Download } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button, TextLink } from '../../ui/Button.tsx';
import { ProgressBar } from '../../ui/Progress.tsx';
import type { DownloadFailure } from '../cache/downloadError.ts';
import { formatSize } from './formatSize.ts';

const failureTexts: Readonly<Record<DownloadFailure, string>> = {
  full: 'There is not enough space on this device. Remove lessons you no longer need.',
  network: 'The download stopped. Check your connection and try again.',
  denied: 'This is part of Ena Premium.',
};

/** What is kept, as a whole: a lesson, or the lessons of a level. */
export type KeepStatus =
  | { readonly kind: 'none' }
  | { readonly kind: 'saving'; readonly percent: number }
  | { readonly kind: 'kept' }
  | { readonly kind: 'failed'; readonly reason: DownloadFailure };

/** Whether it was saved while this component is mounted: only that is news. */
function useIsJustKept(kind: KeepStatus['kind']): boolean {
  const wasSaving = useRef(false);
  const [isJustKept, setIsJustKept] = useState(false);
  useEffect(() => {
    setIsJustKept(kind === 'kept' && wasSaving.current);
    wasSaving.current = kind === 'saving' || (kind === 'kept' && wasSaving.current);
  }, [kind]);
  return isJustKept;
}

/**
 * Keeps something on this device, and removes it. One button, so that the focus stays on it while it changes. `bytes`:
 * its size, null while that is not known.
 */
export function KeepControl({
  status,
  what,
  keepLabel,
  bytes,
  keep,
  remove,
}: {
  status: KeepStatus;
  /** Such as `The lesson`. */
  what: string;
  keepLabel: string;
  bytes: number | null;
  keep: () => void;
  remove: () => void;
}) {
  const isJustKept = useIsJustKept(status.kind);
  const size = bytes === null ? '' : ` · ${formatSize(bytes)}`;
  const isSaving = status.kind === 'saving';
  const label = {
    none: `${keepLabel}${size}`,
    saving: isSaving ? `Saving ${status.percent}%` : '',
    kept: 'Remove',
    failed: 'Try again',
  }[status.kind];
  const press = () => {
    if (status.kind === 'kept') remove();
    else if (!isSaving) keep();
  };
  return (
    <div className="flex min-h-12 flex-wrap items-center gap-x-2">
      {status.kind === 'kept' ? (
        <p className="appear flex items-center gap-2">
          <CircleCheck size={18} aria-hidden className="shrink-0 text-correct" />
          <span>
            On this device<span className="text-muted tabular-nums">{size}</span>
          </span>
        </p>
      ) : null}
      {status.kind === 'failed' ? (
        <p role="alert" className="max-w-prose">
          {failureTexts[status.reason]}
          {status.reason === 'full' ? (
            <>
              {' '}
              <TextLink to="/offline">See what is on this device</TextLink>
            </>
          ) : null}
        </p>
      ) : null}
      {isSaving ? (
        <ProgressBar percent={status.percent} label={`Saving ${what.toLowerCase()}`} className="h-1.5 w-28" />
      ) : null}
      <Button
        variant="quiet"
        className="tabular-nums first:-ml-5"
        aria-label={status.kind === 'kept' ? `Remove ${what.toLowerCase()} from this device` : undefined}
        aria-disabled={isSaving}
        onClick={press}
      >
        {status.kind === 'none' || isSaving ? <Download size={18} aria-hidden className="shrink-0" /> : null}
        {label}
      </Button>
      <p role="status" className="sr-only">
        {isJustKept ? `${what} is on this device.` : ''}
      </p>
    </div>
  );
}
