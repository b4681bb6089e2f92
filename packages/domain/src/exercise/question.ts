/**
 * What runs that ask questions one after another have in common: an exercise, a quiz, a review run. Their own
 * rules are in their modules, such as the clock of a quiz, or repetition and undo of a review run.
 */
import { seedAt, shuffle } from '../random/shuffle.ts';
import { isCount, isOneOf } from '../validation/guards.ts';
import type { Verdict } from './item.ts';
import {
  check,
  correctAnswer,
  type ExerciseItem,
  type ExerciseResponse,
  isResponse,
  textsOf,
} from './kinds.ts';

export interface RunBase {
  /** Decides the order of questions, and of their options. */
  readonly seed: number;
}

export type JudgedVerdict = Exclude<Verdict, { kind: 'incomplete' }>;

/** The verdict on a response; null while that is incomplete. A null response, not to know, is wrong. */
export function judge(question: ExerciseItem, response: ExerciseResponse | null): JudgedVerdict | null {
  if (response === null) return { kind: 'incorrect', expected: correctAnswer(question) };
  const verdict = check(question, response);
  return verdict.kind === 'incomplete' ? null : verdict;
}

/** Texts of a question at a position of a run in the order to show them: options, or the texts to place. */
export function shownTexts(question: ExerciseItem, seed: number, position: number): readonly string[] {
  const shown = shuffle(textsOf(question), seedAt(seed, position));
  const isSolved = check(question, shown).kind === 'correct';
  // Texts to put in order are never shown in a correct one.
  return isSolved ? [...shown.slice(1), ...shown.slice(0, 1)] : shown;
}

/** Guards of a stored run with a question on screen. Its verdict is not read: the response is judged anew. */
export const questionGuards = {
  seed: isCount,
  phase: isOneOf(['answering', 'judged'] as const),
  response: isResponse,
};
