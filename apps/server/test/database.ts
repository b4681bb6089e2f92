import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { inject } from 'vitest';
import {
  type Database,
  type DatabasePatience,
  databasePatience,
  openPglite,
  openPostgres,
} from '../src/db/open.ts';

const serverUrl = process.env['TEST_DATABASE_URL'];
export const onPostgres = Boolean(serverUrl);

/** Of tests of something else: a machine that halts for seconds is no failure of theirs. */
export const longPatience: DatabasePatience = { start: 60_000, connection: 60_000, query: 60_000 };

/**
 * A fresh migrated database of this test file's own; on PostgreSQL, reached through `port` where
 * given, with the patience of the product.
 */
export async function openTestDatabase(port?: number): Promise<Database> {
  return serverUrl ? openOnServer(serverUrl, port) : openInMemory();
}

async function openInMemory(): Promise<Database> {
  const template = await readFile(inject('databaseTemplate'));
  const client = await PGlite.create({ loadDataDir: new Blob([template]) });
  return { db: await openPglite(client), close: () => client.close() };
}

/** An empty database on the server of TEST_DATABASE_URL. */
export async function createServerDatabase(
  url = serverUrl ?? '',
): Promise<{ own: URL; drop: () => Promise<void> }> {
  const name = `ena_test_${randomBytes(6).toString('hex')}`;
  await onServer(url, `create database ${name}`);
  const own = new URL(url);
  own.pathname = `/${name}`;
  return { own, drop: () => onServer(url, `drop database ${name} with (force)`) };
}

async function openOnServer(url: string, port?: number): Promise<Database> {
  const { own, drop } = await createServerDatabase(url);
  if (port !== undefined) own.port = String(port);
  const patience = port === undefined ? longPatience : databasePatience;
  const database = await openPostgres(own.href, () => undefined, patience);
  return {
    db: database.db,
    close: async () => {
      await database.close();
      await drop();
    },
  };
}

async function onServer(url: string, command: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(command);
  } finally {
    await client.end();
  }
}
