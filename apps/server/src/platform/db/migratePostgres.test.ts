import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import { createServerDatabase, longTimeouts, onPostgres } from '../../../test/database.ts';
import journal from '../../../migrations/meta/_journal.json' with { type: 'json' };
import { migratePostgres, migrationsFolder } from './migratePostgres.ts';
import { openPostgres } from './open.ts';

/** All migrations and one more. */
function withMigration(sql: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'ena-migrations-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  cpSync(migrationsFolder, folder, { recursive: true });
  writeFileSync(join(folder, 'next.sql'), sql);
  const entry = {
    idx: journal.entries.length,
    version: '7',
    when: Date.now(),
    tag: 'next',
    breakpoints: true,
  };
  writeFileSync(
    join(folder, 'meta/_journal.json'),
    JSON.stringify({ ...journal, entries: [...journal.entries, entry] }),
  );
  return folder;
}

it.skipIf(!onPostgres)('requests go on while a migration waits for a table that a dump reads', async () => {
  const { url, drop } = await createServerDatabase();
  await (await openPostgres(url, () => undefined, longTimeouts)).close();
  // With a timeout, as requests have.
  const clients = [1, 2, 3].map(() => new pg.Client({ connectionString: url, query_timeout: 10_000 }));
  const [dump, replica, request] = clients;
  if (!dump || !replica || !request) throw new Error('unreachable');
  await Promise.all(clients.map((client) => client.connect()));
  await dump.query('begin; lock table users in access share mode');

  const migrated = migratePostgres(replica, withMigration('alter table users add column next_column text'));
  const waiting = async () =>
    (await request.query("select from pg_locks where mode = 'AccessExclusiveLock' and not granted")).rowCount;
  await expect.poll(waiting, { interval: 5 }).toBe(1);
  const users = await request.query('select next_column from users').catch((error: unknown) => String(error));
  await dump.query('commit');
  await migrated;
  const after = await request.query('select next_column from users');
  await Promise.all(clients.map((client) => client.end()));
  await drop();
  // The request was answered before the migration: without its column.
  expect(users).toContain('does not exist');
  expect(after.rows).toEqual([]);
});
