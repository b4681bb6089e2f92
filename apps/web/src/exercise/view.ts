import type { ExerciseKind, ItemOfKind, ResponseOfKind, Verdict } from '@ena/domain/exercise/model';

/** What a view of an exercise kind is given; the same in exercises and quizzes. */
export interface ViewProps<K extends ExerciseKind> {
  readonly item: ItemOfKind[K];
  /** Options, or texts to place, in the order of this attempt; empty for typed kinds. */
  readonly shown: readonly string[];
  readonly response: ResponseOfKind[K];
  readonly respond: (response: ResponseOfKind[K]) => void;
  /** Null while nothing is judged. */
  readonly verdict: Verdict | null;
  /** Nothing can be changed any more. */
  readonly locked: boolean;
  readonly placeholder: string;
}
