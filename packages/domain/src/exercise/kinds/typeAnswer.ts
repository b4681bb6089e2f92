import type { ItemBase } from '../item.ts';
import type { KindRules } from './kind.ts';
import { firstAnswer, hintForAnswers, isAcceptedAnswer, isTyped, latinAnswerOf, wrongText } from './typed.ts';

export interface TypeAnswerItem extends ItemBase {
  readonly kind: 'type-answer';
  /** Accepted answers; the first is the one that feedback shows. */
  readonly answers: readonly string[];
  /** The only letters that the on-screen keyboard shows, as a help. */
  readonly keys?: readonly string[];
}

export const typeAnswer: KindRules<TypeAnswerItem, string> = {
  inputMethod: () => 'typed',
  emptyResponse: '',
  isComplete: (_, text) => isTyped(text),
  isCorrect: isAcceptedAnswer,
  latinAnswer: latinAnswerOf,
  letterHint: hintForAnswers,
  correctResponse: firstAnswer,
  incorrectResponse: () => wrongText,
  correctAnswer: firstAnswer,
  acceptedAnswers: ({ answers }) => answers,
  spokenAnswers: (item) => [firstAnswer(item)],
  showsProduction: true,
  texts: () => [],
};
