/** Says in plain words how a learner's form of a noun differs from the right one. */
import { formOf } from '../morpheme.ts';
import { analyzeNoun, createNounAnalysis, type NounReading } from './analysis.ts';
import type { NounEntry, NounForm, NounNumber, RegularEntry } from './model.ts';
import { fullStem } from './stems.ts';

/** The right form, and how the given one differs; no differences: it is right. */
export interface NounExplanation {
  readonly expected: string;
  readonly differences: readonly string[];
}

const numberWords: Readonly<Record<NounNumber, string>> = {
  singular: 'singular',
  plural: 'plural',
  'older-plural': 'older plural',
};

const endingOf = ({ postposition }: Pick<NounForm, 'postposition'>) =>
  postposition === undefined ? 'no postposition' : `-${postposition}`;

function featureDifferences(given: NounReading, expected: NounForm): string[] {
  const number =
    given.number === expected.number
      ? []
      : [`${numberWords[given.number]} instead of ${numberWords[expected.number]}`];
  if (given.postposition !== expected.postposition)
    return [...number, `${endingOf(given)} instead of ${endingOf(expected)}`];
  if (given.case !== expected.case) return [...number, `${given.case} instead of ${expected.case}`];
  if (given.use !== expected.use)
    return [
      ...number,
      expected.use === 'before-noun'
        ? 'before a noun it has fewer endings'
        : 'the ending is missing, which it has without a noun',
    ];
  if (given.particle !== undefined) return [...number, `-${given.particle} is too much`];
  return number;
}

/** The vowel that drops before the ending: წყალი, წყლის. */
function droppedVowel(given: string, entry: RegularEntry, expected: NounForm): string | null {
  const stem = expected.morphemes[0]?.text ?? '';
  const full = fullStem(entry);
  if (stem === full) return null;
  const rest = formOf(expected.morphemes.slice(1));
  if (given !== full + rest) return null;
  const index = [...full].findIndex((letter, at) => letter !== stem[at]);
  return `the ${full.charAt(index)} of ${entry.lemma} drops here: ${stem}-`;
}

function morphemeDifference(given: string, entry: NounEntry, expected: NounForm): string | null {
  const { morphemes } = expected;
  for (const [at, { text, role }] of morphemes.entries())
    if (role !== 'root' && given === formOf(morphemes.filter((_, index) => index !== at)))
      return `-${text} is missing`;
  return 'forms' in entry ? null : droppedVowel(given, entry, expected);
}

/**
 * Explains a learner's form of a noun where another was expected. The nearest reading counts: a form of the same noun, else a
 * part too few or a vowel too many, else a form of another noun.
 */
export function explainNounForm(given: string, entry: NounEntry, expected: NounForm): NounExplanation {
  const explain = (...differences: string[]) => ({ expected: expected.form, differences });
  if (given === expected.form) return explain();
  const own = createNounAnalysis([entry])(given)
    .map((reading) => featureDifferences(reading, expected))
    .sort((one, other) => one.length - other.length);
  // Two forms with the same features are both right: სახლისთვის, სახლისათვის.
  if (own[0] !== undefined) return explain(...own[0]);
  const difference = morphemeDifference(given, entry, expected);
  if (difference !== null) return explain(difference);
  const [other] = analyzeNoun(given);
  return explain(
    other === undefined
      ? 'not a form of the right word'
      : `a form of ${other.entry.lemma} “${other.entry.gloss}”`,
  );
}
