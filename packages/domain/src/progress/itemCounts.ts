/** How many of the items of a lesson, a step or the course a learner knows. */
export interface ItemCounts {
  readonly known: number;
  /** Known, or met and left to the reviews of Today. */
  readonly introduced: number;
  /** 0 where nothing is taught that can be asked again, as in a lesson of writing. */
  readonly total: number;
}

export const areKnown = (items: ItemCounts | null): boolean =>
  items !== null && items.total > 0 && items.known === items.total;
