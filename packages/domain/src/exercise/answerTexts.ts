/** The Georgian of an item that feedback plays and romanizes once the item is answered. */
import { removeBracketed } from '../georgian/answer.ts';
import { hasGeorgian } from '../georgian/letters.ts';
import { correctAnswer, type ExerciseItem, fillGap, spokenAnswers } from './kinds.ts';

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
