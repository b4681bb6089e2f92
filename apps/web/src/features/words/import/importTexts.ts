/** What the page says about the columns and texts that are not imported. */
import type { ColumnMapping } from '@ena/domain/ownWords/importColumns';
import type { Omission } from '@ena/domain/ownWords/importPlan';
import { pluralize } from '@ena/domain/text/pluralize';
import type { ShownPlan, TablePreview } from './importMessages.ts';

const omissionNames: Readonly<Record<Omission, string>> = {
  markup: 'markup of other programs (HTML)',
  media: 'references to recordings and pictures',
  gaps: 'the marks of gaps',
  romanization: 'romanization beside the Georgian',
  sentence: 'an example that is too long, or not in Georgian with its translation',
  note: 'the end of a note that is too long',
};
const order = [
  'romanization',
  'markup',
  'media',
  'gaps',
  'sentence',
  'note',
] as const satisfies readonly Omission[];

const quote = (names: readonly string[]) => names.map((name) => `“${name}”`).join(', ');

/** What is not imported of lines that are. */
export function omissionTexts(
  plan: ShownPlan,
  tables: readonly TablePreview[],
  mappings: readonly (ColumnMapping | null)[],
): string[] {
  const columns = tables.flatMap((table, at) => {
    const mapping = mappings[at];
    if (!mapping) return [];
    return mapping.roles.flatMap((role, index) => {
      const hasText = table.rows.slice(mapping.headerRows).some((cells) => (cells[index] ?? '') !== '');
      return hasText ? [{ role, name: mapping.names[index] || `Column ${index + 1}` }] : [];
    });
  });
  const namesOf = (wanted: string) => [
    ...new Set(columns.flatMap(({ role, name }) => (role === wanted ? [name] : []))),
  ];
  const romanizations = namesOf('romanization');
  const ignored = namesOf('ignore');
  return [
    ...(romanizations.length > 0
      ? [`${quote(romanizations)}: a romanization, which Ena writes itself where you want it`]
      : []),
    ...(ignored.length > 0 ? [`${quote(ignored)}: set to “Do not import”`] : []),
    ...order.flatMap((omission) => {
      const count = plan.omitted[omission];
      return count === 0 ? [] : [`${omissionNames[omission]}, in ${pluralize(count, 'line')}`];
    }),
  ];
}

/** Which column is missing, without which nothing can be imported; null: none is. */
export function missingColumnText(mappings: readonly (ColumnMapping | null)[]): string | null {
  const chosen = mappings.flatMap((mapping) => mapping ?? []);
  if (chosen.length === 0) return 'Choose a table above.';
  const has = (role: ColumnMapping['roles'][number]) => chosen.some(({ roles }) => roles.includes(role));
  if (!has('form')) return 'No column has the Georgian words: choose it above.';
  if (has('gloss')) return null;
  return has('romanization')
    ? 'There are no meanings: beside the Georgian there is only its romanization. If it is the meaning, choose so above.'
    : 'There are no meanings: each line needs the Georgian and its meaning, such as “პური - bread”.';
}
