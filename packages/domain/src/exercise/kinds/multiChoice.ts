import type { ItemBase } from '../item.ts';
import type { KindRules } from './kind.ts';

/** Every right option, and no other, is to be chosen. */
export interface MultiChoiceItem extends ItemBase {
  readonly kind: 'multi-choice';
  readonly options: readonly string[];
  readonly answers: readonly string[];
}

export const multiChoice: KindRules<MultiChoiceItem, readonly string[]> = {
  emptyResponse: [],
  isComplete: (_, options) => options.length > 0,
  isCorrect: ({ answers }, options) => {
    const chosen = new Set(options);
    return chosen.size === new Set(answers).size && answers.every((answer) => chosen.has(answer));
  },
  correctResponse: ({ answers }) => answers,
  correctAnswer: ({ answers }) => answers.join(', '),
  texts: ({ options }) => options,
};
