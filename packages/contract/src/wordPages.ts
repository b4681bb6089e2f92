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
  /** Rendered at build and listed for search engines (apps/web/src/app/prerender.tsx); otherwise by the browser. */
  readonly prerendered: boolean;
}

export const wordPages: readonly WordPage[] = [
  { path: '/verbs/:id', ids: () => verbs.map(({ id }) => id), prerendered: true },
  // Not prerendered: there are many, and the server keeps prerendered pages in memory.
  { path: '/nouns/:id', ids: nounIds, prerendered: false },
];

/** The paths of the pages of all words. */
export const pathsOfWords = ({ path, ids }: WordPage): string[] =>
  ids().map((id) => path.replace(':id', () => id));
