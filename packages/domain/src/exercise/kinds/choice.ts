import type { ItemBase } from '../item.ts';
import type { KindRules } from './kind.ts';

/** One right option among several. */
export interface ChoiceItem extends ItemBase {
  readonly kind: 'choice';
  readonly options: readonly string[];
  readonly answer: string;
}

export const choice: KindRules<ChoiceItem, string> = {
  emptyResponse: '',
  isComplete: (_, option) => option !== '',
  isCorrect: ({ answer }, option) => option === answer,
  correctResponse: ({ answer }) => answer,
  correctAnswer: ({ answer }) => answer,
  texts: ({ options }) => options,
};
