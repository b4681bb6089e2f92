/** The days of a learner's review runs. */
import { longAbsenceDays } from '@ena/domain/review/plan';
import { type Day, daysFrom } from '@ena/domain/streak/day';
import { and, count, desc, eq, max, notInArray, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/open.ts';
import { reviewLog, reviewSettings } from '../tables.ts';
import type { ReviewContext } from './state.ts';

export interface RunDays {
  /** Days since the last review run; 0 without one. */
  readonly daysAway: number;
  readonly reviewsToday: number;
  /** Median of the time that was spent per day, after a long absence; null without such days. */
  readonly usualSeconds: number | null;
}

/** Answers in lessons and a placement have no time, and do not shorten the absence from review runs. */
const isInRun = (userId: string) =>
  and(eq(reviewLog.userId, userId), notInArray(reviewLog.format, ['lesson', 'placement']));

/** The last days with a review run, however long ago. */
const maxDays = 28;

/** Counts the answers in review runs of a day. */
export const reviewsOn = (db: Db, userId: string, day: Day) =>
  db
    .select({ reviews: count() })
    .from(reviewLog)
    .where(and(isInRun(userId), eq(reviewLog.day, day)));

/** Reads what a review run needs to know of earlier ones. */
export async function readRunDays(
  db: Db,
  { settings: { userId }, today }: Pick<ReviewContext, 'settings' | 'today'>,
): Promise<RunDays> {
  const last = db
    .select({ day: max(reviewLog.day) })
    .from(reviewLog)
    .where(isInRun(userId));
  const ofToday = reviewsOn(db, userId, today);
  const [row] = await db
    .select({ lastDay: sql<Day | null>`${last}`, reviewsToday: sql`${ofToday}`.mapWith(Number) })
    .from(reviewSettings)
    .where(eq(reviewSettings.userId, userId));
  const daysAway = row?.lastDay ? daysFrom(row.lastDay, today) : 0;
  return {
    daysAway,
    reviewsToday: row?.reviewsToday ?? 0,
    usualSeconds: daysAway < longAbsenceDays ? null : await readUsualSeconds(db, userId),
  };
}

async function readUsualSeconds(db: Db, userId: string): Promise<number | null> {
  const days = await db
    .select({ seconds: sql`sum(${reviewLog.elapsedMs}) / 1000`.mapWith(Number) })
    .from(reviewLog)
    .where(isInRun(userId))
    .groupBy(reviewLog.day)
    .orderBy(desc(reviewLog.day))
    .limit(maxDays);
  const sorted = days.map(({ seconds }) => seconds).toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? null;
}
