import type { ExerciseResponse } from '@ena/domain/exercise/kinds';
import { enqueue } from './outbox.ts';
import { getOutboxLearnerId } from '../platform/session.ts';
import { browserTimeZone } from '../platform/timeZone.ts';
import { randomUuid } from '../platform/uuid.ts';

/**
 * Records an answer for the learner; a null response is a question that ran out of time. `isCorrection`: the item
 * was answered wrong earlier in the visit.
 */
export function recordAnswer(
  unitId: string,
  questionId: string,
  response: ExerciseResponse | null,
  isCorrection = false,
): void {
  const learnerId = getOutboxLearnerId();
  if (learnerId === null) return;
  const when = { answeredAt: new Date().toISOString(), ...browserTimeZone() };
  const answer = {
    id: randomUuid(),
    unitId,
    questionId,
    // The former name: replicas of the former release, which run during an upgrade, refuse an answer without it.
    itemId: questionId,
    response,
    ...(isCorrection && { isCorrection }),
    ...when,
  };
  void enqueue({ kind: 'answer', learnerId, answer });
}
