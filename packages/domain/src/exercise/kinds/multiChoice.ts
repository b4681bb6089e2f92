import type { ItemBase } from '../item.ts';
import type { KindRules } from './kind.ts';

/** Every right option, and no other, is to be chosen. */
export interface MultiChoiceItem extends ItemBase {
  readonly kind: 'multi-choice';
  readonly options: readonly string[];
  readonly answers: readonly string[];
}

export const multiChoice: KindRules<MultiChoiceItem, readonly string[]> = {
  inputMethod: () => 'chosen',
  emptyResponse: [],
  isComplete: (_, options) => options.length > 0,
  isCorrect: ({ answers }, options) => {
    const chosen = new Set(options);
    return chosen.size === new Set(answers).size && answers.every((answer) => chosen.has(answer));
  },
  correctResponse: ({ answers }) => answers,
  incorrectResponse: ({ options, answers }) => options.filter((option) => !answers.includes(option)),
  correctAnswer: ({ answers }) => answers.join(', '),
  acceptedAnswers: ({ answers }) => answers,
  spokenAnswers: ({ answers }) => answers,
  texts: ({ options }) => options,
};
