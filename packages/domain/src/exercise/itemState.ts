/**
 * The state of one item: the learner responds, and the response is judged. A pure state machine, used for each
 * item of an exercise (run.ts) and for questions and prompts directly on a lesson page. Events that are invalid
 * in a state change nothing.
 */
import type { LatinAnswer, Verdict } from './item.ts';
import {
  canCheckResponse,
  emptyResponse,
  type ExerciseItem,
  type ExerciseResponse,
  isChosen,
  isRetried,
  isTyped,
  latinAnswer,
} from './kinds.ts';
import type { Exercise } from './model.ts';
import { judge, type JudgedVerdict } from './question.ts';

interface ItemBase {
  readonly response: ExerciseResponse;
  /** How many responses to this item were judged wrong. */
  readonly wrongCount: number;
  /** The learner asked for the answer, which is withheld while it is tried (`isAnswerWithheld`). */
  readonly isAnswerShown: boolean;
}
export type ItemState =
  /** `latin`: it was checked, but has Latin letters where Georgian ones belong. */
  | (ItemBase & { readonly phase: 'answering'; readonly latin?: LatinAnswer })
  | (ItemBase & { readonly phase: 'judged'; readonly verdict: JudgedVerdict });

export type ItemEvent =
  | { readonly type: 'respond'; readonly response: ExerciseResponse }
  | { readonly type: 'check' }
  | { readonly type: 'show-answer' };

export const startItem = (item: ExerciseItem): ItemState => ({
  phase: 'answering',
  response: emptyResponse(item),
  wrongCount: 0,
  isAnswerShown: false,
});

/** The verdict on the response; null until it is judged. */
export const verdictOf = (state: ItemState): Verdict | null =>
  state.phase === 'judged' ? state.verdict : null;

/**
 * The response cannot be changed: where options are shown, the first judged choice is final (requirements-2-lessons,
 * open point 9; EX-45). What is typed or placed may be changed, which clears the verdict (EX-18, EX-24, EX-32).
 */
export const isLocked = (item: ExerciseItem, state: ItemState): boolean =>
  state.phase === 'judged' && isChosen(item);

/** Check is enabled: the response is complete and not yet judged. */
export const canCheckItem = (item: ExerciseItem, state: ItemState): boolean =>
  state.phase === 'answering' && canCheckResponse(item, state.response);

/** Feedback does not reveal the answer: it was wrong, and is tried again (decision 0052). */
export const isAnswerWithheld = (item: ExerciseItem, state: ItemState): boolean =>
  isRetried(item) && !state.isAnswerShown && verdictOf(state)?.kind === 'incorrect';

/** Number of wrong responses after which the answer can be shown. */
const wrongCountBeforeAnswer = 2;

/** The learner can ask for the answer. */
export const canShowAnswer = (item: ExerciseItem, state: ItemState): boolean =>
  isAnswerWithheld(item, state) && state.wrongCount >= wrongCountBeforeAnswer;

function judgeItem(item: ExerciseItem, state: ItemState): ItemState {
  const { response, wrongCount, isAnswerShown } = state;
  const verdict = judge(item, response);
  if (!verdict) {
    const latin = latinAnswer(item, response);
    return latin ? { phase: 'answering', response, wrongCount, isAnswerShown, latin } : state;
  }
  return {
    phase: 'judged',
    response,
    wrongCount: verdict.kind === 'incorrect' ? wrongCount + 1 : wrongCount,
    isAnswerShown,
    verdict,
  };
}

/** A response to the item is judged by Check: always what is typed, which nobody else knows to be complete. */
export const isCheckedByButton = (item: ExerciseItem, checkOn: Exercise['checkOn']): boolean =>
  checkOn === 'button' || isTyped(item);

/** The state after an event; the same object if the event is invalid. `checkOn`: see `Exercise`. */
export function advanceItem(
  item: ExerciseItem,
  checkOn: Exercise['checkOn'],
  state: ItemState,
  event: ItemEvent,
): ItemState {
  switch (event.type) {
    case 'respond': {
      if (isLocked(item, state)) return state;
      const { wrongCount, isAnswerShown } = state;
      const next: ItemState = { phase: 'answering', response: event.response, wrongCount, isAnswerShown };
      return isCheckedByButton(item, checkOn) ? next : judgeItem(item, next);
    }
    case 'check':
      return state.phase === 'answering' ? judgeItem(item, state) : state;
    case 'show-answer':
      return canShowAnswer(item, state) ? { ...state, isAnswerShown: true } : state;
  }
}
