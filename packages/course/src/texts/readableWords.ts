/**
 * Which words of a text a learner can read: a word is known if the learner knows an item with the same dictionary form, as
 * the grammar engine analyzes both.
 */
import { tokenizeText } from '@ena/domain/georgian/tokenizeText';
import type { StudyItem } from '@ena/domain/lesson/studyItem';
import { analyze, type Reading } from '@ena/grammar/analyze';

const wordsIn = (text: string): readonly string[] =>
  tokenizeText(text).flatMap(([, word]) => (word === '' ? [] : [word]));

/** Names are read by their letters: they need not be taught. */
const isName = (reading: Reading): boolean =>
  reading.kind === 'noun' && ['first-name', 'surname', 'place'].includes(reading.entry.partOfSpeech);

export interface RunningWord {
  readonly form: string;
  /** The dictionary forms that it can be a form of; none: the engine does not know it. */
  readonly lemmas: readonly string[];
  readonly isName: boolean;
}

/** The words of a text, in order, each as often as it occurs. */
export const runningWordsOf = (text: string): readonly RunningWord[] =>
  wordsIn(text).map((form) => {
    const readings = analyze(form);
    return { form, lemmas: [...new Set(readings.map(({ lemma }) => lemma))], isName: readings.some(isName) };
  });

/** Items of these kinds are no words. */
const withoutWords: readonly StudyItem['kind'][] = ['letter', 'skill'];

/**
 * The dictionary forms that an item teaches, a list for each of its words: one, unless the word is an inflected form that can
 * be of several words.
 */
export const lemmasOfItem = ({
  kind,
  form,
}: Pick<StudyItem, 'kind' | 'form'>): readonly (readonly string[])[] =>
  withoutWords.includes(kind)
    ? []
    : runningWordsOf(form).map((word) => (word.lemmas.includes(word.form) ? [word.form] : word.lemmas));

/** The share of running words that are known, from 0 to 1, by the dictionary forms that a learner knows. */
export function knownShare(words: readonly RunningWord[], known: ReadonlySet<string>): number {
  const readable = words.filter((word) => word.isName || word.lemmas.some((lemma) => known.has(lemma)));
  return words.length === 0 ? 1 : readable.length / words.length;
}
