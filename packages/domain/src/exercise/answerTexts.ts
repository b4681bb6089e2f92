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

/** Georgian words in quotation marks or between English words; not a prefix or ending such as -ში. */
const georgianRuns =
  /(?<![-\p{Script=Georgian}])\p{Script=Georgian}(?:[\p{Script=Georgian}\s,-]*\p{Script=Georgian})?(?![-\p{Script=Georgian}])/gu;

const gap = /___|…/u;
/** A Georgian sentence with a gap, perhaps after English words. */
const sentenceWithGap =
  /(?:[\p{Script=Georgian}„][\p{Script=Georgian}\s,„“-]*)?(?:___|…)[\p{Script=Georgian}\s,„“-]*[.!?]?/u;

/** The sentence of the item with its gap filled; undefined if it has none. */
function completedSentence(item: ExerciseItem): string | undefined {
  const answer = removeBracketed(correctAnswer(item));
  const filled = fillGap(item, answer);
  if (filled !== undefined) return filled;
  if (!isGeorgian(answer)) return undefined;
  return [item.display ?? '', item.prompt]
    .flatMap((text) => sentenceWithGap.exec(text)?.[0].trim() ?? [])
    .find((sentence) => isGeorgian(sentence))
    ?.replace(gap, answer);
}

/**
 * The Georgian texts of the right answer: the sentence of a gap, or the answers; where these are English, the Georgian
 * that was asked about.
 */
export function answerTexts(item: ExerciseItem): readonly string[] {
  const candidates = [
    georgianIn([completedSentence(item)]),
    georgianIn(spokenAnswers(item)),
    georgianIn([item.display]),
    georgianIn([item.sound]),
    item.prompt.match(georgianRuns) ?? [],
  ];
  return candidates.find((texts) => texts.length > 0) ?? [];
}

/** Latin letters alone, without the marks of ejectives. */
const latinLetters = (text: string) => text.toLowerCase().replace(/[^a-z]/gu, '');

/**
 * The Georgian of a question that can be heard with it: the displayed text, unless it has a gap, or its sound gives the
 * answer away, as where a letter or a word like ბანკი (bank) is to be read. Null: there is none.
 */
export function spokenQuestion(item: ExerciseItem): string | null {
  const { display } = item;
  if (display === undefined || !isGeorgian(display) || gap.test(display)) return null;
  const sound = latinLetters(romanize(display));
  const isRead = [...textsOf(item), ...acceptedAnswers(item)]
    .map(latinLetters)
    .some((text) => text !== '' && sound.startsWith(text));
  return isRead ? null : display;
}

/** All texts of an item that can be heard: each has a clip. */
export const playedTexts = (item: ExerciseItem): readonly string[] => [
  ...new Set([item.sound, spokenQuestion(item), ...answerTexts(item)].filter((text) => text != null)),
];
