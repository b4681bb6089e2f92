import { splitGloss } from '@ena/domain/text/gloss';
import { glossedTexts, pages, wordsOf } from './walk.ts';
import type { Course } from './model.ts';

/** Georgian text to its meanings. */
export type Meanings = ReadonlyMap<string, ReadonlySet<string>>;

/** Merges glosses into one lookup table. */
export function meaningsOf(entries: Iterable<{ readonly form: string; readonly gloss: string }>): Meanings {
  const meanings = new Map<string, Set<string>>();
  for (const { form, gloss } of entries) {
    const merged = meanings.get(form) ?? new Set();
    for (const sense of splitGloss(gloss)) merged.add(sense);
    meanings.set(form, merged);
  }
  return meanings;
}

/** The meanings that the course itself gives for its words, or accepts. */
export const courseMeanings = (course: Course): Meanings =>
  meaningsOf([
    ...glossedTexts(course),
    ...pages(course).flatMap((page) =>
      wordsOf(page).flatMap(({ form, acceptedGlosses = [] }) =>
        acceptedGlosses.map((gloss) => ({ form, gloss })),
      ),
    ),
  ]);
