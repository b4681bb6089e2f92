/** Which letters a learner takes for each other, found in wrong answers. */
import { acceptedAnswers, type ExerciseItem, type ExerciseResponse, isTyped } from '../exercise/kinds.ts';
import { letterHint } from '../georgian/answer.ts';
import { ejectivePairs, isGeorgianLetter, mkhedruli } from '../georgian/letters.ts';
import { foldLatin } from '../georgian/romanize.ts';
import type { StudyItem } from '../lesson/studyItem.ts';

export type LetterPair = readonly [string, string];

/** How often two letters were taken for each other; 0: a pair that many learners mix up. */
export interface Confusion {
  readonly letters: LetterPair;
  readonly times: number;
}

const maxPairs = 6;
/** Other letters than those that look or sound alike may differ by a slip of the finger. */
const minTimesOfOthers = 2;
/** What most learners mix up, by shape or by sound. */
const commonPairs: readonly LetterPair[] = [
  ['ვ', 'კ'],
  ['კ', 'ქ'],
  ['მ', 'ძ'],
  ['წ', 'ც'],
  ['ბ', 'ზ'],
  ['ჭ', 'ჩ'],
];

const isSame = (pair: LetterPair, one: string, other: string) => pair.includes(one) && pair.includes(other);

/** Two letters in one order, so that a pair is counted once: an ejective first, else alphabetical. */
const pairOf = (one: string, other: string): LetterPair =>
  [...ejectivePairs, ...commonPairs].find((pair) => isSame(pair, one, other)) ??
  (one < other ? [one, other] : [other, one]);

/** The letter that a text is, or whose romanization it is. */
const letterOf = (text: string): string | undefined =>
  isGeorgianLetter(text) ? text : mkhedruli.find(([, latin]) => latin === foldLatin(text))?.[0];

/** The letters of a typed word that is one letter off. */
function typedPair(typed: string, answers: readonly string[]): LetterPair | null {
  for (const answer of answers) {
    const hint = letterHint(typed, answer);
    if (hint && isGeorgianLetter(hint.given) && isGeorgianLetter(hint.expected))
      return pairOf(hint.given, hint.expected);
  }
  return null;
}

/**
 * The two letters that a wrong answer took for each other: chosen as a letter, its romanization, or a word that differs
 * in the letters that are to be distinguished; or typed in place of the right one. Null if it shows no such letters.
 */
export function confusionOf(item: ExerciseItem, response: ExerciseResponse): LetterPair | null {
  if (typeof response !== 'string') return null;
  const answers = acceptedAnswers(item);
  if (isTyped(item) || item.contrast !== undefined) return typedPair(response, answers);
  const [answer = ''] = answers;
  const isAboutLetter = isGeorgianLetter(answer) || isGeorgianLetter(item.display ?? '');
  const [right, given] = [letterOf(answer), letterOf(response)];
  return isAboutLetter && right !== undefined && given !== undefined && right !== given
    ? pairOf(right, given)
    : null;
}

/** Whether two letters are alike by shape or by sound, as the course says. */
const areAlike = (letters: readonly StudyItem[], [one, other]: LetterPair): boolean =>
  ejectivePairs.some((pair) => isSame(pair, one, other)) ||
  letters.some(({ form, lookAlikes = [] }) => form === one && lookAlikes.includes(other));

/**
 * The pairs that a learner mixes up most often, at most 6; then pairs that many learners mix up. `letters` are those of
 * the course.
 */
export function frequentConfusions(pairs: readonly LetterPair[], letters: readonly StudyItem[]): Confusion[] {
  const own = [...Map.groupBy(pairs, (pair) => pair.join('/')).values()].flatMap((same): Confusion[] => {
    const [pair] = same;
    const times = same.length;
    return pair && (times >= minTimesOfOthers || areAlike(letters, pair)) ? [{ letters: pair, times }] : [];
  });
  const common = commonPairs
    .filter(([one, other]) => !own.some((known) => isSame(known.letters, one, other)))
    .map((pair) => ({ letters: pair, times: 0 }));
  return [...own.toSorted((one, other) => other.times - one.times), ...common].slice(0, maxPairs);
}
