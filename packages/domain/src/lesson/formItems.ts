/** The forms of grammar tables as study items. */
import type { Phrase } from './phrase.ts';
import type { StudyItem } from './studyItem.ts';
import { splitGloss } from '../text/gloss.ts';

interface Table {
  readonly id: string;
  readonly title: string;
  readonly columns: readonly string[];
  readonly rows: readonly { readonly label: string; readonly cells: readonly Phrase[] }[];
}

const unique = (texts: readonly string[]): string[] => [...new Set(texts)];
/** A conjunction in brackets, as in `(that) I write`, belongs to the meaning of the form. */
const withConjunction = (gloss: string) => gloss.replace(/^\(([^)]*)\)/u, '$1');
const meaningsOf = (gloss: string) => splitGloss(withConjunction(gloss));

/** Rows of which English has one past for both, or either: "I wrote", "I have written" (exercise/englishForms.ts). */
const pastRows = ['Aorist', 'Perfect'];

/** "It", which "he or she" does not name. */
const withIt = (gloss: string): string[] =>
  gloss.includes('he or she') ? [gloss.replace('he or she', 'it')] : [];

/**
 * Each form of a table once, with all of its meanings there. English often has one word for several forms, such as "you":
 * then the gloss says which row and column are meant, unless the author does.
 */
export function studyItemsOfForms({ id: group, title, columns, rows }: Table): readonly StudyItem[] {
  const cells = rows.flatMap(({ label, cells: ofRow }) =>
    ofRow.map((cell, index) => ({ ...cell, row: label, column: columns[index] ?? '' })),
  );
  /** Aorist for perfect, and the other way round. */
  const otherPasts = (of: typeof cells) =>
    of.flatMap(({ row, column }) =>
      pastRows.includes(row)
        ? cells.filter((cell) => cell.column === column && cell.row !== row && pastRows.includes(cell.row))
        : [],
    );
  const forms = [...Map.groupBy(cells, ({ form }) => form)].flatMap(([form, of]) => {
    const [first] = of;
    if (!first) return [];
    // A form of the whole row needs no column.
    const labels = [unique(of.map(({ row }) => row)), unique(of.map(({ column }) => column))]
      .filter((names) => names.length <= 2)
      .map((names) => names.join(' or '));
    const gloss = unique(of.map((cell) => cell.gloss)).join('; ');
    return [
      {
        form,
        romanization: first.romanization,
        gloss,
        labels: labels.join(', '),
        others: otherPasts(of),
      },
    ];
  });
  return forms.map(({ form, romanization, gloss, labels, others }) => {
    const meanings = meaningsOf(gloss);
    const isAmbiguous = forms.some(
      (other) => other.form !== form && meaningsOf(other.gloss).some((meaning) => meanings.includes(meaning)),
    );
    const accepted = withIt(gloss);
    const hasContext = withConjunction(gloss).includes('(');
    return {
      // A form that two tables have is one item.
      id: `form.${form}`,
      kind: 'form',
      group,
      form,
      gloss: isAmbiguous && !hasContext ? `${gloss} (${labels.toLowerCase()})` : gloss,
      romanization,
      clip: form,
      note: `${title}: ${labels}`,
      ...(others.length > 0 && { acceptedForms: others.map((other) => other.form) }),
      ...(accepted.length > 0 && { acceptedGlosses: accepted }),
    };
  });
}

/**
 * Whether the English leaves open which form is meant: "you" is one person or several, where the gloss does not say so.
 */
export const isOpenForm = ({ kind, gloss }: { readonly kind: string; readonly gloss: string }): boolean =>
  kind === 'form' && /\byou\b/u.test(gloss) && !withConjunction(gloss).includes('(');
