/** Wrong options of generated questions. */
import { foldAnswer } from '../georgian/answer.ts';
import { romanize } from '../georgian/romanize.ts';
import type { AcceptedAnswers } from '../lesson/phrase.ts';
import { seedOf, shuffle } from '../random/shuffle.ts';
import { splitGloss } from '../text/gloss.ts';

/** What questions ask for: a word, number, phrase or letter. */
export interface PracticeEntry extends AcceptedAnswers {
  readonly id: string;
  readonly form: string;
  /** Its meaning; empty for a letter, which has none. */
  readonly gloss: string;
  /** The section of the lesson that lists it. */
  readonly group: string;
  readonly nearSynonyms?: readonly string[];
  /** Name of the picture that shows it without doubt. */
  readonly image?: string;
}

/** Number of wrong options of a question with four options (CONT-08). */
const distractorCount = 3;

/** What entries are compared by. */
interface Comparable {
  /** A beginner tells words apart whose plain romanizations differ; of letters, the marked ones do. */
  readonly spelling: string;
  /** The words of each sense. */
  readonly senses: readonly (readonly string[])[];
  readonly form: string;
  readonly acceptedForms: ReadonlySet<string>;
  readonly shape: string;
}
const comparables = new WeakMap<PracticeEntry, Comparable>();
/** The mark at the end of a sentence; empty if there is none. */
export const endMarkOf = (text: string): string => /[.?!…]$/u.exec(text)?.[0] ?? '';

/** Cached, because each question compares its entry with all others. */
function comparableOf(entry: PracticeEntry): Comparable {
  const known = comparables.get(entry);
  if (known) return known;
  const made = {
    spelling: romanize(entry.form, entry.gloss === '' ? 'marked' : 'plain'),
    senses: [entry.gloss, ...(entry.acceptedGlosses ?? [])]
      .flatMap(splitGloss)
      .map((sense) => sense.split(' ')),
    form: foldAnswer(entry.form),
    acceptedForms: new Set(entry.acceptedForms?.map(foldAnswer)),
    shape: `${endMarkOf(entry.form)} ${endMarkOf(entry.gloss)} ${entry.gloss.startsWith('to ') ? 'to' : ''}`,
  };
  comparables.set(entry, made);
  return made;
}

/** What distinguishes options at a glance: the mark at the end of a sentence, and "to" before a verb. */
export const shapeOf = (entry: PracticeEntry): string => comparableOf(entry).shape;

/** Whether all words of one sense are in the other, as those of `blue` in `light blue`. */
const isPartOf = (one: readonly string[], other: readonly string[]): boolean =>
  one.every((word) => other.includes(word));
const haveCommonSense = (one: Comparable, other: Comparable): boolean =>
  one.senses.some((sense) =>
    other.senses.some((otherSense) => isPartOf(sense, otherSense) || isPartOf(otherSense, sense)),
  );

/** Whether a question about one of them could be answered with the other: alike in spelling or meaning. */
export function isAlsoCorrect(asked: PracticeEntry, other: PracticeEntry): boolean {
  const [one, another] = [comparableOf(asked), comparableOf(other)];
  return (
    one.spelling === another.spelling ||
    haveCommonSense(one, another) ||
    one.acceptedForms.has(another.form) ||
    another.acceptedForms.has(one.form) ||
    asked.nearSynonyms?.includes(other.id) === true ||
    other.nearSynonyms?.includes(asked.id) === true
  );
}

/**
 * The texts of other entries as wrong options for a question about an entry: preferably such as look alike (`shapeOf`), of
 * the same section and of similar length, in an order that `id`, the id of the question, determines. Null if there are too few.
 */
export function chooseDistractors<Entry extends PracticeEntry>(
  id: string,
  asked: Entry,
  entries: readonly Entry[],
  textOf: (entry: Entry) => string,
  lookAlikes: readonly string[] = [],
): string[] | null {
  const answer = textOf(asked);
  const shape = shapeOf(asked);
  const distance = (other: Entry) =>
    Math.abs(textOf(other).length - answer.length) +
    (shapeOf(other) === shape ? 0 : 10_000) +
    (other.group === asked.group ? 0 : 1000) -
    (lookAlikes.includes(other.form) ? 100 : 0);
  const candidates = entries.filter((other) => !isAlsoCorrect(asked, other));
  const texts = shuffle(candidates, seedOf(id))
    .map((other) => ({ text: textOf(other), distance: distance(other) }))
    .toSorted((one, other) => one.distance - other.distance)
    .map(({ text }) => text);
  const distractors = [...new Set(texts)].slice(0, distractorCount);
  // The order in which options are shown is random; sorted, a lesson body compresses better.
  return distractors.length < distractorCount ? null : distractors.toSorted();
}
