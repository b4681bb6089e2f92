import type { ItemBase } from '../item.ts';
import { type KindRules, wrongOption } from './kind.ts';
import { firstAnswer, hintForAnswers, isAcceptedAnswer, isTyped, latinAnswerOf, wrongText } from './typed.ts';

/** A sentence with one gap, written `___`; typed, or chosen where the item has options. */
export interface FillBlankItem extends ItemBase {
  readonly kind: 'fill-blank';
  readonly sentence: string;
  readonly options?: readonly string[];
  /** Accepted answers; the first is the one that feedback shows. */
  readonly answers: readonly string[];
}

export const fillBlank: KindRules<FillBlankItem, string> = {
  inputMethod: ({ options }) => (options ? 'chosen' : 'typed'),
  emptyResponse: '',
  isComplete: ({ options }, text) => (options ? text !== '' : isTyped(text)),
  isCorrect: (item, text) => (item.options ? item.answers.includes(text) : isAcceptedAnswer(item, text)),
  latinAnswer: (item, text) => (item.options ? undefined : latinAnswerOf(item, text)),
  letterHint: (item, text) => (item.options ? undefined : hintForAnswers(item, text)),
  correctResponse: firstAnswer,
  incorrectResponse: ({ options, answers }) => (options ? wrongOption(options, answers) : wrongText),
  correctAnswer: firstAnswer,
  acceptedAnswers: ({ answers }) => answers,
  spokenAnswers: (item) => [firstAnswer(item)],
  texts: ({ options = [] }) => options,
  gapSentence: ({ sentence }) => sentence,
};
