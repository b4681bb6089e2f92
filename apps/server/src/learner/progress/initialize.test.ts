import { randomUUID } from 'node:crypto';
import { initialUnitIds } from '@ena/course/catalog';
import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { useApp } from '../../../test/app.ts';
import { userProfiles } from '../../platform/db/users.ts';
import { userProgress } from '../study/tables.ts';

const { world, call, signedIn } = useApp();

let number = 0;
const someone = () => signedIn(`starter${++number}@ena.example`);
const rowsOf = (userId: string) =>
  world.services.db
    .select()
    .from(userProgress)
    .where(eq(userProgress.userId, userId))
    .orderBy(userProgress.lessonId);
const profileOf = async (userId: string) =>
  (await world.services.db.select().from(userProfiles).where(eq(userProfiles.id, userId)))[0];
const study = (cookie: string, fields: object) =>
  call('POST', '/api/progress/reports', { id: randomUUID(), timeSpent: 7, ...fields }, { cookie });
const byId = (rows: readonly { readonly lessonId: string }[]) => rows.map(({ lessonId }) => lessonId).sort();

describe('initializing progress', () => {
  it('[TIME-10] [PROG-03] creates missing records and leaves the others unchanged', async () => {
    const { userId, cookie } = await someone();
    await study(cookie, { lessonId: 'alphabet', completed: true });
    await world.services.db
      .delete(userProgress)
      .where(and(eq(userProgress.userId, userId), eq(userProgress.lessonId, 'food')));
    const { status, json } = await call('POST', '/api/progress/initialise', { userId }, { cookie });
    expect([status, Array.isArray(json['records']) ? json['records'].length : 0]).toEqual([
      200,
      initialUnitIds.length,
    ]);
    const rows = await rowsOf(userId);
    expect(byId(rows)).toEqual([...initialUnitIds].sort());
    const fresh = { completed: false, score: null, timeSpent: 0 };
    expect(rows.find(({ lessonId }) => lessonId === 'food')).toMatchObject(fresh);
    expect(rows.find(({ lessonId }) => lessonId === 'alphabet')).toMatchObject({
      completed: true,
      timeSpent: 7,
    });
  });

  it('[BACK-08] is refused for another learner', async () => {
    const [ana, gio] = [await someone(), await someone()];
    const { status, json } = await call(
      'POST',
      '/api/progress/initialise',
      { userId: gio.userId },
      { cookie: ana.cookie },
    );
    expect([status, json['code']]).toEqual([403, 'FORBIDDEN']);
  });
});

describe('resetting progress', () => {
  it('[PROG-19] deletes and recreates the records of this learner only', async () => {
    const [ana, gio] = [await someone(), await someone()];
    for (const { cookie } of [ana, gio]) {
      await study(cookie, { lessonId: 'alphabet', completed: true });
      await study(cookie, { lessonId: 'quiz-alphabet', completed: true, score: 80 });
    }
    const before = await rowsOf(gio.userId);
    expect((await call('POST', '/api/progress/reset', {}, { cookie: ana.cookie })).status).toBe(200);
    const rows = await rowsOf(ana.userId);
    expect(byId(rows)).toEqual([...initialUnitIds].sort());
    expect(rows.filter((row) => row.completed || row.timeSpent > 0 || row.score !== null)).toEqual([]);
    expect(await profileOf(ana.userId)).toMatchObject({ lessonsCompleted: 0, totalStudyTime: 0 });
    expect(await rowsOf(gio.userId)).toEqual(before);
    expect(await profileOf(gio.userId)).toMatchObject({ lessonsCompleted: 2, totalStudyTime: 14 });
  });
});
