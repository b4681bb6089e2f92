/** Migrates a PostgreSQL database that other processes may be using. */
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';
import { hasCode, isDeadlock } from './unavailable.ts';

export const migrationsFolder = fileURLToPath(new URL('../../../migrations', import.meta.url));
/** Any fixed number, for the advisory lock by which replicas that start together migrate only once. */
const migrationLock = 3_373_271;
/**
 * Requests to a table wait behind a migration that waits for its lock, such as that of pg_dump. So it waits less than
 * their timeout (`databaseTimeouts`), and tries again.
 */
const lockTimeoutMs = 1_000;
const retryDelayMs = 500;
const giveUpAfterMs = 60_000;

/** The first is lock_not_available, by the timeout. */
const isLockFailure = (error: unknown): boolean => hasCode(error, '55P03') || isDeadlock(error);

/**
 * Applies the migrations of `folder` that the database lacks: all or none. While a table is locked by others, tries
 * again for a minute; then throws PostgreSQL's error.
 */
export async function migratePostgres(client: pg.Client, folder = migrationsFolder): Promise<void> {
  for (const end = performance.now() + giveUpAfterMs; ; await wait(retryDelayMs)) {
    try {
      await migrateOnce(client, folder);
      return;
    } catch (error) {
      if (!isLockFailure(error) || performance.now() > end) throw error;
    }
  }
}

/**
 * In one transaction, lock and settings included: behind a connection pooler, the next transaction may run on another
 * connection, and a lock of the session would never be released.
 */
async function migrateOnce(client: pg.Client, folder: string): Promise<void> {
  await client.query('begin');
  try {
    // A timeout that the operator has set for requests is too short for migrations.
    await client.query('set local statement_timeout = 0');
    await client.query('select pg_advisory_xact_lock($1)', [migrationLock]);
    await client.query(`set local lock_timeout = ${lockTimeoutMs}`);
    // Within a transaction, Drizzle's `begin` has no effect; its `commit` ends the transaction.
    await migrate(drizzle(client), { migrationsFolder: folder });
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}
