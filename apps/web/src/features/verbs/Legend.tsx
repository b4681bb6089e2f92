import { roleLabels } from '@ena/grammar/labels';
import type { MorphemeRole } from '@ena/grammar/morpheme';
import type { Form } from './selection.ts';

const order: readonly MorphemeRole[] = [
  'preverb',
  'person',
  'version',
  'root',
  'passive',
  'thematic',
  'screeve',
  'number',
  'auxiliary',
];

/** What colors and lines of the parts say; of each part that the verb has, with examples. */
export function Legend({ forms }: { forms: readonly Form[] }) {
  const texts = new Map(
    order.map((role) => {
      const all = forms.flatMap(({ segments }) => segments.filter((segment) => segment.role === role));
      return [role, [...new Set(all.map(({ text }) => text))]] as const;
    }),
  );
  return (
    <section
      aria-labelledby="legend"
      className="mt-8 rounded-xl border border-line bg-surface px-4 py-4 sm:px-5"
    >
      <h2 id="legend" className="mb-2 text-lg">
        The parts, in the order in which they stand
      </h2>
      <ul className="grid gap-x-6 gap-y-1.5 sm:grid-cols-2 lg:grid-cols-3">
        {order.map((role) => {
          const examples = texts.get(role) ?? [];
          return examples.length > 0 ? (
            <li key={role} className="flex items-baseline gap-2.5">
              <span
                lang="ka"
                translate="no"
                data-role={role}
                className="min-w-12 shrink-0 font-serif text-xl"
              >
                {examples[0]}
              </span>
              <span>
                {roleLabels[role].plain} <span className="text-sm text-muted">{roleLabels[role].term}</span>
              </span>
            </li>
          ) : null;
        })}
      </ul>
    </section>
  );
}
