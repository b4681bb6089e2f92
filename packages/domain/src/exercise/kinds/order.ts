import type { ItemBase } from '../item.ts';
import type { KindRules } from './kind.ts';

export interface OrderItem extends ItemBase {
  readonly kind: 'order';
  /** In the right order; shown shuffled. */
  readonly items: readonly string[];
  /** Texts that are shown among them and belong to no right order. */
  readonly extraItems?: readonly string[];
  /** Other right orders. */
  readonly otherOrders?: readonly (readonly string[])[];
  /** The items are parts of a sentence: feedback joins them by spaces, not by commas. */
  readonly sentence?: boolean;
}

export const order: KindRules<OrderItem, readonly string[]> = {
  inputMethod: () => 'placed',
  emptyResponse: [],
  // With extra items, how many belong to the answer is part of the question.
  isComplete: ({ items, extraItems = [] }, placed) =>
    extraItems.length > 0 ? placed.length > 0 : placed.length >= items.length,
  isCorrect: ({ items, otherOrders = [] }, placed) =>
    [items, ...otherOrders].some(
      (right) => placed.length === right.length && right.every((text, index) => placed[index] === text),
    ),
  correctResponse: ({ items }) => items,
  incorrectResponse: ({ items }) => items.toReversed(),
  correctAnswer: ({ items, sentence }) => items.join(sentence ? ' ' : ', '),
  acceptedAnswers: () => [],
  spokenAnswers: ({ items, sentence }) => (sentence ? [items.join(' ')] : items),
  texts: ({ items, extraItems = [] }) => [...items, ...extraItems],
};
