import { and, between, eq, max } from 'drizzle-orm';
import type { Db } from '../../../platform/db/open.ts';
import { userAnswers } from '../../study/tables.ts';
import { reviewLog } from '../tables.ts';

/** Times that were moved to an end of the range lie this close to it. */
const maxMovedMs = 60_000;
const dayMs = 24 * 60 * 60 * 1000;
const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);

/** The time that follows the last answer or review recorded within a minute from a time on; that time if there is none. */
export async function freeFrom(tx: Db, userId: string, time: number): Promise<number> {
  const range = [new Date(time), new Date(time + maxMovedMs)] as const;
  const [answer] = await tx
    .select({ at: max(userAnswers.answeredAt) })
    .from(userAnswers)
    .where(and(eq(userAnswers.userId, userId), between(userAnswers.answeredAt, ...range)));
  const [review] = await tx
    .select({ at: max(reviewLog.reviewedAt) })
    .from(reviewLog)
    .where(
      and(
        eq(reviewLog.userId, userId),
        // There is an index of days, which are those of any time zone.
        between(reviewLog.day, dayOf(time - dayMs), dayOf(time + dayMs + maxMovedMs)),
        between(reviewLog.reviewedAt, ...range),
      ),
    );
  return Math.max(time, ...[answer?.at, review?.at].flatMap((at) => (at ? [at.getTime() + 1] : [])));
}
