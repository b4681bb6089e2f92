import { randomUUID } from 'node:crypto';
import { initialUnitIds, lessonsOf } from '@ena/course/catalog';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { cookieOf, useApp } from '../../../test/app.ts';
import { userProfiles } from '../../platform/db/users.ts';
import { createLimiter } from '../../platform/http/limits.ts';
import { studyDays, userProgress } from '../study/tables.ts';
import { progressReports } from './tables.ts';

const { world, time, call, callWith, signedIn } = useApp();
const dayMs = 24 * 60 * 60 * 1000;

let number = 0;
const someone = (subscription?: string) => signedIn(`someone${++number}@ena.example`, subscription);
/** Lets days pass, and signs the learner in again. */
async function afterDays(userId: string, days: number): Promise<string> {
  time.now = new Date(time.now.getTime() + days * dayMs);
  const { accounts } = world.services;
  return cookieOf(accounts.cookies.issue(await accounts.startSession(userId, false), false));
}
const report = (cookie: string, fields: Record<string, unknown>) =>
  call('POST', '/api/progress/reports', { id: randomUUID(), timeSpent: 0, ...fields }, { cookie });
const recordOf = async (cookie: string, lessonId: string) => {
  const { json } = await call('GET', '/api/progress', undefined, { cookie });
  const records: unknown = json['records'];
  return Array.isArray(records) ? records.find((record) => record.lessonId === lessonId) : undefined;
};
const profileOf = async (userId: string) =>
  (await world.services.db.select().from(userProfiles).where(eq(userProfiles.id, userId)))[0];

describe('a progress report', () => {
  it('[PROG-05] adds time to what is stored, and [PERR-03] returns the record', async () => {
    const { cookie } = await someone();
    await report(cookie, { lessonId: 'alphabet', timeSpent: 3 });
    const { status, json } = await report(cookie, { lessonId: 'alphabet', timeSpent: 4 });
    expect(status).toBe(200);
    expect(json['record']).toMatchObject({
      lessonId: 'alphabet',
      timeSpent: 7,
      completed: false,
      score: null,
    });
  });

  it.each([
    ['completed', [{ completed: true }, { completed: false }, {}], { completed: true }],
    ['the best score', [{ score: 60 }, { score: 90 }, { score: 70 }, {}], { score: 90 }],
  ])('[PROG-04] [PROG-07] keeps %s, whatever comes later', async (_what, reports, expected) => {
    const { cookie } = await someone();
    for (const fields of reports) await report(cookie, { lessonId: 'quiz-alphabet', ...fields });
    expect(await recordOf(cookie, 'quiz-alphabet')).toMatchObject(expected);
  });

  it('sent again has one effect, also many times concurrently', async () => {
    const { cookie, userId } = await someone();
    const same = { id: randomUUID(), lessonId: 'alphabet', timeSpent: 5 };
    const replies = await Promise.all(Array.from({ length: 10 }, () => report(cookie, same)));
    expect(replies.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(await recordOf(cookie, 'alphabet')).toMatchObject({ timeSpent: 5 });
    expect((await profileOf(userId))?.totalStudyTime).toBe(5);
  });

  it('[PROG-06] creates one record if there was none (QBEG-05: under quiz-{topic})', async () => {
    const { cookie, userId } = await someone();
    await Promise.all([1, 2, 3].map(() => report(cookie, { lessonId: 'quiz-alphabet', timeSpent: 1 })));
    const rows = await world.services.db.select().from(userProgress).where(eq(userProgress.userId, userId));
    expect(rows).toHaveLength(initialUnitIds.length + 1);
    expect(await recordOf(cookie, 'quiz-alphabet')).toMatchObject({ timeSpent: 3 });
  });

  it('[PROG-08] [PROG-09] [QBEG-06] recomputes the profile: lessons and quizzes completed, minutes of all records', async () => {
    const { cookie, userId } = await someone();
    await report(cookie, { lessonId: 'alphabet', timeSpent: 11, completed: true });
    await report(cookie, { lessonId: 'quiz-alphabet', timeSpent: 2, completed: true, score: 80 });
    await report(cookie, { lessonId: 'basic-vocabulary', timeSpent: 4 });
    expect(await profileOf(userId)).toMatchObject({ lessonsCompleted: 2, totalStudyTime: 17 });
  });

  it('[PROG-14] completes a level with its last lesson and not before, not by a report of its own; the profile then has the next level (OP-24)', async () => {
    const { cookie, userId } = await someone('active');
    const [last, ...others] = lessonsOf('beginner').map(({ id }) => id);
    for (const lessonId of others) await report(cookie, { lessonId, completed: true });
    await report(cookie, { lessonId: 'quiz-alphabet', completed: true });
    await report(cookie, { lessonId: 'beginner', timeSpent: 1, completed: true });
    expect(await recordOf(cookie, 'beginner')).toMatchObject({ completed: false, timeSpent: 1 });
    expect((await profileOf(userId))?.level).toBe('Beginner');

    await report(cookie, { lessonId: last, completed: true });
    expect(await recordOf(cookie, 'beginner')).toMatchObject({ completed: true });
    expect(await profileOf(userId)).toMatchObject({
      level: 'Intermediate',
      // The lessons, the level itself, and the quiz.
      lessonsCompleted: others.length + 3,
    });
  });

  it('counts a visit of a hub once per study day, and not as study', async () => {
    const { cookie, userId } = await someone('active');
    for (let visit = 0; visit < 5; visit++)
      expect((await report(cookie, { lessonId: 'intermediate', timeSpent: 240 })).status).toBe(200);
    expect(await recordOf(cookie, 'intermediate')).toMatchObject({ completed: false, timeSpent: 5 });
    time.now = new Date(time.now.getTime() + 20 * 60 * 60 * 1000);
    await report(cookie, { lessonId: 'intermediate', timeSpent: 5 });
    expect(await recordOf(cookie, 'intermediate')).toMatchObject({ timeSpent: 10 });
    expect(await profileOf(userId)).toMatchObject({ totalStudyTime: 0, studyStreak: 0, lastStudiedAt: null });
    const days = world.services.db.select().from(studyDays).where(eq(studyDays.userId, userId));
    expect(await days).toEqual([]);
    // Study counts as before.
    await report(cookie, { lessonId: 'alphabet', timeSpent: 3 });
    expect(await profileOf(userId)).toMatchObject({ totalStudyTime: 3, studyStreak: 1 });
  });

  it('refuses more minutes at once than a page reports, and counts no more than a day has', async () => {
    const { cookie, userId } = await someone();
    expect((await report(cookie, { lessonId: 'alphabet', timeSpent: 241 })).status).toBe(400);
    for (let turn = 0; turn < 7; turn++) await report(cookie, { lessonId: 'alphabet', timeSpent: 240 });
    const days = world.services.db.select().from(studyDays).where(eq(studyDays.userId, userId));
    expect(await days).toMatchObject([{ minutes: 24 * 60 }]);
    expect(await profileOf(userId)).toMatchObject({ totalStudyTime: 24 * 60 });
  });

  it('adds the minutes of all units and devices to at most those of a day', async () => {
    const { cookie, userId } = await someone();
    const lessonIds = ['alphabet', 'quiz-alphabet', 'basic-vocabulary'];
    await Promise.all(
      Array.from({ length: 12 }, (_, turn) =>
        report(cookie, { lessonId: lessonIds[turn % 3], timeSpent: 200, timeZone: 'UTC' }),
      ),
    );
    expect(await profileOf(userId)).toMatchObject({ totalStudyTime: 24 * 60 });
    await report(cookie, { lessonId: 'alphabet', timeSpent: 5, completed: true });
    expect(await recordOf(cookie, 'alphabet')).toMatchObject({ completed: true });
    const tomorrow = await afterDays(userId, 1);
    await report(tomorrow, { lessonId: 'alphabet', timeSpent: 30, timeZone: 'UTC' });
    expect(await profileOf(userId)).toMatchObject({ totalStudyTime: 24 * 60 + 30 });
  });

  it('is remembered for as long as a device may repeat it', async () => {
    const { cookie, userId } = await someone();
    const once = { id: randomUUID(), lessonId: 'alphabet', timeSpent: 1 };
    const count = () => world.services.db.$count(progressReports, eq(progressReports.userId, userId));
    await report(cookie, once);
    const later = await afterDays(userId, 60);
    await report(later, { lessonId: 'alphabet', timeSpent: 1 });
    await report(later, once);
    expect(await recordOf(later, 'alphabet')).toMatchObject({ timeSpent: 2 });
    expect(await count()).toBe(2);
    const muchLater = await afterDays(userId, 31);
    await report(muchLater, { lessonId: 'alphabet', timeSpent: 1 });
    expect(await count()).toBe(2);
  });

  it('is refused beyond the maximum of a day', async () => {
    const { cookie } = await someone();
    const limiter = createLimiter(
      world.services.db,
      'secret',
      () => time.now,
      new Map([['reportsPerDay', 2]]),
    );
    const replies: number[] = [];
    for (let turn = 0; turn < 3; turn++) {
      const body = { id: randomUUID(), lessonId: 'alphabet', timeSpent: 1 };
      replies.push((await callWith({ limiter }, 'POST', '/api/progress/reports', body, { cookie })).status);
    }
    expect(replies).toEqual([200, 200, 429]);
  });

  it('[PROG-21] sets updated_at and never changes created_at', async () => {
    const { cookie, userId } = await someone();
    const rows = () =>
      world.services.db
        .select()
        .from(userProgress)
        .where(eq(userProgress.userId, userId))
        .orderBy(userProgress.lessonId);
    const before = (await rows()).find(({ lessonId }) => lessonId === 'alphabet');
    time.now = new Date(time.now.getTime() + 60_000);
    await report(cookie, { lessonId: 'alphabet', timeSpent: 1 });
    const after = (await rows()).find(({ lessonId }) => lessonId === 'alphabet');
    expect(after?.createdAt).toEqual(before?.createdAt);
    expect(after?.updatedAt).toEqual(time.now);
  });

  it.each([
    ['nonsense', 'someone', 404, 'UNKNOWN_UNIT'],
    ['grammar', 'someone', 404, 'UNKNOWN_UNIT'],
    ['advanced-listening', 'someone', 404, 'UNKNOWN_UNIT'],
    ['advanced', 'someone', 200, undefined],
    ['colors-shapes', 'someone', 403, 'NOT_ENTITLED'],
    ['idiomatic-expressions', 'subscriber', 200, undefined],
  ])('of %s by %s returns %i %s', async (lessonId, who, status, code) => {
    const { cookie } = await someone(who === 'subscriber' ? 'active' : undefined);
    const reply = await report(cookie, { lessonId, timeSpent: 1 });
    expect([reply.status, reply.json['code']]).toEqual([status, code]);
  });

  it('[BACK-08] changes nobody else’s records, [PERR-02] [PROG-20] and is refused without a session', async () => {
    const [ana, gio] = [await someone(), await someone()];
    await report(ana.cookie, { lessonId: 'alphabet', timeSpent: 9 });
    expect(await recordOf(gio.cookie, 'alphabet')).toMatchObject({ timeSpent: 0 });
    const refused = await report('ena.session=forged', { lessonId: 'alphabet', timeSpent: 9 });
    expect(refused).toMatchObject({
      status: 401,
      json: { code: 'UNAUTHENTICATED', message: 'User not authenticated' },
    });
  });

  it('[PROF-04] creates a missing profile with the name typed at sign-up', async () => {
    const { cookie, userId } = await someone();
    await world.services.db.delete(userProfiles).where(eq(userProfiles.id, userId));
    await report(cookie, { lessonId: 'alphabet', timeSpent: 2 });
    expect(await profileOf(userId)).toMatchObject({ displayName: 'Ana', totalStudyTime: 2 });
  });

  it('[PROG-01] from 50 concurrent writers leaves counters that match the rows', async () => {
    const { cookie, userId } = await someone('active');
    const lessonIds = lessonsOf('beginner').map(({ id }) => id);
    const replies = await Promise.all(
      Array.from({ length: 50 }, (_, writer) =>
        report(cookie, {
          lessonId: lessonIds[writer % lessonIds.length],
          timeSpent: writer,
          // The last writers, one for each lesson.
          completed: writer >= 50 - lessonIds.length,
        }),
      ),
    );
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    const rows = await world.services.db.select().from(userProgress).where(eq(userProgress.userId, userId));
    const minutes = rows.reduce((sum, row) => sum + row.timeSpent, 0);
    expect(minutes).toBe((49 * 50) / 2);
    expect(await profileOf(userId)).toMatchObject({
      totalStudyTime: minutes,
      lessonsCompleted: lessonIds.length + 1,
      level: 'Intermediate',
    });
  });
});
