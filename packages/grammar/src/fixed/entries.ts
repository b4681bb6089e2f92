/** The words that do not change: adverbs, conjunctions, postpositions that are words, particles, interjections. */
import type { Morpheme, MorphemeRole } from '../morpheme.ts';
import { fixedRows } from './lexicon.ts';

export const fixedParts = [
  'adverb',
  'conjunction',
  'postposition',
  'particle',
  'interjection',
  /** A verb that only a fixed phrase has. */
  'verb',
  'letter',
] as const;
export type FixedPart = (typeof fixedParts)[number];

export interface FixedEntry {
  readonly form: string;
  readonly lemma: string;
  readonly partOfSpeech: FixedPart;
  readonly gloss: string;
  readonly morphemes: readonly Morpheme[];
  /** Where the word is from. */
  readonly source: string;
}

const roleOf = (index: number, count: number): MorphemeRole =>
  index === 0 ? 'root' : index === count - 1 && count > 2 ? 'postposition' : 'case';

function readRow(row: string): FixedEntry {
  const [notation = '', part = '', gloss = '', lemma = '', source = ''] = row.split('\t');
  const partOfSpeech = fixedParts.find((each) => each === part);
  if (partOfSpeech === undefined || gloss === '')
    throw new Error(`'${row}' has no part of speech or no gloss`);
  const texts = notation.split('/');
  const form = texts.join('');
  const morphemes = texts.map((text, index) => ({ text, role: roleOf(index, texts.length) }));
  return { form, lemma: lemma || form, partOfSpeech, gloss, morphemes, source: source || 'course' };
}

/** Stems of the numerals that -ჯერ "times" follows. "Once" is ერთხელ. */
const countedStems =
  'ორ 2,სამ 3,ოთხ 4,ხუთ 5,ექვს 6,შვიდ 7,რვა 8,ცხრა 9,ათ 10,თერთმეტ 11,თორმეტ 12,ცამეტ 13,თოთხმეტ 14,თხუთმეტ 15,თექვსმეტ 16,ჩვიდმეტ 17,თვრამეტ 18,ცხრამეტ 19,ოც 20,ორმოც 40,სამოც 60,ოთხმოც 80,ას 100,ათას 1000';

const countingAdverbs = (): FixedEntry[] =>
  countedStems.split(',').map((text) => {
    const [stem = '', value = ''] = text.split(' ');
    return {
      form: `${stem}ჯერ`,
      lemma: stem.endsWith('ა') ? stem : `${stem}ი`,
      partOfSpeech: 'adverb',
      gloss: value === '2' ? 'twice' : `${value} times`,
      morphemes: [
        { text: stem, role: 'root' },
        { text: 'ჯერ', role: 'particle' },
      ],
      source: 'a numeral and -ჯერ',
    };
  });

/** @throws Error if a row has no gloss or an unknown part of speech. */
export const parseFixedRows = (rows: string): FixedEntry[] => rows.trim().split('\n').map(readRow);

let byForm: ReadonlyMap<string, readonly FixedEntry[]> | undefined;

function indexEntries(): ReadonlyMap<string, readonly FixedEntry[]> {
  const index = new Map<string, FixedEntry[]>();
  for (const entry of [...parseFixedRows(fixedRows), ...countingAdverbs()])
    index.set(entry.form, [...(index.get(entry.form) ?? []), entry]);
  return index;
}

/** The entries of the lexicon with their counting adverbs. Read at the first call. */
export function fixedEntries(): readonly FixedEntry[] {
  byForm ??= indexEntries();
  return [...byForm.values()].flat();
}

/** The words that do not change and have this form; a letter has an entry of its own. */
export function findFixed(form: string): readonly FixedEntry[] {
  byForm ??= indexEntries();
  const words = byForm.get(form) ?? [];
  if (!/^[ა-ჰ]$/u.test(form)) return words;
  const letter: FixedEntry = {
    form,
    lemma: form,
    partOfSpeech: 'letter',
    gloss: `the letter ${form}`,
    morphemes: [{ text: form, role: 'root' }],
    source: 'the alphabet',
  };
  return [...words, letter];
}
