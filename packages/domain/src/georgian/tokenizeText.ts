import { georgianWord } from './letters.ts';

const tokenPattern = new RegExp(`(\\S*?)${georgianWord.source}([^\\sა-ჰ]*)|\\s+|[^\\sა-ჰ]+`, 'gu');

/** A token of a text: a word with its adjacent punctuation, or what is between words, with an empty word. */
export type TextToken = readonly [before: string, word: string, after: string];

/** Splits a text into tokens, so that punctuation stays on the line of its word. Joined they equal the text. */
export const tokenizeText = (text: string): readonly TextToken[] =>
  [...text.matchAll(tokenPattern)].map(([whole, before = '', word, after = '']) =>
    word === undefined ? [whole, '', ''] : [before, word, after],
  );
