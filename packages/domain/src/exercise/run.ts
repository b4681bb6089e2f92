/**
 * One run through an exercise: item by item, judged, with Next. A pure state machine, the
 * same for every kind (EX-01 to EX-09). Events that are invalid in a state change nothing.
 */
import { isBoolean, isCount, isListOf, isObjectOf, isText } from '../validation/guards.ts';
import { type ExerciseItem, fitResponse } from './kinds.ts';
import { advanceItem, canCheckItem, type ItemEvent, type ItemState, startItem } from './itemState.ts';
import type { Exercise } from './model.ts';
import { questionGuards, type RunBase } from './question.ts';

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
export type ExerciseRun = ItemState & RunBase & RunResults & { readonly index: number };

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
export const wasAnsweredWrong = ({ wrong, missedBefore }: RunResults, questionId: string): boolean =>
  wrong.includes(questionId) || missedBefore.includes(questionId);

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
function addVerdict(run: ExerciseRun, questionId: string, state: ItemState): RunResults {
  const results = resultsOf(run);
  if (state.phase !== 'judged' || run.right.includes(questionId)) return results;
  if (state.verdict.kind === 'incorrect') return { ...results, wrong: add(run.wrong, questionId) };
  return wasAnsweredWrong(run, questionId)
    ? { ...results, corrected: add(run.corrected, questionId) }
    : { ...results, right: add(run.right, questionId) };
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

/** The current item is judged, and right where the exercise requires it: Next, or Finish, is enabled. */
export const isItemComplete = (exercise: Exercise, run: ExerciseRun): boolean =>
  run.phase === 'judged' && (exercise.advanceAfter === 'answer' || run.verdict.kind === 'correct');

/** Next is enabled: the item is done, and not the last one. */
export const canAdvance = (exercise: Exercise, run: ExerciseRun): boolean =>
  isItemComplete(exercise, run) && !isLast(exercise, run);

const isIds = isListOf(isText);
/** What all phases of a run have. */
const isStoredRun = isObjectOf<Pick<ExerciseRun, keyof ExerciseRun>>({
  ...questionGuards,
  index: isCount,
  right: isIds,
  corrected: isIds,
  wrong: isIds,
  missedBefore: isIds,
  wrongCount: isCount,
  isAnswerShown: isBoolean,
});

/**
 * A stored run, which is untrusted: browser storage can be edited, and the exercise may have changed since. Null if it
 * is damaged or does not fit the exercise.
 */
export function restoreRun(exercise: Exercise, stored: unknown): ExerciseRun | null {
  if (!isStoredRun(stored)) return null;
  const { index, seed, phase, isAnswerShown, wrongCount } = stored;
  const item = exercise.items[index];
  if (!item) return null;
  const response = fitResponse(item, stored.response);
  const known = (ids: readonly string[]) =>
    exercise.items.flatMap(({ id }) => (ids.includes(id) ? [id] : []));
  const results = {
    right: known(stored.right),
    corrected: known(stored.corrected),
    wrong: known(stored.wrong),
    missedBefore: known(stored.missedBefore),
  };
  const restored: ExerciseRun = { ...runAt(exercise, index, seed, results), response, isAnswerShown };
  const judged = phase === 'judged' ? advanceCurrentItem(exercise, restored, { type: 'check' }) : restored;
  // The response was counted when it was first judged.
  return { ...judged, wrongCount };
}
