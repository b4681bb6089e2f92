import type { ItemBase } from '../item.ts';
import { type KindRules, wrongOption } from './kind.ts';

/** One right option among several. */
export interface ChoiceItem extends ItemBase {
  readonly kind: 'choice';
  readonly options: readonly string[];
  readonly answer: string;
  /** Options that are shown as pictures: the names of these, by the text of the option. All options have one, or none. */
  readonly images?: Readonly<Record<string, string>>;
}

export const choice: KindRules<ChoiceItem, string> = {
  inputMethod: () => 'chosen',
  emptyResponse: '',
  isComplete: (_, option) => option !== '',
  isCorrect: ({ answer }, option) => option === answer,
  correctResponse: ({ answer }) => answer,
  incorrectResponse: ({ options, answer }) => wrongOption(options, [answer]),
  correctAnswer: ({ answer }) => answer,
  acceptedAnswers: ({ answer }) => [answer],
  spokenAnswers: ({ answer }) => [answer],
  texts: ({ options }) => options,
};
