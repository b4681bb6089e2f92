import type { ExerciseResponse } from '@ena/domain/exercise/model';
import { post } from './outbox.ts';
import { workerId } from './session.ts';
import { browserZone } from './timeZone.ts';

/** Records an answer for the learner; a null response is a question that ran out of time. */
export function recordAnswer(unitId: string, itemId: string, response: ExerciseResponse | null): void {
  const learnerId = workerId();
  if (learnerId === null) return;
  const when = { answeredAt: new Date().toISOString(), ...browserZone() };
  const answer = { id: crypto.randomUUID(), unitId, itemId, response, ...when };
  void post({ kind: 'answer', learnerId, answer });
}
