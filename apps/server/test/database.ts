/**
 * Test databases. The test files of one worker share one database, which is emptied before each file: creating
 * one takes seconds, emptying it some milliseconds.
 */
import { randomBytes } from 'node:crypto';
import { cpSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { getTableName, is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { expect, inject } from 'vitest';
import {
  type Database,
  type DatabaseTimeouts,
  type Db,
  openPglite,
  openPostgres,
} from '../src/platform/db/open.ts';
import * as schema from '../src/learner/schema.ts';
import { databaseAt, runOnServer } from './postgresServer.ts';

const serverUrl = process.env['TEST_DATABASE_URL'];
export const onPostgres = Boolean(serverUrl);

// node-postgres 9 will refuse what it now warns about, such as queries that run concurrently in one transaction. Thrown
// here, it fails the run; the stack shows the query.
process.on('warning', (warning) => {
  if (warning.message.includes('removed in pg@')) throw warning;
});

/** Long enough for a busy machine; tests of timeouts pass their own. */
export const longTimeouts: DatabaseTimeouts = { startMs: 60_000, connectionMs: 60_000, queryMs: 60_000 };

/**
 * Number of runs of a property test: all on PostgreSQL, where statements really run concurrently,
 * and a tenth on the embedded database.
 */
export const propertyRuns = (all: number): number => (onPostgres ? all : Math.ceil(all / 10));

const tableNames = Object.values(schema).flatMap((one) => (is(one, PgTable) ? [getTableName(one)] : []));
const truncateAll = sql.raw(`truncate ${tableNames.join(', ')} restart identity cascade`);

/** Everything in the schema that a test could change: columns, constraints, indexes, triggers and functions. */
const schemaQuery = sql.raw(`
  select md5(string_agg(entry, ',' order by entry)) as checksum from (
    select format('%s.%s', attrelid::regclass, attname) from pg_attribute
      join pg_class on pg_class.oid = attrelid
      where relnamespace = 'public'::regnamespace and not attisdropped
    union all select format('%s %s', conrelid::regclass, conname) from pg_constraint
      where connamespace = 'public'::regnamespace
    union all select format('%s %s', tgrelid::regclass, tgname) from pg_trigger where not tgisinternal
    union all select proname::text from pg_proc where pronamespace = 'public'::regnamespace
  ) as parts (entry)`);

async function schemaChecksum(db: Db): Promise<unknown> {
  const result: unknown = await db.execute(schemaQuery);
  return Object(result).rows[0].checksum;
}

interface WorkerDatabase {
  readonly db: Db;
  /** Of the schema as migrated. */
  readonly checksum: unknown;
}
/** Kept across test files: with `isolate: false` a worker evaluates this module once. */
let workerDatabase: Promise<WorkerDatabase> | undefined;

async function openWorkerDatabase(): Promise<WorkerDatabase> {
  // Never closed: it ends with the worker, and the global setup drops what is on the server.
  const { db } = await openOwnDatabase();
  return { db, checksum: await schemaChecksum(db) };
}

/**
 * The database of this worker, with all tables empty. `close` fails if the test file has changed the
 * schema.
 */
export async function openTestDatabase(): Promise<Database> {
  workerDatabase ??= openWorkerDatabase();
  const { db, checksum } = await workerDatabase;
  await db.execute(truncateAll);
  return {
    db,
    close: async () => {
      if ((await schemaChecksum(db)) === checksum) return;
      workerDatabase = undefined;
      throw new Error('This test file has changed the schema of the shared database and not restored it.');
    },
  };
}

/** For a test that needs a database of its own. */
export interface OwnDatabaseOptions {
  /** The port of PostgreSQL, or of a proxy in front of it. */
  readonly port?: number;
  readonly timeouts?: DatabaseTimeouts;
}

/** A migrated database of the test's own, which it may close and break. */
export async function openOwnDatabase(options: OwnDatabaseOptions = {}): Promise<Database> {
  const template = inject('databaseTemplate');
  if (template.kind === 'embedded') {
    const dump = new Blob([await readFile(template.dump)]);
    const client = await PGlite.create({ loadDataDir: dump });
    return { db: await openPglite(client), close: () => client.close() };
  }
  const { url, drop } = await createServerDatabase({ template: template.name });
  const address = new URL(url);
  if (options.port !== undefined) address.port = String(options.port);
  const { db, close } = await openPostgres(address.href, () => undefined, options.timeouts ?? longTimeouts);
  return {
    db,
    close: async () => {
      await close();
      await drop();
    },
  };
}

/** A new database on the server of TEST_DATABASE_URL: empty, or a copy of `template`. */
export async function createServerDatabase(
  options: { readonly template?: string } = {},
): Promise<{ url: string; drop: () => Promise<void> }> {
  const run = inject('databaseTemplate');
  if (!serverUrl || run.kind !== 'postgres') throw new Error('These tests do not run on PostgreSQL.');
  const name = `${run.prefix}_${randomBytes(6).toString('hex')}`;
  const copied = options.template === undefined ? '' : ` template ${options.template}`;
  await runOnServer(serverUrl, `create database ${name}${copied}`);
  return {
    url: databaseAt(serverUrl, name),
    drop: async () => void (await runOnServer(serverUrl, `drop database ${name} with (force)`)),
  };
}

/**
 * Waits until this many connections of the database wait for a lock, such as one that `tx` holds. The
 * embedded database has one connection: there, every query waits for the end of the transaction.
 */
export async function waitForBlockedQueries(tx: Db, count: number): Promise<void> {
  if (!onPostgres) return;
  const blocked = async (): Promise<unknown> => {
    // Within a transaction, the activity statistics are cached from the first read.
    await tx.execute(sql`select pg_stat_clear_snapshot()`);
    const result: unknown = await tx.execute(
      sql`select count(*)::int from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    return Object(result).rows[0].count;
  };
  await expect.poll(blocked, { interval: 5 }).toBe(count);
}

/** Makes `dataDir` a data folder with only a migrated embedded database, as after the first start. */
export function copyEmbeddedDatabase(dataDir: string): void {
  const template = inject('databaseTemplate');
  if (template.kind !== 'embedded') throw new Error('There is no embedded database to copy.');
  cpSync(template.dataDir, dataDir, { recursive: true });
}
