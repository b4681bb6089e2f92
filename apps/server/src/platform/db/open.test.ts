import { eq, sql } from 'drizzle-orm';
import pg from 'pg';
import { expect, it } from 'vitest';
import {
  createServerDatabase,
  longTimeouts,
  onPostgres,
  waitForBlockedQueries,
} from '../../../test/database.ts';
import { startPooler } from '../../../test/pooler.ts';
import journal from '../../../migrations/meta/_journal.json' with { type: 'json' };
import { databaseTimeouts, openPostgres } from './open.ts';
import { users } from './users.ts';

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
  // The transaction finds the deadlock, and is rolled back, because it is the last to wait, and this one never looks for one.
  await migration.query("set deadlock_timeout = '1h'");
  await migration.query('begin');
  await migration.query('lock table user_progress in share mode');
  const migrated: Promise<unknown>[] = [];
  let runs = 0;
  await db.transaction(async (tx) => {
    runs++;
    // Run again at once, it can lock the row before the migration, which waits for it, and meet it in a second deadlock.
    await Promise.all(migrated);
    await tx
      .select()
      .from(users)
      .where(eq(users.id, user?.id ?? ''))
      .for('update');
    if (runs === 1) {
      const updated = migration.query("update users set name = 'Nino'");
      migrated.push(updated.then(() => migration.query('commit')));
      await waitForBlockedQueries(tx, 1);
    }
    await tx.execute(sql`lock table user_progress in row exclusive mode`);
  });
  await Promise.all(migrated);
  expect(runs).toBe(2);
  await migration.end();
  await close();
  await drop();
});
