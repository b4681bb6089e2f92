import { georgianWord } from './letters.ts';

const pieces = new RegExp(`(\\S*?)${georgianWord.source}([^\\sა-ჰ]*)|\\s+|[^\\sა-ჰ]+`, 'gu');

/** A word of running text with the marks that touch it before and after; what stands between words has no word. */
export type Piece = readonly [before: string, word: string, after: string];

/** A text cut into its words, each with the marks that must stay on its line. Joined they are the text again. */
export const piecesOf = (text: string): readonly Piece[] =>
  [...text.matchAll(pieces)].map(([whole, before = '', word, after = '']) =>
    word === undefined ? [whole, '', ''] : [before, word, after],
  );
