/** Wrong options of generated questions. */
import { romanize } from '../georgian/romanize.ts';
import { seedOf, shuffle } from '../random/shuffle.ts';
import { senses } from './senses.ts';

/** What questions ask for: a word, number, phrase or letter. */
export interface PracticeEntry {
  readonly id: string;
  readonly form: string;
  /** Its meaning; empty for a letter, which has none. */
  readonly gloss: string;
  /** The section of the lesson that lists it. */
  readonly group: string;
  readonly nearSynonyms?: readonly string[];
}

/** Number of wrong options of a question with four options (CONT-08). */
const distractorCount = 3;

const wordsOf = (sense: string): string[] => sense.split(' ');
/** Whether all words of one sense are in the other, as those of `blue` in `light blue`. */
const isPartOf = (one: string, other: string): boolean =>
  wordsOf(one).every((word) => wordsOf(other).includes(word));
const haveCommonSense = (one: string, other: string): boolean =>
  senses(one).some((sense) =>
    senses(other).some((otherSense) => isPartOf(sense, otherSense) || isPartOf(otherSense, sense)),
  );

/** A beginner tells words apart whose plain romanizations differ; of letters, the marked ones do. */
const spellingOf = ({ form, gloss }: PracticeEntry) => romanize(form, gloss === '' ? 'marked' : 'plain');

/** Whether a question about one of them could be answered with the other: alike in spelling or meaning. */
const isAlsoCorrect = (asked: PracticeEntry, other: PracticeEntry): boolean =>
  spellingOf(asked) === spellingOf(other) ||
  haveCommonSense(asked.gloss, other.gloss) ||
  asked.nearSynonyms?.includes(other.id) === true ||
  other.nearSynonyms?.includes(asked.id) === true;

/**
 * The texts of other entries as wrong options for a question about an entry: preferably of the same section and of
 * similar length, in an order that `id`, the id of the question, determines. Null if there are too few.
 */
export function chooseDistractors<Entry extends PracticeEntry>(
  id: string,
  asked: Entry,
  entries: readonly Entry[],
  textOf: (entry: Entry) => string,
  lookAlikes: readonly string[] = [],
): string[] | null {
  const answer = textOf(asked);
  const distance = (other: Entry) =>
    Math.abs(textOf(other).length - answer.length) +
    (other.group === asked.group ? 0 : 1000) -
    (lookAlikes.includes(other.form) ? 100 : 0);
  const candidates = entries.filter((other) => !isAlsoCorrect(asked, other));
  const texts = shuffle(candidates, seedOf(id))
    .toSorted((one, other) => distance(one) - distance(other))
    .map(textOf);
  const distractors = [...new Set(texts)].filter((text) => text !== answer).slice(0, distractorCount);
  // The order in which options are shown is random; sorted, a lesson body compresses better.
  return distractors.length < distractorCount ? null : distractors.toSorted();
}
