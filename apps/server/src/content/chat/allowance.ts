import type { Allowance } from '@ena/contract/chat';
import { Failure } from '../../platform/failure.ts';
import type { ContentServices } from '../services.ts';

/** Questions in 24 hours from the first, counted in the database, so that a restart does not reset them. */
const dailyLimitOf = ({ assistant }: ContentServices) => ({
  name: 'chat.ask a day',
  max: assistant.questionsPerDay,
  seconds: 24 * 60 * 60,
});

/** Counts a question; throws CHAT_LIMIT if none is left. */
export async function countQuestion(services: ContentServices, userId: string): Promise<void> {
  try {
    await services.limiter.count(dailyLimitOf(services), userId);
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    throw new Failure('CHAT_LIMIT', 'No questions are left for today.', error.retryAfter);
  }
}

export async function allowanceOf(services: ContentServices, userId: string): Promise<Allowance> {
  const { max } = dailyLimitOf(services);
  const { count, resetsAt } = await services.limiter.readCount(dailyLimitOf(services), userId);
  const left = Math.max(0, max - count);
  return {
    by: services.assistant.answeredBy,
    perDay: max,
    left,
    resetsAt: left === 0 && resetsAt ? resetsAt.toISOString() : null,
  };
}
