import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { createServerDatabase, longTimeouts, onPostgres } from '../../../test/database.ts';
import { startPooler } from '../../../test/pooler.ts';
import journal from '../../../migrations/meta/_journal.json' with { type: 'json' };
import { databaseTimeouts, openPostgres } from './open.ts';

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
