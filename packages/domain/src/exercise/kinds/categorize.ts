import type { ItemBase } from '../item.ts';
import type { KindRules } from './kind.ts';

export interface CategorizeItem extends ItemBase {
  readonly kind: 'categorize';
  readonly categories: readonly [string, string];
  readonly items: readonly { readonly text: string; readonly category: string }[];
}

/** The response maps the text of each item to its category. */
export const categorize: KindRules<CategorizeItem, Readonly<Record<string, string>>> = {
  inputMethod: () => 'placed',
  emptyResponse: {},
  isComplete: ({ items }, placed) => items.every(({ text }) => Object.hasOwn(placed, text)),
  isCorrect: ({ items }, placed) => items.every(({ text, category }) => placed[text] === category),
  correctResponse: ({ items }) => Object.fromEntries(items.map(({ text, category }) => [text, category])),
  incorrectResponse: ({ items, categories: [one, other] }) =>
    Object.fromEntries(items.map(({ text, category }) => [text, category === one ? other : one])),
  correctAnswer: ({ items }) => items.map(({ text, category }) => `${text}: ${category}`).join(', '),
  acceptedAnswers: () => [],
  spokenAnswers: ({ items }) => items.map(({ text }) => text),
  texts: ({ items }) => items.map(({ text }) => text),
  labels: ({ categories }) => categories,
  isRetried: true,
  partlyRight: ({ items }, placed) =>
    `${items.filter(({ text, category }) => placed[text] === category).length} of ${items.length} are in the right group.`,
};
