import { foldLatin } from '@ena/domain/georgian/romanize';
import type { Letter } from '@ena/domain/lesson/kinds/letters';

/**
 * Letters whose form, name, romanization or English sound description contains the text, ignoring case and the
 * kind of apostrophe; all letters for an empty text (BEG-19).
 */
export function searchLetters(letters: readonly Letter[], text: string): readonly Letter[] {
  const query = foldLatin(text.trim());
  if (query === '') return letters;
  return letters.filter(({ form, name, romanization, gloss }) =>
    [form, name.form, name.romanization, romanization, gloss].some((field) =>
      foldLatin(field).includes(query),
    ),
  );
}
