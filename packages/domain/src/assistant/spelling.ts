/** Corrects English words with a typo. */
import { isOneTypoApart } from '../search/fold.ts';
import { isStopWord, stemsOf } from './english.ts';
import type { Knowledge } from './model.ts';

/** Shorter words are not corrected, in letters: too many other words are one letter away. */
const minTypoLength = 5;

/** Maximum number of corrected words; more unknown words are unlikely to be typos. */
const maxTypos = 8;

/** Replaces each unknown word of a question by the most frequent known word that is one typo away. */
export function correctSpelling({ words, byForm }: Knowledge, text: string): string {
  const isKnown = (word: string) =>
    words.has(word) || stemsOf(word).some((stem) => words.has(stem)) || isStopWord(word);
  const correctWord = (word: string) => {
    let [best, bestCount] = [word, 0];
    for (const [other, count] of words)
      if (count > bestCount && other[0] === word[0] && isOneTypoApart(word, other))
        [best, bestCount] = [other, count];
    return best;
  };
  const unknown = [...new Set(text.match(/[a-z]+/gu))].filter(
    (word) => word.length >= minTypoLength && !isKnown(word) && !byForm.has(word),
  );
  const corrections = new Map(unknown.slice(0, maxTypos).map((word) => [word, correctWord(word)]));
  return text.replace(/[a-z]+/gu, (word) => corrections.get(word) ?? word);
}
