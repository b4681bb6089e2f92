import type { Card } from '@ena/contract/reviews';

/** How the page learns of changes that were made in a row of its list. */
export interface ItemChanges {
  /** Forms of the learner's own words. */
  readonly ownForms: ReadonlySet<string>;
  readonly onCard: (itemId: string, card: Card) => void;
  readonly onNote: (itemId: string, note: string | null) => void;
  /** Loads the list again, after a change of an own word. */
  readonly refresh: () => Promise<unknown>;
  /** As `refresh`, when the row is gone: it moves the focus. */
  readonly onRemoved: (form: string) => Promise<unknown>;
}
