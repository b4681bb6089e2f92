/** Searches short texts, such as an own word, for all words of a query. */
import { georgianPatternOf, spellOutMarkedLetters } from '../georgian/romanizationOf.ts';
import { convertLatinKeysToGeorgian, fold } from './fold.ts';

/** A word of a query. A folded text has to contain `text`, or to match `pattern`. */
export interface SearchTerm {
  readonly text: string;
  /**
   * A regular expression, for JavaScript and for PostgreSQL, of Georgian words that are romanized so in any scheme, such
   * as xachapuri; null for what is no Latin word.
   */
  readonly pattern: string | null;
}

/** Further words of a query are ignored: each is looked for in thousands of texts. */
const maxTerms = 10;
/** In Latin letters. Shorter words are read as whole Georgian words, and not as the beginning of one. */
const minLength = 2;
const minPrefixLength = 4;

function patternOf(word: string): string | null {
  const pattern = word.length < minLength ? null : georgianPatternOf(word);
  if (pattern === null) return null;
  return `(^|[^ა-ჰ])${pattern}${word.length < minPrefixLength ? '($|[^ა-ჰ])' : ''}`;
}

const wordsIn = (query: string) => query.trim().split(/\s+/u).slice(0, maxTerms);

/**
 * Lists of terms; a text is found by all terms of one of them: what was typed, or what the same keys type on a Georgian
 * keyboard.
 */
export const searchTermsOf = (query: string): readonly (readonly SearchTerm[])[] => [
  wordsIn(query).map((word) => ({
    text: fold(word).trim(),
    pattern: patternOf(fold(spellOutMarkedLetters(word))),
  })),
  ...convertLatinKeysToGeorgian(query).map((typed) =>
    wordsIn(typed).map((word) => ({ text: fold(word).trim(), pattern: null })),
  ),
];

/** Whether a query finds a folded text. */
export function createMatcher(query: string): (folded: string) => boolean {
  const lists = searchTermsOf(query).map((terms) =>
    terms.map(({ text, pattern }) => ({
      text,
      regex: pattern === null ? null : new RegExp(pattern, 'u'),
    })),
  );
  return (folded) =>
    lists.some((terms) =>
      terms.every(({ text, regex }) => folded.includes(text) || regex?.test(folded) === true),
    );
}
