/** The forms of grammar tables as study items. */
import type { FormsSection } from '../lesson/kinds/forms.ts';
import { senses } from '../practice/senses.ts';

const unique = (texts: readonly string[]): string[] => [...new Set(texts)];
/** A conjunction in brackets, as in `(that) I write`, belongs to the meaning of the form. */
const withConjunction = (gloss: string) => gloss.replace(/^\(([^)]*)\)/u, '$1');
const meaningsOf = (gloss: string) => senses(withConjunction(gloss));

/**
 * Each form of a table once, with all of its meanings there. English often has one word for several forms, such as "you":
 * then the gloss says which row and column are meant, unless the author does.
 */
export function studyItemsOfForms({ id: group, title, columns, rows }: FormsSection) {
  const cells = rows.flatMap(({ label, cells: ofRow }) =>
    ofRow.map((cell, place) => ({ ...cell, row: label, column: columns[place] ?? '' })),
  );
  const forms = [...Map.groupBy(cells, ({ form }) => form)].flatMap(([form, of]) => {
    const [first] = of;
    if (!first) return [];
    // A form of the whole row needs no column.
    const place = [unique(of.map(({ row }) => row)), unique(of.map(({ column }) => column))]
      .filter((labels) => labels.length <= 2)
      .map((labels) => labels.join(' or '));
    const gloss = unique(of.map((cell) => cell.gloss)).join('; ');
    return [{ form, romanization: first.romanization, gloss, place: place.join(', ') }];
  });
  return forms.map(({ form, romanization, gloss, place }) => {
    const meanings = meaningsOf(gloss);
    const isAmbiguous = forms.some(
      (other) => other.form !== form && meaningsOf(other.gloss).some((meaning) => meanings.includes(meaning)),
    );
    const hasContext = withConjunction(gloss).includes('(');
    return {
      // A form that two tables have is one item.
      id: `form.${form}`,
      kind: 'form' as const,
      group,
      form,
      gloss: isAmbiguous && !hasContext ? `${gloss} (${place.toLowerCase()})` : gloss,
      romanization,
      clip: form,
      note: `${title}: ${place}`,
      ...(gloss.includes('he or she') && {
        acceptedGlosses: ['he', 'she', 'it'].map((subject) => gloss.replace('he or she', subject)),
      }),
    };
  });
}

/**
 * Whether the English leaves open which form is meant: "you" is one person or several, where the gloss does not say so.
 */
export const isOpenForm = ({ kind, gloss }: { readonly kind: string; readonly gloss: string }): boolean =>
  kind === 'form' && /\byou\b/u.test(gloss) && !withConjunction(gloss).includes('(');
