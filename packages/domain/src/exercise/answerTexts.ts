/** The Georgian of an item that feedback plays and romanizes once the item is answered. */
import { removeBracketed } from '../georgian/answer.ts';
import { hasGeorgian } from '../georgian/letters.ts';
import type { ExerciseItem } from './kinds.ts';

function answersOf(item: ExerciseItem): readonly string[] {
  switch (item.kind) {
    case 'choice':
      return [item.answer];
    case 'type-answer':
    case 'fill-blank':
      return item.answers.slice(0, 1);
    case 'multi-choice':
      return item.answers;
    case 'order':
      return item.sentence ? [item.items.join(' ')] : item.items;
    case 'categorize':
      return item.items.map(({ text }) => text);
    case 'compose':
      return [];
  }
}

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
  const [answer = ''] = answersOf(item);
  if (item.kind === 'fill-blank') {
    const sentence = item.sentence.replace('___', removeBracketed(answer));
    if (hasClip(sentence)) return [sentence];
  }
  const candidates = [
    georgianIn(answersOf(item)),
    georgianIn([item.display]),
    georgianIn([item.sound]),
    (item.prompt.match(georgianRuns) ?? []).filter(hasClip),
  ];
  return candidates.find((texts) => texts.length > 0) ?? [];
}
