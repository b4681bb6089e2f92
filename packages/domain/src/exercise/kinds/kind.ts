import type { ItemBase, LetterHint } from '../item.ts';

/** Everything that the rules need to know about one kind of exercise item. */
export interface KindRules<Item extends ItemBase, Response> {
  /** Nothing chosen, nothing typed. All responses of a kind have its shape: text, list or record. */
  readonly emptyResponse: Response;
  readonly isComplete: (item: Item, response: Response) => boolean;
  /** Only for complete responses. */
  readonly isCorrect: (item: Item, response: Response) => boolean;
  /** Which letter is wrong in an incorrect response (decision D31). */
  readonly letterHint?: (item: Item, response: Response) => LetterHint | undefined;
  /** A correct response; where several are, the one that feedback shows. */
  readonly correctResponse: (item: Item) => Response;
  /** The correct response as feedback shows it; empty if there is no particular one. */
  readonly correctAnswer: (item: Item) => string;
  /** Texts to choose from or to place, in the author's order; empty for typed kinds. */
  readonly texts: (item: Item) => readonly string[];
}
