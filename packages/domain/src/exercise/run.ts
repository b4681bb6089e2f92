/**
 * One run through an exercise: item by item, judged, with Next and Reset. A pure state machine, the
 * same for every kind (document 2, section 4). Events that are invalid in a state change nothing.
 */
import { seedAt, shuffle } from '../random/shuffle.ts';
import { type ExerciseItem, type ExerciseResponse, fitResponse, isResponse, textsOf } from './kinds.ts';
import {
  advanceItem,
  canCheckItem,
  isFinal,
  type ItemEvent,
  type ItemState,
  startItem,
} from './itemState.ts';
import type { Exercise } from './model.ts';

/** The state of the current item, and: */
export type ExerciseRun = ItemState & {
  readonly index: number;
  /** Seed of the attempt: decides the order in which options are shown. */
  readonly seed: number;
  /** Ids of the items answered right in this run, each once; a page's points are counted by the visit. */
  readonly right: readonly string[];
};

export type ExerciseEvent =
  | ItemEvent
  | { readonly type: 'next' }
  | { readonly type: 'reset'; readonly seed: number };

const itemAt = (exercise: Exercise, index: number): ExerciseItem => {
  const item = exercise.items[index];
  if (!item) throw new RangeError(`exercise ${exercise.id} has no item ${index}`);
  return item;
};

const runAt = (exercise: Exercise, index: number, seed: number, right: readonly string[]): ExerciseRun => ({
  ...startItem(itemAt(exercise, index)),
  index,
  seed,
  right,
});

export const startRun = (exercise: Exercise, seed: number): ExerciseRun => runAt(exercise, 0, seed, []);
export const currentItem = (exercise: Exercise, run: ExerciseRun): ExerciseItem =>
  itemAt(exercise, run.index);

/** The choice is final: choosing again changes nothing until Next or Reset. */
export const isSettled = (exercise: Exercise, run: ExerciseRun): boolean =>
  isFinal(currentItem(exercise, run), run);

/** Check is enabled. */
export const canCheck = (exercise: Exercise, run: ExerciseRun): boolean =>
  canCheckItem(currentItem(exercise, run), run);

function advanceCurrentItem(exercise: Exercise, run: ExerciseRun, event: ItemEvent): ExerciseRun {
  const item = currentItem(exercise, run);
  const state = advanceItem(item, exercise.judge, run, event);
  if (state === run) return run;
  const { index, seed, right } = run;
  const isNewlyRight =
    state.phase === 'judged' && state.verdict.kind === 'correct' && !right.includes(item.id);
  return { ...state, index, seed, right: isNewlyRight ? [...right, item.id] : right };
}

export function advanceRun(exercise: Exercise, run: ExerciseRun, event: ExerciseEvent): ExerciseRun {
  switch (event.type) {
    case 'respond':
    case 'check':
      return advanceCurrentItem(exercise, run, event);
    case 'next':
      return canAdvance(exercise, run) ? runAt(exercise, run.index + 1, run.seed, run.right) : run;
    case 'reset':
      return runAt(exercise, 0, event.seed, []);
  }
}

export const isLast = (exercise: Exercise, run: ExerciseRun): boolean =>
  run.index === exercise.items.length - 1;

/** Next is enabled: judged (and right, where the exercise requires it), and not on the last item. */
export const canAdvance = (exercise: Exercise, run: ExerciseRun): boolean =>
  run.phase === 'judged' &&
  !isLast(exercise, run) &&
  (exercise.next === 'answered' || run.verdict.kind === 'correct');

/** Texts of an item in the order to show them: options, or the texts to place; typed kinds have none. */
export function shownTexts(item: ExerciseItem, seed: number, index: number): readonly string[] {
  const shown = shuffle(textsOf(item), seedAt(seed, index));
  const solved = item.kind === 'order' && item.items.every((text, place) => shown[place] === text);
  // An order item is never shown in the correct order.
  return solved ? [...shown.slice(1), ...shown.slice(0, 1)] : shown;
}

/** What is stored of a run. The verdict is not: it is judged anew. */
export interface RunSnapshot {
  readonly index: number;
  readonly seed: number;
  readonly right: readonly string[];
  readonly response: ExerciseResponse;
  readonly isJudged: boolean;
}

export const snapshotOf = ({ index, seed, right, response, phase }: ExerciseRun): RunSnapshot => ({
  index,
  seed,
  right,
  response,
  isJudged: phase === 'judged',
});

function isSnapshot(value: unknown): value is RunSnapshot {
  if (typeof value !== 'object' || value === null) return false;
  // as: each field is validated below.
  const { index, seed, right, response, isJudged } = value as Record<string, unknown>;
  return (
    Number.isSafeInteger(index) &&
    Number.isSafeInteger(seed) &&
    Array.isArray(right) &&
    isResponse(response) &&
    typeof isJudged === 'boolean'
  );
}

/**
 * The run of a snapshot, which is untrusted: browser storage can be edited, and the exercise may have changed since.
 * Null if the snapshot is damaged or does not fit the exercise.
 */
export function restoreRun(exercise: Exercise, snapshot: unknown): ExerciseRun | null {
  if (!isSnapshot(snapshot)) return null;
  const { index, seed, right, isJudged } = snapshot;
  const item = exercise.items[index];
  if (!item) return null;
  const response = fitResponse(item, snapshot.response);
  const known = exercise.items.flatMap(({ id }) => (right.includes(id) ? [id] : []));
  const answering: ExerciseRun = { ...runAt(exercise, index, seed, known), response };
  if (!isJudged) return answering;
  return advanceCurrentItem(
    exercise,
    answering,
    exercise.judge === 'at-once' ? { type: 'respond', response } : { type: 'check' },
  );
}
