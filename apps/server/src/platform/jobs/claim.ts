/**
 * Jobs as rows of a table: a worker claims due rows for a lease, and another one takes them over if its process
 * dies. `nextAttemptAt` is null once a job is done or has failed permanently.
 */
import { asc, lte, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../db/open.ts';

type JobTable = PgTable & {
  readonly attempts: PgColumn;
  readonly nextAttemptAt: PgColumn;
} & ({ readonly id: PgColumn } | { readonly userId: PgColumn });

/** The key of a job: its id, or the id of the learner if each learner has one row. */
const keyOf = (table: JobTable): PgColumn => ('id' in table ? table.id : table.userId);

/**
 * Condition: one of the first `limit` rows that are due. `skip locked`: replicas claim different rows. `order`:
 * which ones come first.
 */
export function isDue(
  db: Db,
  table: JobTable,
  time: Date,
  limit: number,
  order: readonly SQL[] = [asc(table.nextAttemptAt)],
): SQL {
  const key = keyOf(table);
  const due = db
    .select({ key })
    .from(table)
    .where(lte(table.nextAttemptAt, time))
    .orderBy(...order)
    .limit(limit)
    .for('update', { skipLocked: true });
  return sql`${key} = any(array(${due}))`;
}

/** Column values of a claimed row: it can be claimed again after the lease. */
export const leasedUntil = (table: JobTable, time: Date, leaseMs: number) => ({
  attempts: sql`${table.attempts} + 1`,
  nextAttemptAt: new Date(time.getTime() + leaseMs),
});

interface RetryPolicy {
  /** Delay after the first attempt; it doubles with each further one, up to `maxDelayMs`. */
  readonly firstDelayMs: number;
  readonly maxDelayMs: number;
  /** A job fails permanently this long after it was created. */
  readonly giveUpAfterMs: number;
}

/** Exponential backoff: when a failed job is tried again, or null if it has failed permanently. */
export function nextAttemptAfter(
  { firstDelayMs, maxDelayMs, giveUpAfterMs }: RetryPolicy,
  attempts: number,
  createdAt: Date,
  time: Date,
): Date | null {
  if (time.getTime() - createdAt.getTime() > giveUpAfterMs) return null;
  return new Date(time.getTime() + Math.min(firstDelayMs * 2 ** Math.max(0, attempts - 1), maxDelayMs));
}
