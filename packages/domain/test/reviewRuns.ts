/** Steps and events of review runs, for tests. */
import type { ExerciseItem, ExerciseResponse } from '../src/exercise/kinds.ts';
import { advanceReviewRun, startReviewRun, stepOf } from '../src/review/reviewRun.ts';
import type {
  AnswerStamp,
  ReviewRunState,
  ReviewRunEvent,
  ReviewStep,
} from '../src/review/reviewRunModel.ts';
import { itemIdsOf } from '../src/review/stepItems.ts';

export const base = (id: string) => ({ id, teaches: [id], prompt: 'Which?' });
export const introduce = (itemId: string): ReviewStep => ({ kind: 'introduce', itemId });
const ask = (itemId: string, question: ExerciseItem): ReviewStep => ({
  kind: 'ask',
  itemId,
  skill: 'recognize',
  format: 'choose-meaning',
  question,
});
export const choose = (itemId: string) =>
  ask(itemId, { ...base(itemId), kind: 'choice', options: ['right', 'wrong'], answer: 'right' });
export const type = (itemId: string, ...answers: string[]) =>
  ask(itemId, { ...base(itemId), kind: 'type-answer', answers });

/** Items of which each means its own name. */
export const match = (...itemIds: readonly string[]): ReviewStep => ({
  kind: 'match',
  pairs: itemIds.map((itemId) => ({
    kind: 'ask',
    itemId,
    skill: 'recognize',
    format: 'choose-meaning',
    question: { ...base(itemId), kind: 'choice', options: [itemId, 'wrong'], answer: itemId },
  })),
  meanings: [...itemIds, 'wrong', 'also wrong'],
});

export const stamp = (id = 'x'): AnswerStamp => ({ id, answeredAt: '2026-03-01T10:00:00Z', elapsedMs: 4000 });
export const answered = (response: ExerciseResponse | null, id?: string): ReviewRunEvent => ({
  type: 'answer',
  response,
  stamp: stamp(id),
});
export const connected = (itemId: string, response: string | null, id?: string): ReviewRunEvent => ({
  type: 'match',
  itemId,
  response,
  stamp: stamp(id),
});
export const next: ReviewRunEvent = { type: 'next' };
export const undo: ReviewRunEvent = { type: 'undo' };
export const accept: ReviewRunEvent = { type: 'accept' };
export const commit: ReviewRunEvent = { type: 'commit' };
/** The review run after some events. */
export const after = (steps: readonly ReviewStep[], ...events: readonly ReviewRunEvent[]) =>
  events.reduce((run, event) => advanceReviewRun(steps, run, event), startReviewRun(steps, 1));
/** The items of the steps that are left; those of a match in one text. */
export const itemIdsLeft = (steps: readonly ReviewStep[], { queue }: ReviewRunState) =>
  queue.map((queued) => {
    const step = stepOf(steps, queued);
    return step ? itemIdsOf(step).join('+') : null;
  });
