import { isRomanizationOf } from '@ena/domain/georgian/romanizationOf';
import { foldLatin } from '@ena/domain/georgian/romanize';
import type { Letter } from '@ena/domain/lesson/letter';

const withoutApostrophes = (text: string) => text.replaceAll("'", '');

/**
 * How well a letter matches a query, less is better: the letter, its romanization or name itself (0); their beginning,
 * or a letter that looks alike (1); a part of them, or how another scheme romanizes them (2); a part of the sound
 * description (3) or of the example word (4).
 */
function rankOf({ form, name, romanization, gloss, lookAlikes, example }: Letter, query: string): number {
  // "k'" finds ejectives only, "tsqali" finds "ts'q'ali".
  const variants = (texts: readonly string[]) =>
    texts.map(foldLatin).flatMap((text) => [text, withoutApostrophes(text)]);
  const isIn = (texts: readonly string[]) => variants(texts).some((text) => text.includes(query));
  const names = [form, romanization, name.form, name.romanization];
  if (names.some((text) => foldLatin(text) === query)) return 0;
  if (lookAlikes?.includes(query) || variants(names).some((text) => text.startsWith(query))) return 1;
  // In the national system only, an apostrophe tells letters apart.
  const isSpelledSo = (georgian: string) => !query.includes("'") && isRomanizationOf(query, georgian);
  if (isIn(names) || isSpelledSo(form) || isSpelledSo(name.form)) return 2;
  if (isIn([gloss])) return 3;
  const isExample = isIn([example.form, example.romanization, example.gloss]) || isSpelledSo(example.form);
  return isExample ? 4 : Infinity;
}

/**
 * The letters that a text finds by letter, romanization in any usual scheme, name, sound description (BEG-19) or example
 * word, the best match first. Ignores case, repeated spaces and the kind of apostrophe; all letters for an empty text.
 */
export function searchLetters(letters: readonly Letter[], text: string): readonly Letter[] {
  // Lower case turns Mtavruli into Mkhedruli.
  const query = foldLatin(text).trim().replaceAll(/\s+/gu, ' ');
  if (query === '') return letters;
  const find = (folded: string) =>
    letters
      .map((letter) => ({ letter, rank: rankOf(letter, folded) }))
      .filter(({ rank }) => rank < Infinity)
      .toSorted((one, other) => one.rank - other.rank)
      .map(({ letter }) => letter);
  const found = find(query);
  const plain = withoutApostrophes(query);
  return found.length > 0 || plain === '' ? found : find(plain);
}
