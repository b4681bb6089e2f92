import type { ExerciseResponse } from '@ena/domain/exercise/kinds';
import { enqueue } from './outbox.ts';
import { getOutboxLearnerId } from '../platform/session.ts';
import { browserTimeZone } from '../platform/timeZone.ts';

/**
 * Records an answer for the learner; a null response is a question that ran out of time. `isCorrection`: the item
 * was answered wrong earlier in the visit.
 */
export function recordAnswer(
  unitId: string,
  itemId: string,
  response: ExerciseResponse | null,
  isCorrection = false,
): void {
  const learnerId = getOutboxLearnerId();
  if (learnerId === null) return;
  const when = { answeredAt: new Date().toISOString(), ...browserTimeZone() };
  const answer = {
    id: crypto.randomUUID(),
    unitId,
    itemId,
    response,
    ...(isCorrection && { isCorrection }),
    ...when,
  };
  void enqueue({ kind: 'answer', learnerId, answer });
}
