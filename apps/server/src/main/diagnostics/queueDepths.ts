/** How many jobs wait in the queues of the database. */
import { asc, isNotNull, lte, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { stripeEvents } from '../../billing/tables.ts';
import { reviewParameters } from '../../learner/review/tables.ts';
import type { Db } from '../../platform/db/open.ts';
import { mailQueue } from '../../platform/mail/tables.ts';
import type { QueueDepth } from '../../platform/metrics/registry.ts';

interface JobTable {
  readonly table: PgTable;
  readonly attempts: PgColumn;
  readonly nextAttemptAt: PgColumn;
}
const jobTable = (table: PgTable & Omit<JobTable, 'table'>): JobTable => ({
  table,
  attempts: table.attempts,
  nextAttemptAt: table.nextAttemptAt,
});
const queues = {
  mail: jobTable(mailQueue),
  webhook_events: jobTable(stripeEvents),
  review_parameters: jobTable(reviewParameters),
};

/** Jobs are counted up to this number, so that the query stays cheap however long a queue has grown. */
export const maxCountedJobs = 10_000;

/** Reads the depths of all queues by their indexes on `next_attempt_at`. */
export async function readQueueDepths(db: Db, time: Date): Promise<QueueDepth[]> {
  const depths: QueueDepth[] = [];
  for (const [queue, { table, attempts, nextAttemptAt }] of Object.entries(queues)) {
    const jobs = db
      .select({
        isDue: sql<boolean>`${lte(nextAttemptAt, time)}`.as('is_due'),
        isRetried: sql<boolean>`${attempts} > 0`.as('is_retried'),
      })
      .from(table)
      .where(isNotNull(nextAttemptAt))
      .orderBy(asc(nextAttemptAt))
      .limit(maxCountedJobs)
      .as('jobs');
    const [counts] = await db
      .select({
        waiting: sql<number>`count(*)::int`,
        due: sql<number>`(count(*) filter (where ${jobs.isDue}))::int`,
        retrying: sql<number>`(count(*) filter (where ${jobs.isRetried}))::int`,
      })
      .from(jobs);
    if (counts) depths.push({ queue, counts });
  }
  return depths;
}
