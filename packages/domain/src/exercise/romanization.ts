/** Which exercise items can show the romanization of their Georgian texts, if the learner wants it (decision 49). */
import { hasGeorgian, isGeorgianLetter } from '../georgian/letters.ts';
import { foldLatin, romanize } from '../georgian/romanize.ts';
import { type ExerciseItem, textsAround, textsOf } from './kinds.ts';

/** The words of a text for comparison, each between spaces; without the marks of ejectives. */
const foldWords = (text: string): string =>
  ` ${foldLatin(text)
    .replaceAll("'", '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;

/** Georgian words alone: no single letter, and no English or romanization beside them. */
const isGeorgianText = (text: string): boolean =>
  hasGeorgian(text) && !isGeorgianLetter(text) && !/\p{Script=Latin}/u.test(text);

/**
 * Whether the romanization of the texts to choose from or to place is a reading aid that does not reveal the
 * answer. It would where letters or clips are to be recognized, and where the item shows one of the
 * romanizations itself. Typed items have no such texts.
 */
export function offersRomanization(item: ExerciseItem): boolean {
  const texts = textsOf(item);
  if (texts.length === 0 || !texts.every(isGeorgianText)) return false;
  if (item.sound !== undefined || item.contrast !== undefined) return false;
  const around = foldWords(textsAround(item).join(' | '));
  return !texts.some((text) => around.includes(foldWords(romanize(text))));
}
