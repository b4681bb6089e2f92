/** The stems of an entry: what its endings are added to. */
import type { Morpheme } from '../morpheme.ts';
import type { RegularEntry, StemClass } from './model.ts';

/** Whether a letter, if there is one, is a vowel. */
export const isVowel = (letter: string | undefined): boolean =>
  letter !== undefined && 'აეიოუ'.includes(letter);

/** The class that the dictionary form shows, unless the lexicon names another. */
export function usualStemClass(lemma: string): StemClass | null {
  if (lemma.endsWith('ი')) return isVowel(lemma.at(-2)) ? 'i' : 'consonant';
  if (lemma.endsWith('ა')) return 'truncating';
  if (lemma.endsWith('ე')) return 'half-truncating';
  return lemma.endsWith('ო') || lemma.endsWith('უ') ? 'full' : null;
}

/** Stems of one number. The variants of a stem are in order, the usual one first. */
export interface Stems {
  readonly stemClass: StemClass;
  /** Before the endings of nominative, ergative, dative, vocative. */
  readonly full: readonly Morpheme[];
  /** Before -ის and -ით; empty where it is not certain, or where the full stem takes -ს and -თი. */
  readonly short: readonly (readonly Morpheme[])[];
  /** Before -ად or -დ; empty where it is not certain. */
  readonly adverbial: readonly (readonly Morpheme[])[];
  /** Whether the full stem has one vowel (და, მზე). */
  readonly isMonosyllabic: boolean;
}

const root = (text: string): readonly Morpheme[] => [{ text, role: 'root' }];

/** The dictionary form without the ending of the nominative. */
export const fullStem = ({ lemma, stemClass }: RegularEntry): string =>
  stemClass === 'consonant' ? lemma.slice(0, -1) : lemma;

/** Texts of the stems before -ის and -ით; none where the stem keeps its vowel before -ს and -თი instead. */
function shortTexts(entry: RegularEntry): readonly string[] {
  const { shortStems, stemClass } = entry;
  if (shortStems === null) return [];
  if (shortStems.length > 0) return shortStems;
  const full = fullStem(entry);
  if (stemClass === 'consonant') return [full];
  return stemClass === 'full' || stemClass === 'i' ? [] : [full.slice(0, -1)];
}

/** Stems of the singular. */
export function singularStems(entry: RegularEntry): Stems {
  const full = fullStem(entry);
  const short = shortTexts(entry).map(root);
  const hasDropped = entry.shortStems === null || entry.shortStems.length > 0;
  return {
    stemClass: entry.stemClass,
    full: root(full),
    short,
    // ქვეყნად, but დედად and მზედ: a vowel at the end drops only before another vowel.
    adverbial:
      entry.stemClass === 'consonant' || (hasDropped && entry.stemClass === 'truncating')
        ? short
        : [root(full)],
    isMonosyllabic: [...full].filter((letter) => isVowel(letter)).length === 1,
  };
}

/** Texts of the stems before -ებ-. */
function pluralTexts(entry: RegularEntry): readonly string[] {
  const hasNoShortStem = entry.shortStems?.length === 0;
  const dropsVowel = entry.stemClass === 'consonant' || entry.stemClass === 'truncating';
  return hasNoShortStem && !dropsVowel ? [fullStem(entry)] : shortTexts(entry);
}

/** Stems of the plurals in -ებ-. */
export const pluralStems = (entry: RegularEntry): readonly Stems[] =>
  pluralTexts(entry).map((base) => {
    const stem: readonly Morpheme[] = [...root(base), { text: 'ებ', role: 'plural' }];
    return {
      stemClass: 'consonant' as const,
      full: stem,
      short: [stem],
      adverbial: [stem],
      isMonosyllabic: false,
    };
  });

/** All texts that forms of the entry begin with: its roots. */
export const rootTexts = (entry: RegularEntry): readonly string[] => [
  ...new Set([fullStem(entry), ...shortTexts(entry)]),
];
