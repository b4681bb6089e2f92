import type { SkippedLine } from '@ena/domain/ownWords/importTable';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { TextWithGeorgian } from '../../../ui/Georgian.tsx';

/** Rendered at first, and added with each press of the button below. */
const pageSize = 50;

interface SkippedLinesProps {
  readonly title: string;
  readonly lines: readonly SkippedLine[];
  readonly isOpen?: boolean;
}

/** Lines that are not imported, each with its number and the reason. */
export function SkippedLines({ title, lines, isOpen = false }: SkippedLinesProps) {
  const [count, setCount] = useState(pageSize);
  if (lines.length === 0) return null;
  return (
    <details open={isOpen} className="group rounded-xl border border-line bg-surface">
      <summary className="flex min-h-12 cursor-pointer items-center gap-3 rounded-xl px-4 py-2 font-semibold hover:text-wine">
        <span className="min-w-0 flex-1">{title}</span>
        <ChevronDown
          size={20}
          aria-hidden
          className="text-muted transition-transform group-open:rotate-180"
        />
      </summary>
      <ul className="divide-y divide-line border-t border-line px-4">
        {lines.slice(0, count).map(({ line, text, reason }) => (
          <li key={line} className="grid gap-x-4 py-2 sm:grid-cols-first-20">
            <span className="text-sm text-muted tabular-nums">Line {line}</span>
            <p className="min-w-0 break-words">
              <TextWithGeorgian>{text}</TextWithGeorgian>
              <span className="block text-sm text-muted">
                <TextWithGeorgian>{reason}</TextWithGeorgian>
              </span>
            </p>
          </li>
        ))}
      </ul>
      {lines.length > count ? (
        <Button variant="quiet" className="m-2 text-sm" onClick={() => setCount(count + 4 * pageSize)}>
          {`Show more (${lines.length - count} left)`}
        </Button>
      ) : null}
    </details>
  );
}
