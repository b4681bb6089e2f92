/** Normalizes text for the search and splits it into words. */
import { typedLetter } from '../georgian/keyboardLayout.ts';
import { hasGeorgian } from '../georgian/letters.ts';
import { foldLatin } from '../georgian/romanize.ts';

/** Normalizes text: lower case (Mtavruli becomes Mkhedruli), no diacritics or apostrophes (k' = kʼ = k). */
export const fold = (text: string): string =>
  foldLatin(text).replaceAll("'", '').normalize('NFKD').replace(/\p{M}/gu, '');

/** The normalized words of a text; numbers are words. */
export const wordsOf = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** English stop words, as in 'how do you say water in Georgian'. */
const stopWords = new Set(
  'a an and are by can do does english for from georgian how i in is it mean means my of on or say tense that the this to translate translation what with word you'.split(
    ' ',
  ),
);
/** Removes stop words; returns all words if there are no others. */
export function removeStopWords(words: readonly string[]): readonly string[] {
  const rest = words.filter((word) => !stopWords.has(word));
  return rest.length > 0 ? rest : words;
}

/**
 * What the same keys type on a Georgian keyboard (decision 0016): `wyali` is წყალი. Capitals are converted both
 * with Shift and without, because phones capitalize the first letter. Empty for text that has Georgian already.
 */
export function convertLatinKeysToGeorgian(text: string): string[] {
  if (hasGeorgian(text)) return [];
  const typed = (of: string) =>
    Array.from(of, (char) => typedLetter(char, char !== char.toLowerCase()) ?? char).join('');
  return [...new Set([typed(text), typed(text.toLowerCase())])].filter(hasGeorgian);
}

/** Whether words differ by at most one typo: one letter inserted, deleted or replaced, or two swapped. */
export function isOneTypoApart(one: string, other: string): boolean {
  let start = 0;
  while (start < one.length && one[start] === other[start]) start++;
  let end = 0;
  while (end < Math.min(one.length, other.length) - start && one.at(-1 - end) === other.at(-1 - end)) end++;
  const [left, right] = [one.slice(start, one.length - end), other.slice(start, other.length - end)];
  if (left.length <= 1 && right.length <= 1) return true;
  return left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0];
}
