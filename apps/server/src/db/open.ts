/** Opens the database: PGlite in the data folder, or PostgreSQL by its address; migrated and ready. */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres';
import { migrate as migratePg } from 'drizzle-orm/node-postgres/migrator';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import pg from 'pg';
import { StartError } from '../startError.ts';
import { lockFolder } from './lock.ts';
import { isUnavailable } from './unavailable.ts';

/** Either database, or a transaction on it. Inside `db.transaction` use only the transaction: PGlite hangs otherwise. */
export type Db = PgDatabase<PgQueryResultHKT>;

export interface Database {
  readonly db: Db;
  readonly close: () => Promise<void>;
}

const migrationsFolder = fileURLToPath(new URL('../../migrations', import.meta.url));
/** Held while migrating, so that replicas that start together migrate once. Any fixed number. */
const migrationLock = 3_373_271;

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
    `The database could not be brought up to date: ${reason(error)}. Nothing was changed. Restore the last backup or use the version of Ena that the database belongs to.`,
  );

/** Brings a PGlite up to date. */
export async function openPglite(client: PGlite): Promise<Db> {
  const db = drizzlePglite(client);
  await migratePglite(db, { migrationsFolder });
  return db;
}

/** The embedded database in `dataDir/db`, which only one process may hold. */
export async function openEmbedded(dataDir: string): Promise<Database> {
  const release = lockFolder(dataDir);
  try {
    const client = await PGlite.create(join(dataDir, 'db')).catch((error: unknown) => {
      throw new StartError(
        `The embedded database in ${join(dataDir, 'db')} could not be opened: ${reason(error)}. Restore it from a backup, or choose another DATA_DIR.`,
      );
    });
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
 * How long is waited for PostgreSQL, in milliseconds: at the start, for a connection, and for the answer to a query or
 * the end of a transaction.
 */
export interface DatabasePatience {
  readonly start: number;
  readonly connection: number;
  readonly query: number;
}
/** Nobody waits for more than 5 s for a database that is gone; then they are told so (503). */
export const databasePatience: DatabasePatience = { start: 5000, connection: 3000, query: 4500 };

/** PostgreSQL at `url`. `onIdleError` hears of lost idle connections; the pool replaces them. */
export async function openPostgres(
  url: string,
  onIdleError: (error: Error) => void,
  patience = databasePatience,
): Promise<Database> {
  await migratePostgres(url, patience.start);
  const pool = new pg.Pool({
    connectionString: url,
    max: 20,
    keepAlive: true,
    connectionTimeoutMillis: patience.connection,
    query_timeout: patience.query,
    statement_timeout: patience.query,
    application_name: 'ena',
  });
  pool.on('error', onIdleError);
  // Taken connections have no other listener, and without one their loss would end the process (drizzle-orm, issue 3908).
  pool.on('connect', (client) => client.on('error', () => undefined));
  const db = drizzlePg(pool);
  db.transaction = (work, config) =>
    onOneConnection(pool, patience.query, (client) => drizzlePg(client).transaction(work, config));
  return { db, close: () => pool.end() };
}

/**
 * What Drizzle does for a pool itself, and survives the loss of the connection: Drizzle never gives back one whose
 * `begin` failed, and gives back as sound one whose `rollback` failed (drizzle-orm, issue 6341).
 */
async function onOneConnection<T>(
  pool: pg.Pool,
  mostMs: number,
  work: (client: pg.PoolClient) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  // Where nothing answers, `rollback` would wait as long again.
  const timer = setTimeout(() => void client.end(), mostMs);
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

async function migratePostgres(url: string, connectionTimeoutMillis: number): Promise<void> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis,
    application_name: 'ena',
  });
  client.on('error', () => undefined); // a break surfaces in the query under way
  try {
    await client.connect();
  } catch (error) {
    throw new StartError(
      `The database at DATABASE_URL can't be reached: ${reason(error)}. Check that it runs and that address, user and password are right.`,
    );
  }
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await migratePg(drizzlePg(client), { migrationsFolder });
  } catch (error) {
    throw migrationFailed(error);
  } finally {
    await client.end();
  }
}
