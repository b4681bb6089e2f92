/** Compares the engine with the verb cells of the external reference. */
import { formOf } from '../src/morpheme.ts';
import { type Person, persons, type Verb, type VerbForm } from '../src/verb/features.ts';
import { verbs } from '../src/verb/lexicon.ts';
import { conjugate } from '../src/verb/paradigm.ts';

export interface Cell {
  readonly lemma: string;
  readonly features: string;
  readonly form: string;
}

/** The verb cells; a lemma is a third person singular of present or future. */
export const verbCells = (rows: readonly string[][]): Cell[] =>
  rows
    .map(([form = '', lemma = '', features = '']) => ({ form, lemma, features }))
    .filter(({ features }) => features.startsWith('V;') && features !== 'V;masdar');

const personOf = (mark: string): Person | null =>
  persons.find((person) => person === mark.toLowerCase()) ?? null;
const isThird = (person: Person | null) => person === null || person === '3sg' || person === '3pl';

interface Conjugated {
  readonly verb: Verb;
  readonly forms: readonly VerbForm[];
}

/** Verbs by the third persons singular of present and future. */
export function verbsByLemma(): Map<string, Conjugated[]> {
  const byLemma = new Map<string, Conjugated[]>();
  for (const verb of verbs) {
    const forms = conjugate(verb);
    const lemmas = forms
      .filter(
        ({ screeve, subject, object }) =>
          (screeve === 'present' || screeve === 'future') && subject === '3sg' && isThird(object),
      )
      .map(({ morphemes }) => formOf(morphemes));
    for (const lemma of new Set(lemmas)) byLemma.set(lemma, [...(byLemma.get(lemma) ?? []), { verb, forms }]);
  }
  return byLemma;
}

/** The forms of the engine for a cell. A cell without an object means a third person, or none. */
function formsOfCell({ forms }: Conjugated, features: string): string[] {
  const [, screeve = '', ...marks] = features.split(';');
  const subject = personOf((marks.find((mark) => mark.startsWith('S')) ?? '').slice(1));
  const object = personOf((marks.find((mark) => mark.startsWith('O')) ?? '').slice(1));
  const found = forms.filter(
    (form) =>
      form.screeve === screeve &&
      form.subject === subject &&
      (form.object === object || (isThird(object) && isThird(form.object))),
  );
  return [...new Set(found.map(({ morphemes }) => formOf(morphemes)))];
}

/** A cell in which engine and reference differ. */
export interface Difference extends Cell {
  readonly engine: readonly string[];
}

export interface Comparison {
  readonly cells: number;
  readonly differences: readonly Difference[];
}

/** Compares the cells whose lemma is a verb of the lexicon. Several verbs may share a lemma, with different preverbs. */
export function compareCells(cells: readonly Cell[]): Comparison {
  const byLemma = verbsByLemma();
  const compared = cells.flatMap((cell) => {
    const conjugated = byLemma.get(cell.lemma);
    return conjugated === undefined
      ? []
      : [{ ...cell, engine: conjugated.flatMap((each) => formsOfCell(each, cell.features)) }];
  });
  const differences = compared.filter(({ form, engine }) => !engine.includes(form));
  return { cells: compared.length, differences };
}
