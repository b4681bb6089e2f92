import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../../test/database.ts';
import type { Database } from './open.ts';
import { userProgress, users } from './schema.ts';

/** Tables that are not led by a learner, and why that is right. */
const lookUps: Readonly<Record<string, string>> = {
  users: 'leads from an e-mail to a learner',
  accounts: 'leads from a way to log in to a learner',
  sessions: 'leads from a cookie to a learner',
  verifications: 'leads from a mailed link to a learner',
  rate_limits: 'belongs to addresses, before anyone is known',
  mail_queue: 'a queue, read in order of time',
};

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const query = async (text: ReturnType<typeof sql>) => {
  const result: unknown = await database.db.execute(text);
  if (typeof result !== 'object' || result === null || !('rows' in result) || !Array.isArray(result.rows))
    return [];
  return result.rows.map((row: unknown): Record<string, unknown> => Object(row));
};

describe('the real schema', () => {
  it('[BACK-01] has the tables of the specification', async () => {
    const rows = await query(
      sql`select table_name from information_schema.tables where table_schema = 'public'`,
    );
    expect(rows.map((row) => row['table_name'])).toEqual(
      expect.arrayContaining([
        'user_profiles',
        'user_progress',
        'user_achievements',
        'stripe_customers',
        'stripe_subscriptions',
        'stripe_orders',
      ]),
    );
  });

  it('leads every primary key and unique constraint of a learner’s table by the learner', async () => {
    const keys = await query(sql`
      select rel.relname as "table", att.attname as "first"
      from pg_index idx
      join pg_class rel on rel.oid = idx.indrelid
      join pg_namespace ns on ns.oid = rel.relnamespace and ns.nspname = 'public'
      join pg_attribute att on att.attrelid = rel.oid and att.attnum = idx.indkey[0]
      where idx.indisunique`);
    const led = keys.filter(({ table }) => lookUps[String(table)] === undefined);
    expect(led.length).toBeGreaterThanOrEqual(8);
    const wrong = led.filter(({ table, first }) => first !== (table === 'user_profiles' ? 'id' : 'user_id'));
    expect(wrong).toEqual([]);
  });

  it('gives every table of a learner a foreign key that deletes with the account', async () => {
    const tables = await query(sql`
      select t.table_name as "table",
        (select confdeltype from pg_constraint c
          where c.contype = 'f' and c.conrelid = (quote_ident(t.table_name))::regclass) as "onDelete"
      from information_schema.tables t
      where t.table_schema = 'public' and t.table_type = 'BASE TABLE'`);
    const kept = tables.filter(({ onDelete }) => onDelete !== 'c').map(({ table }) => table);
    expect(kept.sort()).toEqual(['rate_limits', 'users', 'verifications']);
  });

  it.each([{ score: 101 }, { score: -1 }, { timeSpent: -1 }])(
    '[PROG-17] refuses a record with %o',
    async (bad) => {
      const email = `${JSON.stringify(bad)}@ena.example`;
      const [user] = await database.db.insert(users).values({ name: 'Ana', email }).returning();
      const insert = database.db
        .insert(userProgress)
        .values({ userId: user?.id ?? '', lessonId: 'alphabet', ...bad });
      await expect(insert).rejects.toThrow();
    },
  );
});
