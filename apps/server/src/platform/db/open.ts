/** Opens and migrates the database: PGlite in the data folder, or PostgreSQL by its URL. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle as drizzlePg, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import pg from 'pg';
import { avatarBucket } from '../files.ts';
import { isDiskFull, minFreeBytes, type ReadFreeBytes } from '../diskSpace.ts';
import { StartError } from '../startError.ts';
import { limitTimerDelays } from './limitTimerDelays.ts';
import { lockFolder } from './lock.ts';
import { migratePostgres, migrationsFolder } from './migratePostgres.ts';
import { watchForPanic } from './panic.ts';
import { isPooled, withoutStatementNames } from './pooler.ts';
import { isDeadlock, isUnavailable } from './unavailable.ts';

/** Either database, or a transaction. Inside `db.transaction` use only the transaction, or PGlite hangs. */
export type Db = PgDatabase<PgQueryResultHKT>;

/** Connections of the pool, and requests that wait for one. */
export interface PoolState {
  readonly open: number;
  readonly idle: number;
  readonly waiting: number;
  readonly max: number;
}

export interface Database {
  readonly db: Db;
  /** Absent for the embedded database, which has one connection. */
  readonly poolState?: () => PoolState;
  readonly close: () => Promise<void>;
}

const reason = (error: unknown): string => {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  const text =
    cause instanceof Error
      ? cause.message || ('code' in cause ? String(cause.code) : cause.name)
      : String(cause);
  return text.split('\n')[0] ?? '';
};
const migrationFailed = (error: unknown) =>
  new StartError(
    `The database could not be migrated: ${reason(error)}. Nothing was changed. Restore the last backup or use the version of Ena that the database belongs to.`,
  );

/** Migrates a PGlite database. */
export async function openPglite(client: PGlite): Promise<Db> {
  const db = drizzlePglite(client);
  await migratePglite(db, { migrationsFolder });
  return db;
}

const diskFull = (dataDir: string) =>
  new StartError(
    `The disk that has ${dataDir} is full. Nothing is lost: free at least ${minFreeBytes / 1024 / 1024} MB on it and start again.`,
  );

/** At once, because the thread would block at the next statement. After the next start, what was acknowledged is there. */
function exitOnPanic(dataDir: string, error: unknown): never {
  const cause = isDiskFull(dataDir)
    ? diskFull(dataDir).message
    : 'What was saved is still there: start again.';
  process.stderr.write(
    `Ena has stopped, because its database could not write: ${reason(error)}.\n${cause}\n`,
  );
  process.exit(1);
}

/** Throws StartError if the data folder has been used, but its database is gone: no new one replaces it silently. */
function assertNotLost(dataDir: string): void {
  const folder = join(dataDir, 'db');
  const isEmpty = !existsSync(folder) || readdirSync(folder).length === 0;
  const leftOver = ['secrets.json', avatarBucket].filter((name) => existsSync(join(dataDir, name)));
  if (isEmpty && leftOver.length > 0)
    throw new StartError(
      `The database in ${folder} is missing, but ${dataDir} has been used before (it has ${leftOver.join(' and ')}). Put the folder back or restore a backup into an empty DATA_DIR; if Ena ran with PostgreSQL, set DATABASE_URL. To start anew without accounts and progress, choose another DATA_DIR or delete ${leftOver.join(' and ')}.`,
    );
}

/**
 * The embedded database in `dataDir/db`, which only one process may open; created in a new data folder. Throws
 * StartError.
 */
export async function openEmbedded(dataDir: string, readFreeBytes?: ReadFreeBytes): Promise<Database> {
  if (isDiskFull(dataDir, readFreeBytes)) throw diskFull(dataDir);
  const release = lockFolder(dataDir);
  try {
    assertNotLost(dataDir);
    limitTimerDelays();
    const client = await PGlite.create(join(dataDir, 'db')).catch((error: unknown) => {
      throw new StartError(
        `The embedded database in ${join(dataDir, 'db')} could not be opened: ${reason(error)}. Restore it from a backup, or choose another DATA_DIR.`,
      );
    });
    watchForPanic(client, (error) => exitOnPanic(dataDir, error));
    const db = await openPglite(client).catch(async (error: unknown) => {
      await client.close();
      throw migrationFailed(error);
    });
    return {
      db,
      close: async () => {
        await client.close();
        release();
      },
    };
  } catch (error) {
    release();
    throw error;
  }
}

/**
 * Timeouts for PostgreSQL, in milliseconds: at startup, for a connection, and for the result of a query or the
 * end of a transaction.
 */
export interface DatabaseTimeouts {
  readonly startMs: number;
  readonly connectionMs: number;
  readonly queryMs: number;
}
const maxConnections = 20;
/** An unreachable database fails requests within 5 s (503). */
export const databaseTimeouts: DatabaseTimeouts = { startMs: 5000, connectionMs: 3000, queryMs: 4500 };

/** PostgreSQL at `url`. `onIdleError` is called for lost idle connections; the pool replaces them. */
export async function openPostgres(
  url: string,
  onIdleError: (error: Error) => void,
  timeouts = databaseTimeouts,
): Promise<Database> {
  const { pooled } = await prepare(url, timeouts.startMs);
  const pool = new pg.Pool({
    connectionString: url,
    max: maxConnections,
    keepAlive: true,
    connectionTimeoutMillis: timeouts.connectionMs,
    query_timeout: timeouts.queryMs,
    // PgBouncer refuses connections with settings of the session.
    ...(!pooled && { statement_timeout: timeouts.queryMs }),
    application_name: 'ena',
  });
  pool.on('error', onIdleError);
  // Connections in use have no other error listener: without one, a loss ends the process (drizzle-orm #3908).
  pool.on('connect', (client) => client.on('error', () => undefined));
  if (pooled) pool.on('connect', withoutStatementNames);
  const db = drizzlePg(pool);
  // One for each connection, because it has the prepared statements (prepared.ts).
  const databases = new WeakMap<pg.PoolClient, NodePgDatabase>();
  const databaseOf = (client: pg.PoolClient): NodePgDatabase => {
    const known = databases.get(client) ?? drizzlePg(client);
    databases.set(client, known);
    return known;
  };
  db.transaction = (work, config) =>
    retryDeadlocks(() =>
      withConnection(pool, timeouts.queryMs, (client) => databaseOf(client).transaction(work, config)),
    );
  return {
    db,
    poolState: () => ({
      open: pool.totalCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
      max: maxConnections,
    }),
    close: () => pool.end(),
  };
}

const maxAttempts = 3;
/**
 * Runs a transaction again that PostgreSQL has rolled back because of a deadlock. Ours lock in one order (`lockProfile`), but a
 * migration of the next version, which runs meanwhile, in another. So `work` must change nothing but the database.
 */
async function retryDeadlocks<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (!isDeadlock(error) || attempt === maxAttempts) throw error;
    }
  }
}

/**
 * Runs `work` on one connection of the pool. Unlike Drizzle's own code for pools, this survives the loss of the
 * connection: Drizzle never releases one whose `begin` failed, and reuses one whose `rollback` failed
 * (drizzle-orm #6341).
 */
async function withConnection<T>(
  pool: pg.Pool,
  timeoutMs: number,
  work: (client: pg.PoolClient) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  // With an unreachable database, `rollback` would wait for another timeout.
  const timer = setTimeout(() => void client.end(), timeoutMs);
  let isBroken = false;
  try {
    return await work(client);
  } catch (error) {
    isBroken = isUnavailable(error);
    throw error;
  } finally {
    clearTimeout(timer);
    client.release(isBroken);
  }
}

/** Migrates the database, and finds out whether a connection pooler is in front of it. */
async function prepare(url: string, connectionTimeoutMillis: number): Promise<{ pooled: boolean }> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis,
    application_name: 'ena',
  });
  client.on('error', () => undefined); // a lost connection makes the running query fail
  try {
    await client.connect();
  } catch (error) {
    throw new StartError(
      `The database at DATABASE_URL can't be reached: ${reason(error)}. Check that it runs and that address, user and password are right.`,
    );
  }
  try {
    const pooled = await isPooled(client);
    await migratePostgres(client);
    return { pooled };
  } catch (error) {
    throw migrationFailed(error);
  } finally {
    await client.end();
  }
}
