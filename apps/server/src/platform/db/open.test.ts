import { eq, sql } from 'drizzle-orm';
import pg from 'pg';
import { expect, it } from 'vitest';
import { createServerDatabase, longTimeouts, onPostgres } from '../../../test/database.ts';
import { startPooler } from '../../../test/pooler.ts';
import journal from '../../../migrations/meta/_journal.json' with { type: 'json' };
import { databaseTimeouts, openPostgres } from './open.ts';
import { users } from './schema.ts';

it.skipIf(!onPostgres)('replicas that start together on an empty database migrate it once', async () => {
  const { url, drop } = await createServerDatabase();
  const replicas = await Promise.all([1, 2, 3].map(() => openPostgres(url, () => undefined, longTimeouts)));
  const counts = await Promise.all(
    replicas.map(({ db }) =>
      db.select({ count: sql`count(*)::int` }).from(sql`drizzle.__drizzle_migrations`),
    ),
  );
  await Promise.all(replicas.map(({ close }) => close()));
  await drop();
  const once = [{ count: journal.entries.length }];
  expect(counts).toEqual([once, once, once]);
});

it.each(Object.entries(databaseTimeouts))(
  'an unreachable database fails requests within 5 s: timeout %s',
  (_, ms) => expect(ms).toBeLessThanOrEqual(5000),
);

it.skipIf(!onPostgres)('behind a pooler, nothing is left in sessions that other clients get', async () => {
  const { url, drop } = await createServerDatabase();
  const pooler = await startPooler(url);
  const { db, close } = await openPostgres(pooler.url, () => undefined, longTimeouts);
  const named = db.select({ one: sql`1` }).from(sql`(values (1)) as one`).prepare('named');
  await named.execute();
  const prepared = await db.select({ name: sql`name` }).from(sql`pg_prepared_statements`);
  const locks = await db
    .select({ pid: sql`pid` })
    .from(sql`pg_locks join pg_database on pg_database.oid = database`)
    .where(sql`locktype = 'advisory' and datname = current_database()`);
  await close();
  pooler.close();
  await drop();
  expect({ prepared, locks }).toEqual({ prepared: [], locks: [] });
});

it.skipIf(!onPostgres)('a transaction that a deadlock with a migration rolls back is run again', async () => {
  const { url, drop } = await createServerDatabase();
  const { db, close } = await openPostgres(url, () => undefined, longTimeouts);
  const [user] = await db.insert(users).values({ name: 'Ana', email: 'ana@ena.example' }).returning();
  const migration = new pg.Client({ connectionString: url });
  await migration.connect();
  await migration.query('begin');
  await migration.query('lock table user_progress in share mode');
  let runs = 0;
  const done = db.transaction(async (tx) => {
    runs++;
    await tx
      .select()
      .from(users)
      .where(eq(users.id, user?.id ?? ''))
      .for('update');
    await tx.execute(sql`lock table user_progress in row exclusive mode`);
  });
  const isWaiting = async () =>
    (
      await migration.query(
        'select 1 from pg_locks join pg_database on pg_database.oid = database where datname = current_database() and not granted',
      )
    ).rowCount !== 0;
  await expect.poll(isWaiting, { timeout: 10_000, interval: 5 }).toBe(true);
  // The transaction has waited longer, so that it finds the deadlock, and is rolled back.
  await migration.query("update users set name = 'Nino'");
  await migration.query('commit');
  await done;
  expect(runs).toBe(2);
  await migration.end();
  await close();
  await drop();
});
