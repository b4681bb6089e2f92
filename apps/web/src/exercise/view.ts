import type { ExerciseItem, ExerciseKind, ItemOfKind, ResponseOfKind } from '@ena/domain/exercise/kinds';
import type { Verdict } from '@ena/domain/exercise/item';

/** Id of the heading with the question: what takes the focus for the item is described by it. */
export const promptId = ({ id }: Pick<ExerciseItem, 'id'>): string => `prompt-${id}`;

/** Props of the view of an exercise kind; the same in exercises and quizzes. */
export interface ViewProps<K extends ExerciseKind> {
  readonly item: ItemOfKind[K];
  /** Options, or texts to place, in the order of this attempt; empty for kinds with a text field. */
  readonly shown: readonly string[];
  readonly response: ResponseOfKind[K];
  readonly respond: (response: ResponseOfKind[K]) => void;
  /** Null until the response is judged. */
  readonly verdict: Verdict | null;
  /** The response cannot be changed any more. */
  readonly locked: boolean;
  readonly placeholder: string;
  /** The verdict does not say which parts of the response are wrong (decision 0052). */
  readonly isAnswerWithheld?: boolean;
}
