import type { ExerciseResponse } from '@ena/domain/exercise/model';
import { post } from './outbox.ts';
import { session } from './session.ts';

/** Records an answer for the signed-in learner; a null response is a question that ran out of time. */
export function recordAnswer(unitId: string, itemId: string, response: ExerciseResponse | null): void {
  const known = session.peek();
  if (known.kind !== 'known' || known.value === null) return;
  const answer = { id: crypto.randomUUID(), unitId, itemId, response, answeredAt: new Date().toISOString() };
  void post({ kind: 'answer', learnerId: known.value.id, answer });
}
