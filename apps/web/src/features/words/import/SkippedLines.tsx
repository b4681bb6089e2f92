import { maxOwnWords } from '@ena/domain/ownWords/ownWord';
import { pluralize } from '@ena/domain/text/pluralize';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { TextWithGeorgian } from '../../../ui/Georgian.tsx';
import { type ShownPlan, type SkippedKind, type SkippedList, skippedKinds } from './importMessages.ts';

/** Rendered at first, and added with each press of the button below. */
const pageSize = 50;

interface SkippedLinesProps {
  readonly title: string;
  readonly list: SkippedList;
  readonly isOpen?: boolean;
}

/** Lines that are not imported, each with its number and the reason. */
export function SkippedLines({ title, list: { count, lines }, isOpen = false }: SkippedLinesProps) {
  const [shown, setShown] = useState(pageSize);
  if (count === 0) return null;
  const unlisted = count - lines.length;
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
        {lines.slice(0, shown).map(({ line, text, reason }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- lines of several tables can have the same number
          <li key={index} className="grid gap-x-4 py-2 sm:grid-cols-first-20">
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
      {lines.length > shown ? (
        <Button variant="quiet" className="m-2 text-sm" onClick={() => setShown(shown + 4 * pageSize)}>
          {`Show more (${lines.length - shown} left)`}
        </Button>
      ) : unlisted > 0 ? (
        <p className="border-t border-line px-4 py-2 text-sm text-muted">
          and {pluralize(unlisted, 'more line')}
        </p>
      ) : null}
    </details>
  );
}

const titles: Readonly<Record<SkippedKind, (count: number) => string>> = {
  invalid: (count) => `${pluralize(count, 'line')} with a problem`,
  repeated: (count) => `${pluralize(count, 'line')} with a word that is there already`,
  taught: (count) => `${pluralize(count, 'line')} with a word of the course`,
  excess: (count) =>
    `${pluralize(count, 'line')} beyond the maximum of ${maxOwnWords.toLocaleString('en-US')} words of your own`,
};

/** Lines of an import that are skipped for any reason. */
export const skippedCount = (plan: ShownPlan): number =>
  skippedKinds.reduce((total, kind) => total + plan[kind].count, 0);

/** Which lines of an import have a problem, are there already, or have no room. */
export const SkippedLists = ({ plan }: { plan: ShownPlan }) =>
  skippedKinds.map((kind) => (
    <SkippedLines
      key={kind}
      title={titles[kind](plan[kind].count)}
      list={plan[kind]}
      isOpen={kind === 'invalid' && plan.invalid.count <= pageSize}
    />
  ));
