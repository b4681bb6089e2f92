/**
 * One run through an exercise: item by item, judged, with Next. A pure state machine, the
 * same for every kind (EX-01 to EX-09). Events that are invalid in a state change nothing.
 */
import { seedAt, shuffle } from '../random/shuffle.ts';
import {
  check,
  type ExerciseItem,
  type ExerciseResponse,
  fitResponse,
  isResponse,
  textsOf,
} from './kinds.ts';
import {
  advanceItem,
  canCheckItem,
  isAnswerWithheld,
  type ItemEvent,
  type ItemState,
  startItem,
} from './itemState.ts';
import type { Exercise } from './model.ts';

/** What became of the items: ids, each once. The first answer of a visit to an item counts (decision 0052). */
interface RunResults {
  /** Right at the first answer. */
  readonly right: readonly string[];
  /** Right after a wrong answer, in this run or before. */
  readonly corrected: readonly string[];
  /** Wrong in this run, whether corrected or not. */
  readonly wrong: readonly string[];
  /** Wrong in an earlier run of the visit. */
  readonly missedBefore: readonly string[];
}

/** The state of the current item, and: */
export type ExerciseRun = ItemState &
  RunResults & {
    readonly index: number;
    /** Seed of the attempt: decides the order in which options are shown. */
    readonly seed: number;
  };

export type ExerciseEvent = ItemEvent | { readonly type: 'next' };

const itemAt = (exercise: Exercise, index: number): ExerciseItem => {
  const item = exercise.items[index];
  if (!item) throw new RangeError(`exercise ${exercise.id} has no item ${index}`);
  return item;
};

const runAt = (exercise: Exercise, index: number, seed: number, results: RunResults): ExerciseRun => ({
  ...startItem(itemAt(exercise, index)),
  index,
  seed,
  ...results,
});
const resultsOf = ({ right, corrected, wrong, missedBefore }: RunResults): RunResults => ({
  right,
  corrected,
  wrong,
  missedBefore,
});

/** A new run. `missedBefore`: ids of the items that were answered wrong earlier in the visit. */
export const startRun = (
  exercise: Exercise,
  seed: number,
  missedBefore: readonly string[] = [],
): ExerciseRun => runAt(exercise, 0, seed, { right: [], corrected: [], wrong: [], missedBefore });

/** The item was answered wrong earlier in the visit: a right answer only corrects it. */
export const wasAnsweredWrong = ({ wrong, missedBefore }: RunResults, itemId: string): boolean =>
  wrong.includes(itemId) || missedBefore.includes(itemId);

/** A new run after another one of the same visit, as by Reset, perhaps with other items of the exercise. */
export const restartRun = (
  exercise: Exercise,
  { wrong, missedBefore }: RunResults,
  seed: number,
): ExerciseRun => startRun(exercise, seed, [...new Set([...missedBefore, ...wrong])]);

export const currentItem = (exercise: Exercise, run: ExerciseRun): ExerciseItem =>
  itemAt(exercise, run.index);

/** Check is enabled. */
export const canCheck = (exercise: Exercise, run: ExerciseRun): boolean =>
  canCheckItem(currentItem(exercise, run), run);

function advanceCurrentItem(exercise: Exercise, run: ExerciseRun, event: ItemEvent): ExerciseRun {
  const item = currentItem(exercise, run);
  const state = advanceItem(item, exercise.checkOn, run, event);
  if (state === run) return run;
  const { index, seed } = run;
  return { ...state, index, seed, ...addVerdict(run, item.id, state) };
}

const add = (ids: readonly string[], id: string): readonly string[] =>
  ids.includes(id) ? ids : [...ids, id];

/** The results with the verdict on an item; an item that is right stays so when it is answered again. */
function addVerdict(run: ExerciseRun, itemId: string, state: ItemState): RunResults {
  const results = resultsOf(run);
  if (state.phase !== 'judged' || run.right.includes(itemId)) return results;
  if (state.verdict.kind === 'incorrect') return { ...results, wrong: add(run.wrong, itemId) };
  return wasAnsweredWrong(run, itemId)
    ? { ...results, corrected: add(run.corrected, itemId) }
    : { ...results, right: add(run.right, itemId) };
}

/** The run after an event; the same object if the event is invalid in this state. */
export function advanceRun(exercise: Exercise, run: ExerciseRun, event: ExerciseEvent): ExerciseRun {
  switch (event.type) {
    case 'respond':
    case 'check':
    case 'show-answer':
      return advanceCurrentItem(exercise, run, event);
    case 'next':
      return canAdvance(exercise, run) ? runAt(exercise, run.index + 1, run.seed, resultsOf(run)) : run;
  }
}

export const isLast = (exercise: Exercise, run: ExerciseRun): boolean =>
  run.index === exercise.items.length - 1;

/** The current item is judged, and right where the exercise requires it. */
const isItemComplete = (exercise: Exercise, run: ExerciseRun): boolean =>
  run.phase === 'judged' && (exercise.advanceAfter === 'answer' || run.verdict.kind === 'correct');

/** Next is enabled: the item is done, and not the last one. */
export const canAdvance = (exercise: Exercise, run: ExerciseRun): boolean =>
  isItemComplete(exercise, run) && !isLast(exercise, run);

/** The run is over: the last item is done, and its answer is not withheld for another attempt. */
export const isRunComplete = (exercise: Exercise, run: ExerciseRun): boolean =>
  isLast(exercise, run) &&
  isItemComplete(exercise, run) &&
  !isAnswerWithheld(currentItem(exercise, run), run);

/** Texts of an item in the order to show them: options, or the texts to place; typed kinds have none. */
export function shownTexts(item: ExerciseItem, seed: number, index: number): readonly string[] {
  const shown = shuffle(textsOf(item), seedAt(seed, index));
  const solved = check(item, shown).kind === 'correct';
  // Texts to put in order are never shown in a correct one.
  return solved ? [...shown.slice(1), ...shown.slice(0, 1)] : shown;
}

/** What is stored of a run. The verdict is not: it is judged anew. */
export interface RunSnapshot extends RunResults {
  readonly index: number;
  readonly seed: number;
  readonly response: ExerciseResponse;
  readonly isJudged: boolean;
  readonly wrongCount: number;
  readonly isAnswerShown: boolean;
}

export const snapshotOf = (run: ExerciseRun): RunSnapshot => {
  const { index, seed, response, phase, wrongCount, isAnswerShown } = run;
  const isJudged = phase === 'judged';
  return { index, seed, ...resultsOf(run), response, isJudged, wrongCount, isAnswerShown };
};

/** What earlier versions stored, too; they had only right items, without regard to the first answer. */
type StoredSnapshot = Pick<RunSnapshot, 'index' | 'seed' | 'right' | 'response' | 'isJudged'> &
  Partial<RunSnapshot>;

function isSnapshot(value: unknown): value is StoredSnapshot {
  if (typeof value !== 'object' || value === null) return false;
  // as: each field is validated below.
  const snapshot = value as Record<string, unknown>;
  const { index, seed, right, corrected, wrong, missedBefore, wrongCount, isAnswerShown } = snapshot;
  return (
    Number.isSafeInteger(index) &&
    Number.isSafeInteger(seed) &&
    Array.isArray(right) &&
    [corrected, wrong, missedBefore].every((ids) => ids === undefined || Array.isArray(ids)) &&
    (wrongCount === undefined || Number.isSafeInteger(wrongCount)) &&
    (isAnswerShown === undefined || typeof isAnswerShown === 'boolean') &&
    isResponse(snapshot['response']) &&
    typeof snapshot['isJudged'] === 'boolean'
  );
}

/**
 * The run of a snapshot, which is untrusted: browser storage can be edited, and the exercise may have changed since.
 * Null if the snapshot is damaged or does not fit the exercise.
 */
export function restoreRun(exercise: Exercise, snapshot: unknown): ExerciseRun | null {
  if (!isSnapshot(snapshot)) return null;
  const { index, seed, isJudged, isAnswerShown = false } = snapshot;
  const item = exercise.items[index];
  if (!item) return null;
  const response = fitResponse(item, snapshot.response);
  const known = (ids: readonly string[] = []) =>
    exercise.items.flatMap(({ id }) => (ids.includes(id) ? [id] : []));
  const results = {
    right: known(snapshot.right),
    corrected: known(snapshot.corrected),
    wrong: known(snapshot.wrong),
    missedBefore: known(snapshot.missedBefore),
  };
  const restored: ExerciseRun = { ...runAt(exercise, index, seed, results), response, isAnswerShown };
  const judged = isJudged
    ? advanceCurrentItem(
        exercise,
        restored,
        exercise.checkOn === 'response' ? { type: 'respond', response } : { type: 'check' },
      )
    : restored;
  // The response was counted when it was first judged.
  return { ...judged, wrongCount: snapshot.wrongCount ?? judged.wrongCount };
}
