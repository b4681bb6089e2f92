/** What a step of a review run is about: one item, or those of the pairs of a match. */
export type StepItems =
  | { readonly itemId: string }
  | { readonly pairs: readonly { readonly itemId: string }[] };

export const itemIdsOf = (step: StepItems): readonly string[] =>
  'pairs' in step ? step.pairs.map(({ itemId }) => itemId) : [step.itemId];

/** Whether a step would show the answer to the one after it. */
export const haveCommonItem = (one: StepItems, other: StepItems): boolean =>
  itemIdsOf(one).some((itemId) => itemIdsOf(other).includes(itemId));
