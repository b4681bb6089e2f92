import { randomUUID } from 'node:crypto';
import { courseUnitIds } from '@ena/course/catalog';
import { maxLateDays, minStudyMinutes, streakOf } from '@ena/domain/streak/streak';
import { asc, eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { cookieOf, useApp } from '../../../test/app.ts';
import { onPostgres } from '../../../test/database.ts';
import { userProfiles } from '../../platform/db/users.ts';
import { studyDays, userAnswers, userProgress } from './tables.ts';
import { lockProfile } from './counters.ts';
import { studyDayOf } from './studyDay.ts';

const { world, time, call, signedIn } = useApp();
const start = new Date('2026-03-01T10:00:00Z');
beforeEach(() => {
  time.now = start;
});

let number = 0;
/** Signed in for long enough to let days pass. */
async function someone(subscription?: string) {
  const { userId } = await signedIn(`someone${++number}@ena.example`, subscription);
  const { accounts } = world.services;
  const cookie = cookieOf(accounts.cookies.issue(await accounts.startSession(userId, true), true));
  return { userId, cookie };
}
const report = (cookie: string, fields: Record<string, unknown> = {}) =>
  call(
    'POST',
    '/api/progress/reports',
    { id: randomUUID(), lessonId: 'alphabet', timeSpent: 2, ...fields },
    { cookie },
  );
const answer = (cookie: string, fields: Record<string, unknown> = {}) => {
  const one = { id: randomUUID(), unitId: 'alphabet', questionId: 'alphabet.1', response: 'wrong' };
  const answeredAt = time.now.toISOString();
  return call('POST', '/api/answers', { answers: [{ ...one, answeredAt, ...fields }] }, { cookie });
};
const learnerOf = async (cookie: string): Promise<Record<string, unknown>> =>
  Object((await call('GET', '/api/session', undefined, { cookie })).json['learner']);
const streakOfLearner = async (cookie: string) => (await learnerOf(cookie))['studyStreak'];
const daysOf = (userId: string) =>
  world.services.db.select().from(studyDays).where(eq(studyDays.userId, userId)).orderBy(asc(studyDays.day));
const profileOf = async (userId: string) =>
  (await world.services.db.select().from(userProfiles).where(eq(userProfiles.id, userId)))[0];
const at = (instant: string) => {
  time.now = new Date(instant);
};

describe('the streak', () => {
  it('[PROF-03] of a new learner is 0, and viewing pages does not change it', async () => {
    const { cookie } = await someone();
    expect([await streakOfLearner(cookie), await streakOfLearner(cookie)]).toEqual([0, 0]);
  });

  it.each([
    ['a report', report],
    ['an answer, even a wrong one', answer],
  ])('[PROF-13] starts with %s, rises by one a day and ends after a missed day', async (_, study) => {
    const { cookie, userId } = await someone();
    const timeZone = 'Asia/Tbilisi';
    const seen: unknown[] = [];
    for (const instant of ['2026-03-01T10:00:00Z', '2026-03-02T19:59:00Z', '2026-03-02T20:01:00Z']) {
      at(instant);
      expect((await study(cookie, { timeZone })).status).toBe(200);
      seen.push(await streakOfLearner(cookie));
    }
    expect(seen).toEqual([1, 2, 3]);
    at('2026-03-04T19:59:59Z'); // the end of March 4 in Tbilisi
    expect(await streakOfLearner(cookie)).toBe(3);
    const before = await profileOf(userId);
    at('2026-03-04T20:00:00Z');
    expect(await streakOfLearner(cookie)).toBe(0);
    expect(await profileOf(userId)).toEqual(before);
    await study(cookie, { timeZone });
    expect(await streakOfLearner(cookie)).toBe(1);
  });

  it('[PROF-14] [PROF-15] does not change with more study on the same day, from two devices at once', async () => {
    const { cookie, userId } = await someone();
    const other = cookieOf(
      world.services.accounts.cookies.issue(await world.services.accounts.startSession(userId, true), true),
    );
    const devices = [cookie, other, cookie, other, cookie, other];
    await Promise.all(devices.flatMap((device) => [report(device), answer(device)]));
    expect([await streakOfLearner(cookie), await streakOfLearner(other)]).toEqual([1, 1]);
    expect(await daysOf(userId)).toMatchObject([{ day: '2026-03-01', minutes: 12 }]);
  });

  it('has no gap if a report arrives days late, in any order, and counts a repeated one once', async () => {
    const { cookie, userId } = await someone();
    const offline = { id: randomUUID(), studiedAt: '2026-02-27T12:00:00Z', timeSpent: 4 };
    await report(cookie, { studiedAt: '2026-02-26T12:00:00Z' });
    await report(cookie, { studiedAt: '2026-02-28T12:00:00Z' });
    await report(cookie);
    expect(await streakOfLearner(cookie)).toBe(2);
    for (const again of [offline, offline]) await report(cookie, again);
    expect(await streakOfLearner(cookie)).toBe(4);
    expect((await daysOf(userId)).map(({ day, minutes }) => [day, minutes])).toEqual([
      ['2026-02-26', 2],
      ['2026-02-27', 4],
      ['2026-02-28', 2],
      ['2026-03-01', 2],
    ]);
  });

  it('[PROF-17] survives a flight over the date line, and counts no date twice', async () => {
    const { cookie, userId } = await someone();
    at('2026-03-03T06:00:00Z'); // Monday evening in Honolulu
    await report(cookie, { timeZone: 'Pacific/Honolulu' });
    at('2026-03-03T18:00:00Z'); // Wednesday morning in Auckland
    await report(cookie, { timeZone: 'Pacific/Auckland' });
    expect(await streakOfLearner(cookie)).toBe(2);
    at('2026-03-04T06:00:00Z'); // back: Tuesday evening in Honolulu
    await report(cookie, { timeZone: 'Pacific/Honolulu' });
    expect(await streakOfLearner(cookie)).toBe(2);
    expect((await daysOf(userId)).map(({ day }) => day)).toEqual(['2026-03-02', '2026-03-03', '2026-03-04']);
  });

  it('is separate for each learner', async () => {
    const [ana, gio] = [await someone(), await someone()];
    await report(ana.cookie);
    expect([await streakOfLearner(ana.cookie), await streakOfLearner(gio.cookie)]).toEqual([1, 0]);
  });

  it.each([
    ['2099-01-01T00:00:00Z', '2026-03-01'],
    ['0000-01-01T00:00:00Z', '2020-01-01'],
  ])('counts study at %s by a wrong clock for %s, between the sign-up and now', async (studiedAt, day) => {
    const { cookie, userId } = await someone();
    expect((await report(cookie, { studiedAt })).status).toBe(200);
    expect(await daysOf(userId)).toMatchObject([{ day }]);
  });
});

describe('the time zone', () => {
  it('is that of the browser, with the last known one for reports that name none or an unknown one (OP-27)', async () => {
    const { cookie, userId } = await someone();
    at('2026-03-01T22:00:00Z');
    await report(cookie);
    expect(await daysOf(userId)).toMatchObject([{ day: '2026-03-01', firstZone: 'UTC' }]);
    await report(cookie, { timeZone: 'Asia/Tbilisi' });
    expect(await learnerOf(cookie)).toMatchObject({ timeZone: 'Asia/Tbilisi', timeZoneChosen: false });
    for (const fields of [{}, { timeZone: 'Mars/Olympus' }, { timeZone: '' }]) {
      expect((await report(cookie, fields)).status).toBe(200);
    }
    expect(await daysOf(userId)).toMatchObject([
      { day: '2026-03-01', minutes: 2 },
      { day: '2026-03-02', minutes: 8, firstZone: 'Asia/Tbilisi', lastZone: 'Asia/Tbilisi' },
    ]);
    // A late report from an earlier time does not change the current time zone.
    await report(cookie, { timeZone: 'Europe/Berlin', studiedAt: '2026-02-20T12:00:00Z' });
    expect(await learnerOf(cookie)).toMatchObject({ timeZone: 'Asia/Tbilisi' });
  });

  it('chosen in the settings wins over the browser’s until it is reset', async () => {
    const { cookie, userId } = await someone();
    const choose = (timeZone: string | null) =>
      call('POST', '/api/profile/time-zone', { timeZone }, { cookie });
    const { status, json } = await choose('America/New_York');
    expect([status, json['learner']]).toMatchObject([
      200,
      { timeZone: 'America/New_York', timeZoneChosen: true },
    ]);
    at('2026-03-02T03:00:00Z');
    await report(cookie, { timeZone: 'Asia/Tbilisi' });
    expect(await daysOf(userId)).toMatchObject([{ day: '2026-03-01', firstZone: 'America/New_York' }]);
    expect(await learnerOf(cookie)).toMatchObject({ timeZone: 'America/New_York' });
    await choose(null);
    await report(cookie, { timeZone: 'Asia/Tbilisi' });
    expect(await learnerOf(cookie)).toMatchObject({ timeZone: 'Asia/Tbilisi', timeZoneChosen: false });
  });

  it.each(['Mars/Olympus', '+04:00', '', 'asia/../tbilisi'])(
    'that is unknown (%o) is refused and changes nothing',
    async (timeZone) => {
      const { cookie } = await someone();
      const reply = await call('POST', '/api/profile/time-zone', { timeZone }, { cookie });
      expect([reply.status, reply.json['code']]).toEqual([422, 'UNKNOWN_TIME_ZONE']);
      expect(await learnerOf(cookie)).toMatchObject({ timeZone: null, timeZoneChosen: false });
    },
  );
});

it.runIf(onPostgres)('writes of a learner wait for one another', async () => {
  const { userId } = await someone();
  const { db } = world.services;
  await db.transaction(async (tx) => {
    await lockProfile(tx, userId);
    const other = db.transaction(async (otherTx) => {
      await otherTx.execute(sql`set local lock_timeout = '50ms'`);
      await lockProfile(otherTx, userId);
    });
    // lock_not_available
    await expect(other).rejects.toMatchObject({ cause: { code: '55P03' } });
  });
});

it('after writes of 50 concurrent clients, every counter on the profile matches the rows', async () => {
  const { userId, cookie } = await someone('active');
  const units = ['alphabet', 'basic-vocabulary', 'colors-shapes', 'numbers', 'months'];
  const zones = ['Asia/Tbilisi', 'America/New_York', undefined];
  await Promise.all(
    Array.from({ length: 50 }, async (_, client) => {
      const timeZone = zones[client % zones.length];
      const when = new Date(start.getTime() - ((client * 7) % 31) * 17 * 3_600_000).toISOString();
      const lessonId = units[client % units.length] ?? 'alphabet';
      await report(cookie, {
        lessonId,
        timeSpent: client % 4,
        completed: client % 3 === 0,
        studiedAt: when,
        timeZone,
      });
      const questionId = `${lessonId}.${1 + (client % 3)}`;
      const response = client % 4 === 0 ? 'wrong' : 'right';
      await answer(cookie, { unitId: lessonId, questionId, response, answeredAt: when, timeZone });
    }),
  );
  const { db, course } = world.services;
  const profile = await profileOf(userId);
  const days = await daysOf(userId);
  const records = await db.select().from(userProgress).where(eq(userProgress.userId, userId));
  const answers = await db.select().from(userAnswers).where(eq(userAnswers.userId, userId));
  const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
  const known = new Set(answers.filter(({ correct }) => correct).flatMap(({ teaches }) => teaches));
  // Of the answers, only those of the last days count; of the minutes, too, none of which is enough alone.
  const counted = days.filter(({ answered, activeMinutes }) => answered || activeMinutes >= minStudyMinutes);
  const streak = streakOf(
    counted.map(({ day, firstAt, firstZone, lastAt, lastZone }) => ({
      day,
      first: { at: firstAt.getTime(), zone: firstZone },
      last: { at: lastAt.getTime(), zone: lastZone },
    })),
    studyDayOf,
  );
  expect(answers).toHaveLength(50);
  expect(streak?.length).toBeGreaterThan(1);
  expect(days.length).toBeGreaterThan(maxLateDays + 1);
  expect(counted.length).toBeLessThanOrEqual(maxLateDays + 1);
  expect(sum(days.map(({ minutes }) => minutes))).toBe(73);
  expect(profile).toMatchObject({
    studyStreak: streak?.length,
    totalStudyTime: sum(records.map(({ timeSpent }) => timeSpent)),
    lessonsCompleted: records.filter(
      ({ completed, lessonId }) => completed && courseUnitIds.includes(lessonId),
    ).length,
    wordsLearned: [...known].filter((id) => course.words.has(id)).length,
    lastStudiedAt: start,
  });
  expect(profile?.totalStudyTime).toBe(73);
});
