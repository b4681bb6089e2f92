/** The Georgian of an item that is played with its question, and that feedback plays and romanizes once it is answered. */
import { removeBracketed } from '../georgian/answer.ts';
import { hasGeorgian } from '../georgian/letters.ts';
import { romanize } from '../georgian/romanize.ts';
import {
  acceptedAnswers,
  correctAnswer,
  type ExerciseItem,
  fillGap,
  spokenAnswers,
  textsOf,
} from './kinds.ts';

const isGeorgian = (text: string): boolean => hasGeorgian(text) && !/\p{Script=Latin}/u.test(text);
const georgianIn = (texts: readonly (string | undefined)[]): readonly string[] =>
  texts.flatMap((text) => (text === undefined ? [] : removeBracketed(text).trim())).filter(isGeorgian);

/** A Georgian word or phrase in quotation marks or between English words. */
const georgianRuns = /\p{Script=Georgian}(?:[\p{Script=Georgian}\s,-]*\p{Script=Georgian})?[!?]?/gu;

/**
 * The Georgian texts of the right answer: the sentence of a gap if it has a clip, or the answers; where these are
 * English, the Georgian that was asked about.
 */
export function answerTexts(item: ExerciseItem, hasClip: (text: string) => boolean): readonly string[] {
  const sentence = fillGap(item, removeBracketed(correctAnswer(item)));
  if (sentence !== undefined && hasClip(sentence)) return [sentence];
  const candidates = [
    georgianIn(spokenAnswers(item)),
    georgianIn([item.display]),
    georgianIn([item.sound]),
    (item.prompt.match(georgianRuns) ?? []).filter(hasClip),
  ];
  return candidates.find((texts) => texts.length > 0) ?? [];
}

/**
 * The Georgian of a question that can be heard with it: the displayed text, unless its sound would give the answer away,
 * which is Georgian or a romanization then. Null: there is none.
 */
export function spokenQuestion(item: ExerciseItem): string | null {
  const { display } = item;
  if (display === undefined || !isGeorgian(display)) return null;
  const texts = [...textsOf(item), ...acceptedAnswers(item)];
  const letters = (text: string) => text.toLowerCase().replace(/[^a-z]/gu, '');
  const isRomanization = texts.some((text) => letters(text) === letters(romanize(display)));
  return isRomanization || texts.some(hasGeorgian) ? null : display;
}
