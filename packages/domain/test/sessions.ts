/** Steps and events of sessions, for tests. */
import type { ExerciseItem, ExerciseResponse } from '../src/exercise/kinds.ts';
import { advanceSession, startSession, stepOf } from '../src/review/session.ts';
import type { AnswerStamp, ReviewSession, SessionEvent, SessionStep } from '../src/review/sessionModel.ts';
import { itemIdsOf } from '../src/review/stepItems.ts';

export const base = (id: string) => ({ id, teaches: [id], prompt: 'Which?' });
export const introduce = (itemId: string): SessionStep => ({ kind: 'introduce', itemId });
const ask = (itemId: string, question: ExerciseItem): SessionStep => ({
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
export const match = (...itemIds: readonly string[]): SessionStep => ({
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
export const answered = (response: ExerciseResponse | null, id?: string): SessionEvent => ({
  type: 'answer',
  response,
  stamp: stamp(id),
});
export const connected = (itemId: string, response: string | null, id?: string): SessionEvent => ({
  type: 'match',
  itemId,
  response,
  stamp: stamp(id),
});
export const next: SessionEvent = { type: 'next' };
export const undo: SessionEvent = { type: 'undo' };
export const accept: SessionEvent = { type: 'accept' };
export const commit: SessionEvent = { type: 'commit' };
/** The session after some events. */
export const after = (steps: readonly SessionStep[], ...events: readonly SessionEvent[]) =>
  events.reduce((session, event) => advanceSession(steps, session, event), startSession(steps, 1));
/** The items of the steps that are left; those of a match in one text. */
export const itemIdsLeft = (steps: readonly SessionStep[], { queue }: ReviewSession) =>
  queue.map((queued) => {
    const step = stepOf(steps, queued);
    return step ? itemIdsOf(step).join('+') : null;
  });
