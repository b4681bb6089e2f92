import type { ItemBase } from '../item.ts';
import type { KindRules } from './kind.ts';
import { firstAnswer, hintForAnswers, isAcceptedAnswer, isTyped } from './typed.ts';

/** A sentence with one gap, written `___`; typed, or chosen where the item has options. */
export interface FillBlankItem extends ItemBase {
  readonly kind: 'fill-blank';
  readonly sentence: string;
  readonly options?: readonly string[];
  /** Accepted answers; the first is the one that feedback shows. */
  readonly answers: readonly string[];
}

export const fillBlank: KindRules<FillBlankItem, string> = {
  emptyResponse: '',
  isComplete: ({ options }, text) => (options ? text !== '' : isTyped(text)),
  isCorrect: (item, text) => (item.options ? item.answers.includes(text) : isAcceptedAnswer(item, text)),
  letterHint: (item, text) => (item.options ? undefined : hintForAnswers(item, text)),
  correctResponse: firstAnswer,
  correctAnswer: firstAnswer,
  texts: ({ options = [] }) => options,
};
