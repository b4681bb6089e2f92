import { removeInvisible } from '../text/invisible.ts';
import { ejectivePairs } from './letters.ts';
import { romanize } from './romanize.ts';

/** Punctuation and quotation marks are ignored; ʼ is listed because Unicode classifies it as a letter. */
const punctuation = /[\p{P}\p{S}ʼ]/gu;
const bracketed = /\s*\([^()]*\)/gu;

/** An answer without the romanizations in brackets. */
export const removeBracketed = (answer: string): string => answer.replace(bracketed, '');

/** Stress accents, which dictionaries write on Georgian letters; marks of other scripts stay. */
const stressMarks = /(?<=\p{Script=Georgian}\p{M}*)\p{M}/gu;

/** A text without invisible characters, and without stress accents on Georgian letters; NFC. */
export const removeStressMarks = (text: string): string =>
  removeInvisible(text.normalize('NFC')).replace(stressMarks, '');

/**
 * Normalizes a typed answer for comparison: NFC, lower case (Mtavruli become Mkhedruli), without invisible
 * characters, stress accents and punctuation, single spaces, trimmed.
 */
export const foldAnswer = (text: string): string =>
  removeStressMarks(text).toLowerCase().replace(punctuation, '').replace(/\s+/gu, ' ').trim();

/** Removes romanizations in brackets after the words or at the end, if they are the right ones (EX-47). */
function removeRomanization(typed: string): string {
  const georgian = removeBracketed(typed);
  const latin = (typed.match(bracketed) ?? []).join(' ');
  return foldAnswer(latin) === foldAnswer(romanize(georgian)) ? georgian : typed;
}

/**
 * True when a typed answer is one of the accepted ones, with or without its romanization in brackets
 * (decision D31), or several of them with separators.
 */
export function isAccepted(typed: string, accepted: readonly string[]): boolean {
  const isOne = (text: string) => {
    const given = foldAnswer(removeRomanization(text));
    return (
      given !== '' &&
      accepted.some((answer) => given === foldAnswer(answer) || given === foldAnswer(removeBracketed(answer)))
    );
  };
  if (isOne(typed)) return true;
  const parts = typed.split(/[;,/]/u).filter((part) => foldAnswer(part) !== '');
  return parts.length > 1 && parts.every(isOne);
}

const isMixUp = (given: string, expected: string) =>
  ejectivePairs.some(
    ([ejective, aspirate]) =>
      (given === ejective && expected === aspirate) || (given === aspirate && expected === ejective),
  );

/** Which letter is wrong when a typed answer is one letter off (decision D31). */
export interface LetterHint {
  readonly given: string;
  readonly expected: string;
  /** One of კ/ქ, ტ/თ, პ/ფ, წ/ც, ჭ/ჩ typed for the other. */
  readonly ejectiveMixUp: boolean;
  /** The right word, in an answer of several. */
  readonly word?: string;
}

/**
 * The letter in which a wrong answer differs from the expected one (decision D31): of the first wrong word, if
 * each wrong word is one letter off; undefined when they differ in more, or in a space. A missing letter has
 * `given` '', a superfluous one `expected` ''.
 */
export function letterHint(typed: string, expected: string): LetterHint | undefined {
  const given = foldAnswer(removeRomanization(typed)).split(' ');
  const right = foldAnswer(removeBracketed(expected)).split(' ');
  if (given.length !== right.length) return undefined;
  const wrong = right.flatMap((word, index) => {
    const own = given[index] ?? '';
    return own === word ? [] : [{ word, hint: wordHint(own, word) }];
  });
  const [first] = wrong;
  if (!first?.hint || wrong.some(({ hint }) => hint === undefined)) return undefined;
  return right.length === 1 ? first.hint : { ...first.hint, word: first.word };
}

/** The letter in which two unequal words differ; undefined when they differ in more. */
function wordHint(typed: string, expected: string): LetterHint | undefined {
  const given = [...typed];
  const right = [...expected];
  if (given.length === 0) return undefined;
  let start = 0;
  while (start < given.length && given[start] === right[start]) start++;
  let end = 0;
  while (
    end < given.length - start &&
    end < right.length - start &&
    given[given.length - 1 - end] === right[right.length - 1 - end]
  )
    end++;
  const givenPart = given.slice(start, given.length - end);
  const rightPart = right.slice(start, right.length - end);
  if (givenPart.length > 1 || rightPart.length > 1) return undefined;
  const [givenLetter = '', rightLetter = ''] = [givenPart[0], rightPart[0]];
  return { given: givenLetter, expected: rightLetter, ejectiveMixUp: isMixUp(givenLetter, rightLetter) };
}
