import { foldLatin } from '@ena/domain/georgian/romanize';
import type { Letter } from '@ena/domain/lesson/model';

/**
 * Letters whose letter, name, Latin or English sound description contains the text, whatever the case
 * and the kind of apostrophe; all for an empty text (BEG-19).
 */
export function searchLetters(letters: readonly Letter[], text: string): readonly Letter[] {
  const wanted = foldLatin(text.trim());
  if (wanted === '') return letters;
  return letters.filter(({ form, name, romanization, gloss }) =>
    [form, name.form, name.romanization, romanization, gloss].some((field) =>
      foldLatin(field).includes(wanted),
    ),
  );
}
