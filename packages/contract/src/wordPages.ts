/**
 * Pages of single words, one for each entry of a lexicon. Beside the table of pages (pages.ts), because the browser loads that
 * one, and the lexicons are large: it gets the paths only (apps/web/vite.config.ts).
 */
import { nounIds } from '@ena/grammar/noun/ids';
import { verbs } from '@ena/grammar/verb/lexicon';

export interface WordPage {
  /** With `:id` in place of the id of the word. */
  readonly path: `/${string}/:id`;
  /** The ids of all words, as they are in addresses before percent-encoding. */
  readonly ids: () => readonly string[];
  /**
   * Rendered at build (apps/web/src/app/prerender.tsx). Otherwise by the browser, in a frame that all of them share and
   * in which the server writes the word, its meaning and address (apps/server/src/site/wordFrames.ts).
   */
  readonly prerendered: boolean;
}

/** The file of the frame of such pages, in the folder of built files. */
export const frameFile = ({ path }: WordPage): string => path.slice(1).replace(':id', '__word.html');
/** What the build writes for the frames: by the path of a page, before percent-encoding, the texts for `{{name}}` in its frame. */
export const wordTextsFile = 'wordTexts.json';
export type WordTexts = Readonly<Record<string, Readonly<Record<string, string>>>>;

export const wordPages: readonly WordPage[] = [
  { path: '/verbs/:id', ids: () => verbs.map(({ id }) => id), prerendered: true },
  // There are many, and the server keeps prerendered pages in memory.
  { path: '/nouns/:id', ids: nounIds, prerendered: false },
];

/** The paths of the pages of all words. */
export const pathsOfWords = ({ path, ids }: WordPage): string[] =>
  ids().map((id) => path.replace(':id', () => id));
