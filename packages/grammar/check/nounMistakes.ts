/** Finds entries of the noun lexicon that contradict themselves or each other. */
import { formOf } from '../src/morpheme.ts';
import { declineNoun } from '../src/noun/declension.ts';
import type { NounEntry, RegularEntry, StemClass } from '../src/noun/model.ts';
import { fullStem, isVowel } from '../src/noun/stems.ts';

/** Last letters of the lemmas of a class. */
const lastLetters: Readonly<Record<StemClass, string>> = {
  consonant: 'ი',
  truncating: 'ა',
  'half-truncating': 'ეო',
  full: 'აეოუ',
  i: 'ი',
};

/** The stems that a word can have before -ის: with its last vowel, or without it, or with ვ in place of ო. */
function possibleShortStems(entry: RegularEntry): readonly string[] {
  const full = fullStem(entry);
  const base = isVowel(full.at(-1)) ? full.slice(0, -1) : full;
  const index = Math.max(...['ა', 'ე', 'ო'].map((vowel) => base.lastIndexOf(vowel)));
  const [before, vowel, after] = [base.slice(0, index), base[index], base.slice(index + 1)];
  return [
    base,
    before + after,
    // ნიორი, ნივრის.
    ...(vowel === 'ო' ? [`${before}ვ${after}`] : []),
    // ამბავი, ამბის.
    ...(after === 'ვ' ? [before] : []),
    // დრო, დროის.
    ...(full.endsWith('ო') ? [full] : []),
  ];
}

function regularMistakes(entry: RegularEntry): readonly string[] {
  const { lemma, stemClass, shortStems, partOfSpeech, plural, isPossessive, source } = entry;
  const possible = possibleShortStems(entry);
  const canHavePlural = partOfSpeech !== 'place' && partOfSpeech !== 'first-name';
  return [
    ...(lastLetters[stemClass].includes(lemma.at(-1) ?? '-')
      ? []
      : [`the class '${stemClass}' does not fit the last letter`]),
    ...(shortStems ?? [])
      .filter((stem) => !possible.includes(stem))
      .map((stem) => `'${stem}' is not the stem without a vowel: ${possible.join(', ')}`),
    ...(shortStems && new Set(shortStems).size < shortStems.length ? ['a stem stands twice'] : []),
    ...(!canHavePlural && plural !== 'none' ? ['a place or a first name has no plural'] : []),
    ...(isPossessive && partOfSpeech !== 'pronoun' ? ['only pronouns are possessive'] : []),
    ...(source === '' ? ['the source is not given'] : []),
  ];
}

function formMistakes(entry: NounEntry): readonly string[] {
  return declineNoun(entry).flatMap(({ form, morphemes }) => [
    ...(/^[ა-ჰ]+(?:-[ა-ჰ]+)*$/u.test(form) ? [] : [`the form '${form}' has other letters`]),
    ...(formOf(morphemes) === form && morphemes.every(({ text }) => text !== '')
      ? []
      : [`the parts of '${form}' are not the form`]),
  ]);
}

/** What is wrong with the entries: `წყალი: …`. */
export function findNounMistakes(entries: readonly NounEntry[]): readonly string[] {
  const seen = new Set<string>();
  return entries.flatMap((entry) => {
    const key = `${entry.lemma} ${entry.partOfSpeech}`;
    const isRepeated = seen.has(key);
    seen.add(key);
    const mistakes = [
      ...(isRepeated && !('forms' in entry) ? [`there are two entries of this ${entry.partOfSpeech}`] : []),
      ...(/[ა-ჰ]/u.test(entry.gloss) ? ['the gloss is not English'] : []),
      ...('forms' in entry ? [] : regularMistakes(entry)),
      ...formMistakes(entry),
    ];
    return mistakes.map((mistake) => `${entry.lemma}: ${mistake}`);
  });
}
