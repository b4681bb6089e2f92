/** The form that a reader of a verb's page looks at, and the forms of the verb by their features. */
import type { VerbParadigm } from '@ena/contract/grammar';
import type { Morpheme } from '@ena/grammar/morpheme';
import type { Person, VerbCategory } from '@ena/grammar/verb/features';

export type Negation = 'არ' | 'ვერ' | null;

/** A form of any screeve or mood. */
export interface Form extends Omit<VerbParadigm['forms'][number], 'screeve'> {
  readonly screeve: VerbCategory;
}
export const formsOf = ({ forms, commands }: VerbParadigm): readonly Form[] => [
  ...forms,
  ...commands.map(({ mood, ...form }) => ({ ...form, screeve: mood })),
];

export interface Features {
  readonly screeve: VerbCategory;
  readonly subject: Person;
  readonly object: Person | null;
}

export const findForm = (forms: readonly Form[], { screeve, subject, object }: Features): Form | undefined =>
  forms.find(
    (form) =>
      !form.isVariant && form.screeve === screeve && form.subject === subject && form.object === object,
  );

/** As in the table of a screeve: beside another object if the form does not agree with that one. */
export const findInTable = (forms: readonly Form[], features: Features): Form | undefined =>
  findForm(forms, features) ?? findForm(forms, { ...features, object: null });

/**
 * The form with one feature changed. If there is none with all the others, those give way: the object first, then person
 * and screeve.
 */
export function changeFeature(
  forms: readonly Form[],
  from: Features,
  change: Partial<Features>,
): Form | undefined {
  const keys = ['screeve', 'subject', 'object'] as const;
  const changed = keys.filter((key) => change[key] !== undefined);
  const wanted = { ...from, ...change };
  const weights = { screeve: 4, subject: 2, object: 1 } as const;
  const score = (form: Form) =>
    keys.reduce((sum, key) => sum + (form[key] === wanted[key] ? weights[key] : 0), 0) +
    (form.object === null || form.object === '3sg' ? 0.5 : 0);
  return forms
    .filter((form) => !form.isVariant && changed.every((key) => form[key] === wanted[key]))
    .toSorted((one, other) => score(other) - score(one))[0];
}

/** The form with the word of negation before it; a command is negated by a mood of its own. */
export function withNegation({ segments }: Form, negation: Negation): readonly Morpheme[] {
  return negation ? [{ text: `${negation} `, role: 'particle' }, ...segments] : segments;
}

export interface SegmentChange {
  readonly kind: 'same' | 'added' | 'removed';
  readonly segment: Morpheme;
}

/** What has to be taken from and added to a form to get another one: the longest common subsequence of parts stays. */
export function compareSegments(before: readonly Morpheme[], after: readonly Morpheme[]): SegmentChange[] {
  const isSame = (one: Morpheme | undefined, other: Morpheme | undefined) =>
    one !== undefined && one.text === other?.text && one.role === other.role;
  const lengths = before.map(() => after.map(() => 0));
  const lengthAt = (row: number, column: number) => lengths[row]?.[column] ?? 0;
  for (let row = before.length - 1; row >= 0; row--)
    for (let column = after.length - 1; column >= 0; column--) {
      const cells = lengths[row];
      if (cells)
        cells[column] = isSame(before[row], after[column])
          ? lengthAt(row + 1, column + 1) + 1
          : Math.max(lengthAt(row + 1, column), lengthAt(row, column + 1));
    }
  const changes: SegmentChange[] = [];
  let [row, column] = [0, 0];
  while (row < before.length || column < after.length) {
    const [old, next] = [before[row], after[column]];
    if (old && next && isSame(old, next)) {
      changes.push({ kind: 'same', segment: next });
      row++;
      column++;
    } else if (old && (!next || lengthAt(row + 1, column) >= lengthAt(row, column + 1))) {
      changes.push({ kind: 'removed', segment: old });
      row++;
    } else if (next) {
      changes.push({ kind: 'added', segment: next });
      column++;
    }
  }
  return changes;
}
