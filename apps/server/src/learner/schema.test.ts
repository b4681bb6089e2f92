import { randomUUID } from 'node:crypto';
import { initialUnitIds } from '@ena/course/catalog';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { useApp } from '../../test/app.ts';
import { users } from '../platform/db/users.ts';
import { userProgress } from './study/tables.ts';

/** Tables whose keys do not start with a learner's id, and why. */
const lookUps: Readonly<Record<string, string>> = {
  users: 'leads from an e-mail to a learner',
  accounts: 'leads from a way to log in to a learner',
  sessions: 'leads from a cookie to a learner',
  verifications: 'leads from a mailed link to a learner',
  rate_limits: 'belongs to addresses, before anyone is known',
  mail_queue: 'a queue, read in order of time',
  stripe_events: 'a queue, read in order of time, before it is known whom it is about',
};
/** Unique columns of a learner's table that do not start with the learner's id, and why. */
const lookUpColumns: Readonly<Record<string, string>> = {
  'stripe_customers.customer_id': 'leads from the id at the payment provider to a learner',
};

const { world, call, signedIn } = useApp();

const query = async (text: ReturnType<typeof sql>) => {
  const result: unknown = await world.services.db.execute(text);
  if (typeof result !== 'object' || result === null || !('rows' in result) || !Array.isArray(result.rows))
    return [];
  return result.rows.map((row: unknown): Record<string, unknown> => Object(row));
};

/** Columns of a table with their types, as the database reports them. */
const columnsOf = async (table: string) => {
  const rows = await query(
    sql`select column_name, data_type from information_schema.columns where table_schema = 'public' and table_name = ${table}`,
  );
  return Object.fromEntries(rows.map((row) => [row['column_name'], row['data_type']]));
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

  it('[BACK-02] has the columns of user_profiles, by the id of the user', async () => {
    expect(await columnsOf('user_profiles')).toMatchObject({
      id: 'uuid',
      display_name: 'text',
      avatar_url: 'text',
      level: 'text',
      lessons_completed: 'integer',
      total_study_time: 'integer',
      words_learned: 'integer',
      study_streak: 'integer',
      updated_at: 'timestamp with time zone',
    });
    const { userId, cookie } = await signedIn('profile@ena.example');
    const body = { id: randomUUID(), lessonId: 'alphabet', timeSpent: 90 };
    await call('POST', '/api/progress/reports', body, { cookie });
    const profiles = sql`select total_study_time as minutes from user_profiles where id = ${userId}`;
    expect(await query(profiles)).toEqual([{ minutes: 90 }]);
  });

  it('[BACK-03] [TIME-08] has the columns of user_progress, read as lessonId, completed and minutes', async () => {
    expect(await columnsOf('user_progress')).toMatchObject({
      id: 'uuid',
      user_id: 'uuid',
      lesson_id: 'text',
      completed: 'boolean',
      score: 'smallint',
      time_spent: 'integer',
      created_at: 'timestamp with time zone',
      updated_at: 'timestamp with time zone',
    });
    const { userId, cookie } = await signedIn('reader@ena.example');
    const body = { id: randomUUID(), lessonId: 'alphabet', timeSpent: 90, completed: true };
    await call('POST', '/api/progress/reports', body, { cookie });
    const read = await call('GET', '/api/progress', undefined, { cookie });
    const expected = initialUnitIds.map((lessonId) =>
      expect.objectContaining(
        lessonId === 'alphabet'
          ? { lessonId, completed: true, timeSpent: 90 }
          : { lessonId, completed: false, timeSpent: 0 },
      ),
    );
    expect(read.json['records']).toHaveLength(expected.length);
    expect(read.json['records']).toEqual(expect.arrayContaining(expected));
    const stored = sql`select time_spent as minutes from user_progress where user_id = ${userId} and lesson_id = 'alphabet'`;
    expect(await query(stored)).toEqual([{ minutes: 90 }]);
  });

  it('starts every primary key and unique constraint of a learner’s table with the learner’s id', async () => {
    const keys = await query(sql`
      select rel.relname as "table", att.attname as "first"
      from pg_index idx
      join pg_class rel on rel.oid = idx.indrelid
      join pg_namespace ns on ns.oid = rel.relnamespace and ns.nspname = 'public'
      join pg_attribute att on att.attrelid = rel.oid and att.attnum = idx.indkey[0]
      where idx.indisunique`);
    const learnerKeys = keys
      .filter(({ table }) => lookUps[String(table)] === undefined)
      .filter(({ table, first }) => lookUpColumns[`${String(table)}.${String(first)}`] === undefined);
    expect(learnerKeys.length).toBeGreaterThanOrEqual(8);
    const wrong = learnerKeys.filter(
      ({ table, first }) => first !== (table === 'user_profiles' ? 'id' : 'user_id'),
    );
    expect(wrong).toEqual([]);
  });

  it('deletes the rows of every table of a learner with the account, by foreign keys', async () => {
    const tables = await query(sql`
      select t.table_name as "table",
        (select confdeltype from pg_constraint c
          where c.contype = 'f' and c.conrelid = (quote_ident(t.table_name))::regclass) as "onDelete"
      from information_schema.tables t
      where t.table_schema = 'public' and t.table_type = 'BASE TABLE'`);
    const kept = tables.filter(({ onDelete }) => onDelete !== 'c').map(({ table }) => table);
    expect(kept.sort()).toEqual(['rate_limits', 'stripe_events', 'users', 'verifications']);
  });

  it.each([{ score: 101 }, { score: -1 }, { timeSpent: -1 }])(
    '[PROG-17] refuses a record with %o',
    async (bad) => {
      const email = `${JSON.stringify(bad)}@ena.example`;
      const [user] = await world.services.db.insert(users).values({ name: 'Ana', email }).returning();
      const insert = world.services.db
        .insert(userProgress)
        .values({ userId: user?.id ?? '', lessonId: 'alphabet', ...bad });
      await expect(insert).rejects.toThrow();
    },
  );
});
