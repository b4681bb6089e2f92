/** Examples of packs have one word at most beside their own that is not taught before; a tap explains every word. */
import { readingsOf } from '../lemmas.ts';
import type { Course, Problem } from '../model.ts';
import { findNewWords } from '../newWords.ts';

const maxUnknown = 1;

export const checkNewWords = (course: Course): Problem[] =>
  findNewWords(course).flatMap(({ at, kind, text, unknown }) => [
    ...(kind === 'example' && unknown.length > maxUnknown
      ? [{ at, what: `has an example with ${unknown.join(', ')}, which are not taught before: ${text}` }]
      : []),
    ...unknown.flatMap((word) =>
      readingsOf(word).length === 0
        ? [{ at, what: `has ${word}, which is no form of the lexicons: ${text}` }]
        : [],
    ),
  ]);
