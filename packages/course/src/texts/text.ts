/** What a file `content/{id}.ts` has: the sentences and questions of a text that `texts.ts` lists. */
import type { TextSentence } from '@ena/domain/lesson/readingText';

interface QuestionBase {
  /** In English. */
  readonly prompt: string;
  readonly explanation?: string;
}

/** About the content of the text. */
export type TextQuestion =
  /** Options of one kind, the right one first. */
  | (QuestionBase & { readonly options: readonly [right: string, ...wrong: string[]] })
  /**
   * Answered in Georgian: all answers that a teacher would accept, first the one that feedback shows; without those in which
   * only the verb stands elsewhere, or "is" has its other form (domain, sentence.ts).
   */
  | (QuestionBase & { readonly answers: readonly [shown: string, ...others: string[]] });

export interface TextContent {
  readonly sentences: readonly TextSentence[];
  /** Two are chosen, one is typed. */
  readonly questions: readonly TextQuestion[];
}
