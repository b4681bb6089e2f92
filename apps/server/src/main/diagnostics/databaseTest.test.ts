import { randomUUID } from 'node:crypto';
import { schemaTables } from '@ena/domain/diagnostics/databaseTest';
import { eq, like, sql } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { useApp } from '../../../test/app.ts';
import { openOwnDatabase } from '../../../test/database.ts';
import { learnedItems, studyDays, userAnswers } from '../../learner/study/tables.ts';
import { userAchievements } from '../../learner/achievements/tables.ts';
import { progressReports } from '../../learner/progress/tables.ts';
import { userProfiles } from '../../platform/db/users.ts';
import { userProgress } from '../../learner/study/tables.ts';

const { world, logged, call, callWith, signedIn } = useApp();

const checks = ['connection', 'authentication', 'data'] as const;
const runCheck = (check: (typeof checks)[number], cookie?: string, overrides = {}) =>
  callWith(
    overrides,
    check === 'data' ? 'POST' : 'GET',
    `/api/diagnostics/${check}`,
    check === 'data' ? {} : undefined,
    { cookie },
  );
const testRows = () =>
  world.services.db.select().from(userProgress).where(like(userProgress.lessonId, 'test\\_%'));
let number = 0;
const someone = () => signedIn(`tester${++number}@ena.example`);

/** All data that the pages of a learner show. */
async function recordsOf(userId: string, cookie: string) {
  const { db } = world.services;
  const read = async (path: string) => (await call('GET', path, undefined, { cookie })).json;
  const tables = [userProgress, progressReports, studyDays, userAnswers, learnedItems, userAchievements];
  return {
    profile: await db.select().from(userProfiles).where(eq(userProfiles.id, userId)),
    rows: await Promise.all(
      tables.map((table) => db.select().from(table).where(eq(table.userId, userId)).orderBy(sql`1, 2`)),
    ),
    statistics: await read('/api/profile/statistics'),
    achievements: await read('/api/achievements'),
    progress: await read('/api/progress'),
  };
}

describe('the checks of the database test', () => {
  it('[DBT-03] connection: returns the kind of database to anybody, and no count', async () => {
    const { status, json } = await runCheck('connection');
    expect([status, json]).toEqual([200, { database: 'PostgreSQL' }]);
  });

  it('[DBT-14] the tables that the page names are there', async () => {
    const result: unknown = await world.services.db.execute(
      sql`select table_name from information_schema.tables where table_schema = 'public'`,
    );
    for (const table of schemaTables) expect(JSON.stringify(result)).toContain(`"table_name":"${table}"`);
    expect(schemaTables).toHaveLength(6);
  });

  it('[DBT-05] [DBT-07] authentication: a learner’s own profile is found, and isAdmin is returned', async () => {
    const [learner, admin] = [await someone(), await signedIn('admin@ena.example')];
    expect((await runCheck('authentication', learner.cookie)).json).toEqual({
      profileFound: true,
      isAdmin: false,
    });
    expect((await runCheck('authentication', admin.cookie)).json).toEqual({
      profileFound: true,
      isAdmin: true,
    });
  });

  it('[DBT-06] authentication: a missing profile is no error, and is not created', async () => {
    const { userId, cookie } = await someone();
    const mine = eq(userProfiles.id, userId);
    await world.services.db.delete(userProfiles).where(mine);
    const { status, json } = await runCheck('authentication', cookie);
    expect([status, json]).toEqual([200, { profileFound: false, isAdmin: false }]);
    expect(await world.services.db.select().from(userProfiles).where(mine)).toEqual([]);
  });

  it.each(['authentication', 'data'] as const)('[DBT-10] %s is refused to a visitor', async (check) => {
    const { status, json } = await runCheck(check);
    expect([status, json['code']]).toEqual([401, 'UNAUTHENTICATED']);
    expect(await testRows()).toEqual([]);
  });

  it('[DBT-12] data operations leave no record, and change nothing that a learner can see', async () => {
    const { userId, cookie } = await someone();
    const report = { id: randomUUID(), lessonId: 'alphabet', timeSpent: 7, completed: true };
    await call('POST', '/api/progress/reports', report, { cookie });
    const before = await recordsOf(userId, cookie);
    expect(JSON.stringify(before.statistics)).toContain('"studyMinutes":7');
    const replies = await Promise.all(Array.from({ length: 8 }, () => runCheck('data', cookie)));
    expect(replies.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200));
    expect(await testRows()).toEqual([]);
    expect(await recordsOf(userId, cookie)).toEqual(before);
  });
});

describe('a database that fails', () => {
  const { execute } = { execute: (text: string) => world.services.db.execute(sql.raw(text)) };
  /** Makes PostgreSQL refuse test records, like a full disk or a missing permission. */
  const refuse = async (event: 'insert' | 'delete') => {
    const row = event === 'insert' ? 'new' : 'old';
    await execute(
      `create function refuse() returns trigger language plpgsql as $$ begin
         if ${row}.lesson_id like 'test\\_%' then raise exception 'refused by host db-7.internal'; end if;
         return ${row};
       end $$`,
    );
    await execute(
      `create trigger refuse before ${event} on user_progress for each row execute function refuse()`,
    );
  };
  afterEach(async () => {
    await execute('drop trigger if exists refuse on user_progress');
    await execute('drop function if exists refuse()');
  });

  it.each(['insert', 'delete'] as const)(
    '[DBT-12] [DBT-15] to %s: returns an error without the database’s message, and leaves no rows',
    async (event) => {
      await refuse(event);
      const { userId, cookie } = await someone();
      const { status, json, text } = await runCheck('data', cookie);
      expect([status, json['code']]).toEqual([500, 'INTERNAL']);
      expect(text).not.toMatch(/refused|host|internal|user_progress|insert|delete/);
      expect(await testRows()).toEqual([]);
      expect(logged.join('')).toContain('P0001');
      expect(text).not.toContain(userId);
    },
  );

  it('to delete: a row would be left, and detected, without a transaction', async () => {
    await refuse('delete');
    const { userId } = await someone();
    const { db } = world.services;
    await db.insert(userProgress).values({ userId, lessonId: 'test_1' });
    await expect(db.delete(userProgress).where(eq(userProgress.lessonId, 'test_1'))).rejects.toThrow();
    expect(await testRows()).toHaveLength(1);
    await execute('drop trigger refuse on user_progress');
    await db.delete(userProgress).where(eq(userProgress.lessonId, 'test_1'));
  });

  it('[DBT-15] to respond at all: no check reveals its address', async () => {
    const { cookie } = await someone();
    const { db, close } = await openOwnDatabase();
    await close();
    const { readViewer } = world.services;
    for (const check of checks) {
      const { status, text } = await runCheck(check, cookie, { db, readViewer });
      expect(status).toBeGreaterThanOrEqual(500);
      expect(JSON.parse(text)).toMatchObject({ code: expect.stringMatching(/^(?:INTERNAL|UNAVAILABLE)$/) });
      expect(text).not.toMatch(/select|user_|postgres|127\.0\.0\.1|PGlite|closed/i);
    }
  });
});
