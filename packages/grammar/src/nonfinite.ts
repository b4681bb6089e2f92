/** Verbal nouns and participles as entries of nouns, so that their cases are found. */
import type { NounEntry, RegularEntry } from './noun/model.ts';
import { nounEntries } from './noun/entries.ts';
import { usualStemClass } from './noun/stems.ts';
import { type Nonfinite, nonfiniteForms } from './verb/analysis.ts';
import type { Verb } from './verb/features.ts';
import { verbs } from './verb/lexicon.ts';

/** A verb of which a word is the verbal noun or a participle. */
export interface NonfiniteUse {
  readonly verb: Verb;
  readonly nonfinite: Nonfinite;
}

/**
 * Stems of a participle in which a vowel drops; null where it is not certain. It drops in -ებელი and -ობელი (გასაკეთებელი,
 * -ებლის), not after a sonorant or დ (მყიდველი, გადამხდელი), nor in -ული, -ილი, -ავი, nor where it is in the root (დასამალი).
 */
function participleStems(lemma: string): readonly string[] | null {
  if (/[ეო]ბელი$/u.test(lemma)) return [`${lemma.slice(0, -3)}ლ`];
  if (/[ვნმლრდ]ელი$|(?:ყვან|ტან|ბან|მალ)ი$/u.test(lemma)) return [];
  return /(?:ელ|ალ|არ|ან|ამ)ი$/u.test(lemma) ? null : [];
}

type Known = ReadonlyMap<string, NounEntry>;

function toEntry(lemma: string, { nonfinite, verb }: NonfiniteUse, nouns: Known): RegularEntry | null {
  const stemClass = usualStemClass(lemma);
  if (stemClass === null) return null;
  const isNoun = nonfinite === 'verbal-noun';
  const noun = nouns.get(lemma);
  const known = noun === undefined || 'forms' in noun ? null : noun;
  return {
    lemma,
    partOfSpeech: isNoun ? 'noun' : 'adjective',
    gloss: verb.gloss,
    stemClass: known?.stemClass ?? stemClass,
    isModifier: !isNoun,
    isPossessive: false,
    shortStems: known ? known.shortStems : isNoun ? [] : participleStems(lemma),
    plural: isNoun ? 'rare' : 'usual',
    source: 'the lexicon of verbs',
  };
}

/** All verbal nouns and participles of the lexicon, each with the verbs that it is of. */
export function nonfiniteEntries(): ReadonlyMap<RegularEntry, readonly NonfiniteUse[]> {
  const usesByLemma = new Map<string, NonfiniteUse[]>();
  for (const verb of verbs)
    for (const [nonfinite, lemma] of nonfiniteForms(verb)) {
      // A word that is both, such as გაჭირვება, has entries of its own for each.
      const key = `${nonfinite === 'verbal-noun' ? 'noun' : 'participle'} ${lemma}`;
      usesByLemma.set(key, [...(usesByLemma.get(key) ?? []), { verb, nonfinite }]);
    }
  const nouns: Known = new Map(nounEntries().map((entry) => [entry.lemma, entry]));
  return new Map(
    [...usesByLemma].flatMap(([key, uses]): [RegularEntry, NonfiniteUse[]][] => {
      const [first] = uses;
      const entry = first && toEntry(key.split(' ')[1] ?? '', first, nouns);
      return entry ? [[entry, uses]] : [];
    }),
  );
}
