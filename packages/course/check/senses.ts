import { taught } from './walk.ts';
import type { Course } from './model.ts';

/** The single meanings in an English gloss: `bus (vehicle); coach` is bus, coach. */
export const senses = (gloss: string): string[] =>
  gloss
    .replace(/\([^)]*\)/gu, ' ')
    .split(/[;,/]/u)
    .map((sense) =>
      sense
        .trim()
        .toLowerCase()
        .replace(/^(to|a|an|the) /u, '')
        .replace(/[.?!]$/u, ''),
    )
    .filter((sense) => sense !== '');

/** Georgian text to its meanings. */
export type Meanings = ReadonlyMap<string, ReadonlySet<string>>;

/** Joins glosses into one look-up. */
export function meaningsOf(entries: Iterable<{ readonly form: string; readonly gloss: string }>): Meanings {
  const meanings = new Map<string, Set<string>>();
  for (const { form, gloss } of entries) {
    const known = meanings.get(form) ?? new Set();
    for (const sense of senses(gloss)) known.add(sense);
    meanings.set(form, known);
  }
  return meanings;
}

/** What the course itself says that its words mean. */
export const courseMeanings = (course: Course): Meanings => meaningsOf(taught(course));
