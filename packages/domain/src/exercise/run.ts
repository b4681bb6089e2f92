/**
 * One run through an exercise: item by item, judged, with Next and Reset. A pure state machine, the
 * same for every kind (document 2, section 4). Events that are invalid in a state change nothing.
 */
import { seedAt, shuffle } from '../random/shuffle.ts';
import { check, emptyResponse, type ExerciseItem, type ExerciseResponse, textsOf } from './kinds.ts';
import type { Exercise } from './model.ts';
import type { Verdict } from './item.ts';

type Judged = Exclude<Verdict, { kind: 'incomplete' }>;

interface RunFrame {
  readonly index: number;
  readonly response: ExerciseResponse;
  /** Seed of the attempt: decides the order in which options are shown. */
  readonly seed: number;
  /** Ids of the items answered right in this run, each once; a page's points are counted by the visit. */
  readonly right: readonly string[];
}
export type ExerciseRun =
  | (RunFrame & { readonly phase: 'answering' })
  | (RunFrame & { readonly phase: 'judged'; readonly verdict: Judged });

export type ExerciseEvent =
  | { readonly type: 'respond'; readonly response: ExerciseResponse }
  | { readonly type: 'check' }
  | { readonly type: 'next' }
  | { readonly type: 'reset'; readonly seed: number };

/**
 * Where options are shown, the first judged choice is final until Next or Reset (document 2, open point
 * 9; EX-45). What is typed or placed may be changed, which clears the verdict (EX-18, EX-24, EX-32).
 */
const hasOptions = (item: ExerciseItem): boolean => 'options' in item;

const itemAt = (exercise: Exercise, index: number): ExerciseItem => {
  const item = exercise.items[index];
  if (!item) throw new RangeError(`exercise ${exercise.id} has no item ${index}`);
  return item;
};

const answering = (
  exercise: Exercise,
  index: number,
  seed: number,
  right: readonly string[],
): ExerciseRun => ({
  phase: 'answering',
  index,
  response: emptyResponse(itemAt(exercise, index)),
  seed,
  right,
});

export const startRun = (exercise: Exercise, seed: number): ExerciseRun => answering(exercise, 0, seed, []);
export const currentItem = (exercise: Exercise, run: ExerciseRun): ExerciseItem =>
  itemAt(exercise, run.index);

function judge(exercise: Exercise, run: ExerciseRun): ExerciseRun {
  const item = currentItem(exercise, run);
  const verdict = check(item, run.response);
  if (verdict.kind === 'incomplete') return run;
  const right =
    verdict.kind === 'correct' && !run.right.includes(item.id) ? [...run.right, item.id] : run.right;
  const { index, response, seed } = run;
  return { phase: 'judged', index, response, seed, right, verdict };
}

/** The choice is final: choosing again changes nothing until Next or Reset. */
export const isSettled = (exercise: Exercise, run: ExerciseRun): boolean =>
  run.phase === 'judged' && hasOptions(currentItem(exercise, run));

export function advanceRun(exercise: Exercise, run: ExerciseRun, event: ExerciseEvent): ExerciseRun {
  switch (event.type) {
    case 'respond': {
      if (isSettled(exercise, run)) return run;
      const { index, seed, right } = run;
      const next: ExerciseRun = { phase: 'answering', index, seed, right, response: event.response };
      return exercise.judge === 'at-once' ? judge(exercise, next) : next;
    }
    case 'check':
      return run.phase === 'answering' ? judge(exercise, run) : run;
    case 'next':
      return canAdvance(exercise, run) ? answering(exercise, run.index + 1, run.seed, run.right) : run;
    case 'reset':
      return answering(exercise, 0, event.seed, []);
  }
}

/** Check is enabled: the response is complete and not yet judged. */
export const canCheck = (exercise: Exercise, run: ExerciseRun): boolean =>
  run.phase === 'answering' && check(currentItem(exercise, run), run.response).kind !== 'incomplete';

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
