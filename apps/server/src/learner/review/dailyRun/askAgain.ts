/**
 * What a review run of today still has to ask again, from the log: so a run that was left is continued on any device. What a
 * run asks again by itself: `maxRepeats` in domain/review/reviewRun, and twice a new item (domain/review/plan).
 */
import { maxRepeats } from '@ena/domain/review/reviewRun';
import { and, eq, notInArray, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/open.ts';
import { reviewCards, reviewLog } from '../tables.ts';
import type { StateCard } from '../cards/cards.ts';
import type { ReviewContext } from './state.ts';

export type DueCard = Pick<StateCard, 'itemId' | 'skill' | 'stability' | 'lastDay' | 'reps' | 'lapses'>;

/** Cards that were answered wrong today and not right since, and new items that were asked once. */
export async function readAskAgain(
  db: Db,
  { settings: { userId, pausedSince }, today, open }: ReviewContext,
): Promise<readonly DueCard[]> {
  if (pausedSince !== null) return [];
  const asked = db
    .select({
      itemId: reviewLog.itemId,
      skill: reviewLog.skill,
      times: sql<number>`count(*)`.as('times'),
      isRight:
        sql<boolean>`(array_agg(${reviewLog.correct} order by ${reviewLog.reviewedAt} desc, ${reviewLog.recordedAt} desc))[1]`.as(
          'is_right',
        ),
    })
    .from(reviewLog)
    .where(
      and(
        eq(reviewLog.userId, userId),
        eq(reviewLog.day, today),
        notInArray(reviewLog.format, ['lesson', 'placement']),
      ),
    )
    .groupBy(reviewLog.itemId, reviewLog.skill)
    .as('asked');
  const { itemId, skill, stability, lastDay, reps, lapses, due, createdDay, placed, suspended, buriedOn } =
    reviewCards;
  const isMissed = sql`(not ${asked.isRight} and ${asked.times} <= ${maxRepeats})`;
  const isNew = sql`(${asked.times} = 1 and ${skill} = 'recognize' and ${createdDay} = ${today} and not ${placed})`;
  const cards = await db
    .select({ itemId, skill, stability, lastDay, reps, lapses })
    .from(reviewCards)
    .innerJoin(asked, and(eq(itemId, asked.itemId), eq(skill, asked.skill)))
    .where(
      and(
        eq(reviewCards.userId, userId),
        // Not reset since, not due anyway.
        eq(lastDay, today),
        sql`${due} > ${today} and not ${suspended} and ${buriedOn} is distinct from ${today}`,
        sql`(${isMissed} or ${isNew})`,
      ),
    );
  return cards.filter((card) => card.itemId.startsWith('own.') || open.has(card.itemId));
}
