import type { Morpheme } from '@ena/grammar/morpheme';

/** Key of a part: the same part in other forms has the same one (highlightParts.ts). */
export const partKey = ({ text, role }: Morpheme): string =>
  role === 'root' || role === 'thematic' ? role : `${role} ${text}`;

/**
 * A form with its parts in colors and with lines (verbs.css). Screen readers get the word whole: some would stop at each
 * part.
 */
export function Segments({ form, segments }: { form: string; segments: readonly Morpheme[] }) {
  return (
    <span lang="ka" translate="no" className="relative">
      <span className="sr-only">{form}</span>
      <span aria-hidden>
        {segments.map((segment, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- parts of a fixed form are never reordered
          <span key={index} data-role={segment.role} data-part={partKey(segment)}>
            {segment.text}
          </span>
        ))}
      </span>
    </span>
  );
}
