import type { Morpheme, MorphemeRole } from '@ena/grammar/morpheme';

/** Each role has a color and a line of its own: color is never the only difference. */
const roles: Readonly<Record<MorphemeRole, { readonly label: string; readonly className: string }>> = {
  preverb: { label: 'preverb', className: 'text-gold underline decoration-double' },
  person: { label: 'person', className: 'text-wine underline decoration-solid' },
  version: { label: 'version', className: 'text-correct underline decoration-dotted' },
  root: { label: 'stem', className: 'text-ink' },
  passive: { label: 'passive', className: 'text-muted underline decoration-wavy' },
  thematic: { label: 'theme', className: 'text-muted underline decoration-dashed' },
  screeve: { label: 'tense', className: 'text-correct underline decoration-solid' },
  number: { label: 'plural', className: 'text-gold underline decoration-solid' },
  auxiliary: { label: 'to be', className: 'text-wine underline decoration-dashed' },
  plural: { label: 'plural', className: 'text-gold underline decoration-double' },
  case: { label: 'case', className: 'text-wine underline decoration-solid' },
  vowel: { label: 'vowel', className: 'text-muted underline decoration-dotted' },
  postposition: { label: 'postposition', className: 'text-correct underline decoration-dashed' },
  particle: { label: 'particle', className: 'text-gold underline decoration-wavy' },
};

/** What a part of a form does, in plain words. */
export const roleLabel = (role: MorphemeRole): string => roles[role].label;

interface Segments {
  readonly segments: readonly Morpheme[];
}

const Segment = ({ text, role }: Morpheme) => (
  <span data-role={role} className={`decoration-2 underline-offset-5 ${roles[role].className}`}>
    {text}
  </span>
);

/** A Georgian form as one word, its parts colored and underlined by role. */
export function SegmentedForm({ segments, className }: Segments & { className?: string }) {
  return (
    <span lang="ka" translate="no" className={className}>
      {segments.map((segment, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- parts of a fixed form never move
        <Segment key={index} {...segment} />
      ))}
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
          <span className="text-xs text-muted">{labels[role] ?? roles[role].label}</span>
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
          <Segment text={roles[role].label} role={role} />
        </li>
      ))}
    </ul>
  );
}
