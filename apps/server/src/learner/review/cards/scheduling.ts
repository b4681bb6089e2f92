/** The desired retention of a learner, and the parameters that were fitted to their reviews. */
import { minFitReviews } from '@ena/domain/review/fit';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/open.ts';
import { prepared } from '../../../platform/db/prepared.ts';
import { type reviewLog, reviewParameters, reviewSettings } from '../tables.ts';
import type { Scheduling } from './memory.ts';

export type ParametersRow = typeof reviewParameters.$inferSelect;

/** Null before the first review. */
const readParameters = async (db: Db, userId: string): Promise<ParametersRow | null> =>
  (await db.select().from(reviewParameters).where(eq(reviewParameters.userId, userId)))[0] ?? null;

const defaultRetention = 90;

export async function readScheduling(db: Db, userId: string): Promise<Scheduling> {
  const [settings] = await db
    .select({ retention: reviewSettings.retention, easyDays: reviewSettings.easyDays })
    .from(reviewSettings)
    .where(eq(reviewSettings.userId, userId));
  const row = await readParameters(db, userId);
  return {
    retention: settings?.retention ?? defaultRetention,
    easyDays: settings?.easyDays ?? [],
    parameters: row?.parameters ?? null,
  };
}

/** Adds a number of reviews, the last of which was at `last`; `nextAttemptAt` if they are the first ones. */
const addReviews = prepared((db) => {
  const userId = sql.placeholder('userId');
  const { nextAttemptAt: known, fitAt } = reviewParameters;
  const grown = sql`${reviewParameters.reviews} + excluded.reviews`;
  const setting = (column: typeof reviewSettings.retention | typeof reviewSettings.easyDays) =>
    db.select({ column }).from(reviewSettings).where(eq(reviewSettings.userId, userId));
  return db
    .insert(reviewParameters)
    .values({
      userId,
      reviews: sql.placeholder('reviews'),
      nextAttemptAt: sql`${sql.placeholder('nextAttemptAt')}`,
    })
    .onConflictDoUpdate({
      target: reviewParameters.userId,
      set: {
        reviews: grown,
        nextAttemptAt: sql`case when ${grown} >= ${fitAt} then coalesce(${known}, ${sql.placeholder('last')}::timestamptz) else ${known} end`,
      },
    })
    .returning({
      parameters: reviewParameters.parameters,
      retention: sql<number>`coalesce((${setting(reviewSettings.retention)}), ${defaultRetention})`,
      easyDays: sql`coalesce((${setting(reviewSettings.easyDays)}), '{}')`.mapWith(reviewSettings.easyDays),
    })
    .prepare('ena_add_reviews');
});

/**
 * Counts reviews that were added to the log, and returns the learner's scheduling. Parameters become due for fitting with
 * the review that completes the number. A placement is no review.
 */
export async function countReviews(
  tx: Db,
  userId: string,
  added: readonly Pick<typeof reviewLog.$inferSelect, 'format' | 'reviewedAt'>[],
): Promise<Scheduling> {
  const reviews = added.filter(({ format }) => format !== 'placement');
  if (reviews.length === 0) return readScheduling(tx, userId);
  const last = new Date(Math.max(...reviews.map(({ reviewedAt }) => reviewedAt.getTime())));
  const nextAttemptAt = reviews.length >= minFitReviews ? last : null;
  const [row] = await addReviews(tx).execute({ userId, reviews: reviews.length, nextAttemptAt, last });
  if (!row) throw new Error('An upsert returned no row.');
  return row;
}
