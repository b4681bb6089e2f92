import type { Allowance } from '@ena/contract/chat';
import { Failure } from '../failure.ts';
import type { Parts } from '../parts.ts';

/** So many questions in 24 hours from the first, kept in the database: a restart forgives nothing. */
const ruleOf = ({ assistant }: Parts) => ({
  name: 'chat.ask a day',
  max: assistant.questionsPerDay,
  seconds: 24 * 60 * 60,
});

/** Counts a question; CHAT_LIMIT where none is left. */
export async function countQuestion(parts: Parts, userId: string): Promise<void> {
  try {
    await parts.limiter.count(ruleOf(parts), userId);
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    throw new Failure('CHAT_LIMIT', 'No questions are left for today.', error.retryAfter);
  }
}

export async function allowanceOf(parts: Parts, userId: string): Promise<Allowance> {
  const { max } = ruleOf(parts);
  const { count, resetsAt } = await parts.limiter.counted(ruleOf(parts), userId);
  const left = Math.max(0, max - count);
  return {
    by: parts.assistant.by,
    perDay: max,
    left,
    resetsAt: left === 0 && resetsAt ? resetsAt.toISOString() : null,
  };
}
