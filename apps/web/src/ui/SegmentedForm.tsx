import { labelText, roleLabels } from '@ena/grammar/labels';
import type { Morpheme, MorphemeRole } from '@ena/grammar/morpheme';

interface Segments {
  readonly segments: readonly Morpheme[];
}

/** Key of a part: the same part in other forms has the same one (highlightParts.ts). */
export const partKey = ({ text, role }: Morpheme): string =>
  role === 'root' || role === 'thematic' ? role : `${role} ${text}`;

/** Colors and lines: wordParts.css. `isChanged`: a stem that is not as in the dictionary form. */
const Segment = ({ text, role, isChanged = false }: Morpheme & { isChanged?: boolean }) => (
  <span
    data-role={role}
    data-part={partKey({ text, role })}
    className={isChanged ? 'rounded-sm bg-gold-soft ring-2 ring-gold-soft' : undefined}
  >
    {text}
  </span>
);

/**
 * A Georgian form, its parts in colors and with lines by role; `hasChangedStem` highlights the stem. Screen readers get the
 * word whole: some would stop at each part.
 */
export function SegmentedForm({
  segments,
  hasChangedStem = false,
  className = '',
}: Segments & { hasChangedStem?: boolean; className?: string }) {
  return (
    <span lang="ka" translate="no" className={`relative ${className}`}>
      <span className="sr-only">{segments.map(({ text }) => text).join('')}</span>
      <span aria-hidden>
        {segments.map((segment, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- parts of a fixed form never move
          <Segment key={index} {...segment} isChanged={hasChangedStem && segment.role === 'root'} />
        ))}
      </span>
    </span>
  );
}

/** The parts of a form, each above what it does; `labels` says so more exactly than the name of the role. */
export function LabeledSegments({
  segments,
  labels = {},
}: Segments & { labels?: Partial<Readonly<Record<MorphemeRole, string>>> }) {
  return (
    <ul aria-label="Parts of the word" className="flex flex-wrap gap-x-1.5 gap-y-1">
      {segments.map(({ text, role }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- parts of a fixed form never move
        <li key={index} className="grid justify-items-center rounded-md bg-sunken px-2 py-1">
          <span lang="ka" translate="no" className="text-lg leading-snug">
            <Segment text={text} role={role} />
          </span>
          <span className="text-xs text-muted">{labels[role] ?? roleLabels[role].short}</span>
        </li>
      ))}
    </ul>
  );
}

/** What the lines and colors of these forms mean. */
export function SegmentLegend({ forms }: { forms: readonly Segments[] }) {
  const used = new Set(forms.flatMap(({ segments }) => segments.map(({ role }) => role)));
  return (
    <ul aria-label="Legend" className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
      {[...used].map((role) => (
        <li key={role}>
          <Segment text={labelText(roleLabels[role])} role={role} />
        </li>
      ))}
    </ul>
  );
}
