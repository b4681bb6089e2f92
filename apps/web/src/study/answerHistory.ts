import type { LastAnswer } from '@ena/domain/exercise/runItems';
import { api } from '../platform/client.ts';
import { getOutboxLearnerId } from '../platform/session.ts';

/** The last answer to each item of a unit; answers of this visit are added to it. */
export type VisitHistory = Map<string, LastAnswer>;

/** An exercise does not wait longer for its history. */
const maxWaitMs = 1500;

/**
 * The learner's last answers in a unit, by which the items of a run are drawn. Empty for a visitor and without
 * network; if the network is slow, it is filled later.
 */
export async function loadAnswerHistory(unitId: string): Promise<VisitHistory> {
  const history: VisitHistory = new Map();
  if (getOutboxLearnerId() === null) return history;
  const load = async () => {
    const { items } = await api.answers.history({ unitId });
    // Those of this visit are newer.
    for (const { itemId, questionId = itemId, correct, answeredAt } of items)
      if (!history.has(questionId)) history.set(questionId, { correct, at: answeredAt });
  };
  const timeout = new Promise((resolve) => setTimeout(resolve, maxWaitMs));
  await Promise.race([load().catch(() => undefined), timeout]);
  return history;
}
