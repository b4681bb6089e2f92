import type { Card, MetItem } from '@ena/contract/reviews';
import type { OwnWord } from '@ena/domain/ownWords/ownWord';

/** How the page learns of changes that were made in a row of its list. */
export interface ItemChanges {
  readonly onCard: (itemId: string, card: Card) => void;
  readonly onNote: (itemId: string, note: string | null) => void;
  readonly onWord: (itemId: string, word: OwnWord, groups: readonly string[]) => void;
  /** The word is deleted: its row goes, and the focus, which was in it, moves. */
  readonly onRemoved: (item: MetItem) => Promise<unknown>;
}
