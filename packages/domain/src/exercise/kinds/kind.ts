import type { LetterHint } from '../../georgian/answer.ts';
import type { ItemBase, LatinAnswer } from '../item.ts';

/** How a learner answers: chooses among options, types a text, or places texts in an order or in categories. */
export type InputMethod = 'chosen' | 'typed' | 'placed';

/** Everything that the rules, the views and the tests need to know about one kind of exercise item. */
export interface KindRules<Item extends ItemBase, Response> {
  readonly inputMethod: (item: Item) => InputMethod;
  /** Nothing chosen, nothing typed. All responses of a kind have its shape: text, list or record. */
  readonly emptyResponse: Response;
  readonly isComplete: (item: Item, response: Response) => boolean;
  /** Only for complete responses. */
  readonly isCorrect: (item: Item, response: Response) => boolean;
  /** Whether a complete response is in Latin letters where Georgian ones belong. */
  readonly latinAnswer?: (item: Item, response: Response) => LatinAnswer | undefined;
  /** Which letter is wrong in an incorrect response (decision D31). */
  readonly letterHint?: (item: Item, response: Response) => LetterHint | undefined;
  /** What every incorrect response lacks. */
  readonly correction?: string;
  /** A correct response; where several are, the one that feedback shows. */
  readonly correctResponse: (item: Item) => Response;
  /** A complete response that is incorrect, for tests. */
  readonly incorrectResponse: (item: Item) => Response;
  /** The correct response as feedback shows it; empty if there is no particular one. */
  readonly correctAnswer: (item: Item) => string;
  /** All texts that are right where one is chosen or typed; empty for kinds that place texts. */
  readonly acceptedAnswers: (item: Item) => readonly string[];
  /** Texts of the correct response whose Georgian is played and romanized once the item is answered. */
  readonly spokenAnswers: (item: Item) => readonly string[];
  /** A correct Georgian response shows that the learner can write what the item teaches, not only recognize it. */
  readonly showsProduction?: true;
  /** Texts to choose from or to place, in the author's order; empty for typed kinds. */
  readonly texts: (item: Item) => readonly string[];
  /** A wrong response is changed and checked again until it is right. Typed responses are, too. */
  readonly isRetried?: true;
  /** How much of an incorrect response is right, without saying which part. */
  readonly partlyRight?: (item: Item, response: Response) => string;
  /** A sentence of the item with one gap, written `___`. */
  readonly gapSentence?: (item: Item) => string;
  /** Texts that label what is placed. */
  readonly labels?: (item: Item) => readonly string[];
  /** Longest JSON of a response that is stored, if it is not `maxResponseLength`. */
  readonly maxResponseLength?: number;
}

/** The first option that is not right. */
export const wrongOption = (options: readonly string[], answers: readonly string[]): string =>
  options.find((option) => !answers.includes(option)) ?? '';
