import { describe, expect, it } from 'vitest';
import { declineNoun } from '../src/noun/declension.ts';
import { nounEntries } from '../src/noun/entries.ts';
import type { GrammaticalCase, NounForm, NounNumber } from '../src/noun/model.ts';
import { readDifferences, readReference } from './reference.ts';

const reference = readReference('forms-unimorph.tsv');
const listed = readDifferences('nounDifferences.tsv');

const cases = new Map<string, GrammaticalCase>([
  ['NOM', 'nominative'],
  ['ERG', 'ergative'],
  ['DAT', 'dative'],
  ['GEN', 'genitive'],
  ['INS', 'instrumental'],
  ['ADV', 'adverbial'],
  ['VOC', 'vocative'],
]);

/** The numbers that a cell can be of: the edition of 2016 has no mark for the older plural. */
function numbersOf(features: readonly string[], editions: string): readonly NounNumber[] {
  if (features.includes('ARCH')) return ['older-plural'];
  if (!features.includes('PL')) return ['singular'];
  return editions.includes('2016') ? ['plural', 'older-plural'] : ['plural'];
}

function readCells(rows: readonly string[][]) {
  const formsByLemma = new Map<string, NounForm[]>();
  for (const entry of nounEntries())
    formsByLemma.set(entry.lemma, [...(formsByLemma.get(entry.lemma) ?? []), ...declineNoun(entry)]);
  return rows.flatMap(([form = '', lemma = '', text = '', editions = '']) => {
    const features = text.split(';');
    const [part = '', caseName = ''] = features;
    const forms = formsByLemma.get(lemma);
    if (!forms || (part !== 'N' && part !== 'ADJ')) return [];
    const numbers = numbersOf(features, editions);
    // An adjective without a number is one before a noun.
    const isModifier = part === 'ADJ' && features.length === 2;
    const ours = forms.filter(
      (candidate) =>
        candidate.case === cases.get(caseName) &&
        candidate.postposition === undefined &&
        numbers.includes(candidate.number) &&
        (candidate.use === 'before-noun') === isModifier,
    );
    return [{ form, lemma, features: text, ours: ours.map((candidate) => candidate.form) }];
  });
}

describe('noun and adjective cells of UniMorph', () => {
  it.skipIf(reference === null)('equal ours, or a reason is listed in nounDifferences.tsv', () => {
    const cells = readCells(reference ?? []);
    const different = cells.filter(({ form, ours }) => !ours.includes(form));
    const found = different.map(
      ({ form, lemma, features, ours }) => `${form} ${lemma} ${features}: ours ${ours.join(', ')}`,
    );
    const expected = listed.map(
      ([form = '', lemma = '', features = '', ours = '']) => `${form} ${lemma} ${features}: ours ${ours}`,
    );
    console.info(
      `UniMorph, nouns and adjectives: ${cells.length - different.length} of ${cells.length} cells of ` +
        `${new Set(cells.map(({ lemma }) => lemma)).size} lemmas equal`,
    );
    expect(found.toSorted()).toEqual(expected.toSorted());
    expect(1 - different.length / cells.length).toBeGreaterThanOrEqual(0.995);
  });

  it('have a verdict and a reason for each difference', () => {
    const incomplete = listed.filter(
      ([, , , , right = '', reason = '']) =>
        !['ours', 'theirs', 'both', 'uncertain'].includes(right) || reason === '',
    );
    expect(incomplete).toEqual([]);
  });
});
