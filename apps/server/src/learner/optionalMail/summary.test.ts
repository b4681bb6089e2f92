import { randomUUID } from 'node:crypto';
import { ownItemId } from '@ena/domain/ownWords/ownWord';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useApp } from '../../../test/app.ts';
import { startMailServer } from '../../../test/mailServer.ts';
import { userProfiles, users } from '../../platform/db/users.ts';
import { mailQueue } from '../../platform/mail/tables.ts';
import { studyDays } from '../study/tables.ts';
import { ownWords, reviewCards, reviewSettings } from '../review/tables.ts';
import { createMailbox, type Mailer, startMailWorker } from '../../platform/mail/queue.ts';
import { createSmtpDelivery } from '../../platform/mail/smtp.ts';
import { queueAll } from './mailJob.ts';
import { sendSummaries } from './summaries.ts';

const { world, time, call, signedIn, subscribe } = useApp();
const now = () => time.now;
const mailbox = createMailbox(now);
// Monday, March 9, 2026; the day before, daylight saving time began in New York.
const mondayNoon = new Date('2026-03-09T12:00:00Z');

beforeEach(async () => {
  time.now = mondayNoon;
  await world.services.db.delete(users);
});

const servicesWith = (mailer: Mailer) => ({
  ...world.services,
  mailer,
  links: world.services.unsubscribeLinks,
  publicUrl: 'http://127.0.0.1:3000',
  adminEmails: new Set(['admin@ena.example']),
});
const send = (mailer: Mailer = mailbox) => sendSummaries(servicesWith(mailer));
const mailsTo = (email: string) =>
  world.services.db.select().from(mailQueue).where(eq(mailQueue.recipient, email));

/** A learner who studied on some days of March 2026, 20 minutes each. */
async function learner(
  name: string,
  days: readonly number[],
  fields: Partial<typeof userProfiles.$inferInsert> = {},
) {
  const email = `${name}@ena.example`;
  const { userId, cookie } = await signedIn(email);
  const { db } = world.services;
  for (const day of days) {
    const at = new Date(Date.UTC(2026, 2, day, 10));
    const moments = { firstAt: at, firstZone: 'UTC', lastAt: at, lastZone: 'UTC' };
    await db
      .insert(studyDays)
      .values({ userId, day: at.toISOString().slice(0, 10), minutes: 20, ...moments });
  }
  const lastStudiedAt = new Date(Date.UTC(2026, 2, Math.max(...days), 10));
  await db
    .update(userProfiles)
    .set({ lastStudiedAt, ...fields })
    .where(eq(userProfiles.id, userId));
  return { userId, email, cookie };
}

/** Answers items of the alphabet, which become due on the days after. */
async function answer(cookie: string, at: string, unitId: string, ...numbers: readonly number[]) {
  const answers = numbers.map((number) => ({
    id: randomUUID(),
    unitId,
    questionId: `${unitId}.${number}`,
    response: 'right',
    answeredAt: at,
  }));
  expect((await call('POST', '/api/answers', { answers }, { cookie })).status).toBe(200);
}

describe('a weekly summary', () => {
  it('is sent on Monday from 7 in the morning, in the time zone of the learner, once a week', async () => {
    const zones = ['Pacific/Kiritimati', 'Asia/Tbilisi', null, 'America/New_York', 'Pacific/Pago_Pago'];
    const learners = [];
    for (const [index, timeZone] of zones.entries())
      learners.push(await learner(`zone${index}`, [4, 11], { timeZone }));
    for (const day of [8, 9, 15, 16])
      for (let hour = 0; hour < 24; hour += 1) {
        time.now = new Date(Date.UTC(2026, 2, day, hour));
        await send();
      }
    const sent = await Promise.all(
      learners.map(async ({ email }) =>
        (await mailsTo(email)).map(({ createdAt }) => createdAt.toISOString().slice(5, 16)).toSorted(),
      ),
    );
    expect(sent).toEqual([
      ['03-08T17:00', '03-15T17:00'],
      ['03-09T03:00', '03-16T03:00'],
      ['03-09T07:00', '03-16T07:00'],
      ['03-09T11:00', '03-16T11:00'],
      ['03-09T18:00', '03-16T18:00'],
    ]);
  });

  it('is still sent on Tuesday if Ena was down on Monday, but not later', async () => {
    await learner('ana', [4]);
    time.now = new Date('2026-03-11T07:00:00Z');
    expect(await send()).toBe(0);
    time.now = new Date('2026-03-11T06:59:00Z');
    expect(await send()).toBe(1);
  });

  it('is only for learners with the switch on, a confirmed e-mail, and something to read', async () => {
    const { db } = world.services;
    const unconfirmed = await learner('unconfirmed', [4]);
    await db.update(users).set({ emailVerified: false }).where(eq(users.id, unconfirmed.userId));
    await learner('off', [4], { progressUpdates: false });
    await learner('all-off', [4], { emailNotifications: false });
    await signedIn('new@ena.example');
    await learner('idle-with-nothing-due', [1]);
    await learner('due', [4]);
    expect(await send()).toBe(1);
    const mails = await db.select({ to: mailQueue.recipient, kind: mailQueue.kind }).from(mailQueue);
    expect(mails).toEqual([{ to: 'due@ena.example', kind: 'progress' }]);
  });

  it('comes for three weeks without study while reviews are due, then no more', async () => {
    const { cookie, email } = await learner('ana', [4]);
    // Answered once, they would be new in Today.
    for (const hour of ['10:00', '11:00']) await answer(cookie, `2026-03-04T${hour}:00Z`, 'alphabet', 1, 2);
    for (const week of [0, 1, 2, 3, 4, 5]) {
      time.now = new Date(mondayNoon.getTime() + week * 7 * 24 * 3_600_000);
      await send();
    }
    expect((await mailsTo(email)).map(({ subject }) => subject).toSorted()).toEqual([
      'Your Georgian is waiting for you',
      'Your Georgian is waiting for you',
      'Your Georgian is waiting for you',
      'Your week in Georgian: 2 new words',
    ]);
  });

  it('is queued only once by concurrent replicas, and not again after a change of time zone', async () => {
    const names = ['a', 'b', 'c'];
    const all = [];
    for (const name of names) all.push(await learner(name, [4], { timeZone: 'Asia/Tbilisi' }));
    const counts = await Promise.all([send(), send(), send()]);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(all.length);
    await world.services.db.update(userProfiles).set({ timeZone: 'Pacific/Pago_Pago' });
    time.now = new Date('2026-03-10T00:00:00Z');
    expect(await send()).toBe(0);
    for (const { email } of all) expect(await mailsTo(email)).toHaveLength(1);
  });

  it('is queued for all at one poll, however many they are', async () => {
    for (const name of ['a', 'b', 'c']) await learner(name, [4]);
    await queueAll(
      () => sendSummaries({ ...servicesWith(mailbox), batchSize: 1 }),
      () => false,
    );
    expect(await world.services.db.$count(mailQueue)).toBe(3);
  });

  it('of the others is sent if the time zone of one learner is unknown', async () => {
    await learner('unknown', [4], { timeZone: 'Europe/Of_A_Newer_Version' });
    const { email } = await learner('ana', [4]);
    expect(await send()).toBe(1);
    expect(await mailsTo(email)).toHaveLength(1);
  });

  it('that could not be queued is sent at the next poll', async () => {
    const { email } = await learner('ana', [4]);
    const broken = { ...mailbox, queue: () => Promise.reject(new Error('disk full')) };
    expect(await send(broken)).toBe(0);
    expect(await send()).toBe(1);
    expect(await mailsTo(email)).toHaveLength(1);
  });

  it('counts the days, minutes, words and lessons of that week, by the calendar of the learner', async () => {
    // In Tbilisi, the week ends on Sunday at 20:00 UTC.
    const { cookie, email, userId } = await learner('ana', [1], {
      timeZone: 'Asia/Tbilisi',
      timeZoneChosen: true,
    });
    await subscribe(userId, 'active');
    const report = (lessonId: string, studiedAt: string, timeSpent: number) =>
      call('POST', '/api/progress/reports', { id: randomUUID(), lessonId, studiedAt, timeSpent }, { cookie });
    time.now = new Date('2026-03-01T22:00:00Z');
    await report('numbers', '2026-03-01T19:00:00Z', 15);
    await answer(cookie, '2026-03-01T19:00:00Z', 'numbers', 1);
    await report('alphabet', '2026-03-01T21:00:00Z', 10);
    await answer(cookie, '2026-03-01T21:00:00Z', 'alphabet', 1);
    time.now = mondayNoon;
    await report('colors-shapes', '2026-03-08T19:30:00Z', 5);
    for (const hour of ['19:30', '19:40'])
      await answer(cookie, `2026-03-08T${hour}:00Z`, 'colors-shapes', 1, 2);
    await answer(cookie, '2026-03-08T20:30:00Z', 'food', 1);
    expect(await send()).toBe(1);
    const [mail] = await mailsTo(email);
    expect(mail?.text).toContain(
      'from March 2 to March 8:\n\n- 2 days of study\n- 15 minutes\n- 3 new words\n',
    );
    expect(mail?.text).toContain('You worked on “Georgian Alphabet” and “Colors and Shapes”.');
    expect(mail?.text).toMatch(/\n\d+ reviews? and \d+ new items are waiting for you in Today\./);
    expect(mail?.text).toContain('Your streak is 2 days.\n');
    expect(mail?.text).toContain('http://127.0.0.1:3000/today');
  });

  it('counts own words, but not what a placement found known', async () => {
    const { cookie, email, userId } = await learner('ana', [4]);
    await answer(cookie, '2026-03-04T10:00:00Z', 'alphabet', 1, 2);
    const { db } = world.services;
    await db.update(reviewCards).set({ placed: true }).where(eq(reviewCards.itemId, 'alphabet.word.2'));
    const id = randomUUID();
    const word = { form: 'ჩიტბატონა', gloss: 'goldfinch', sentence: '', translation: '', position: 1 };
    await db.insert(ownWords).values({ userId, id, ...word });
    const days = { due: '2026-03-05', lastDay: '2026-03-04', createdDay: '2026-03-04' };
    await db
      .insert(reviewCards)
      .values({ userId, itemId: ownItemId(id), skill: 'recognize', reps: 1, ...days });
    expect(await send()).toBe(1);
    const [mail] = await mailsTo(email);
    expect(mail?.text).toContain('\n- 2 new words\n');
    expect(mail?.text).toContain('- ჩიტბატონა (chitʼbatʼona): goldfinch\n- სიტყვა (sitqva): word\n\n');
  });

  it('shows words of Premium only to those who may open them now', async () => {
    const answered = async (name: string) => {
      const { cookie, email, userId } = await learner(name, [4]);
      await subscribe(userId, 'active');
      await answer(cookie, '2026-03-04T10:00:00Z', 'numbers', 1, 2);
      return { email, userId };
    };
    const [entitled, ended, admin] = [await answered('ana'), await answered('gio'), await answered('admin')];
    for (const { userId } of [ended, admin]) await subscribe(userId, 'canceled');
    expect(await send()).toBe(3);
    const textOf = async ({ email }: { email: string }) => (await mailsTo(email))[0]?.text;
    for (const one of [entitled, admin]) expect(await textOf(one)).toContain('სიტყვა (sitqva): word');
    expect(await textOf(ended)).toContain('- 2 new words');
    expect(await textOf(ended)).not.toContain('სიტყვა');
  });

  it('does not ask for reviews that are paused', async () => {
    const { cookie, email, userId } = await learner('ana', [4]);
    await answer(cookie, '2026-03-04T10:00:00Z', 'alphabet', 1);
    await call('GET', '/api/reviews/summary', undefined, { cookie });
    await world.services.db
      .update(reviewSettings)
      .set({ pausedSince: '2026-03-05' })
      .where(eq(reviewSettings.userId, userId));
    expect(await send()).toBe(1);
    expect((await mailsTo(email))[0]?.text).not.toContain('Today');
  });

  it('whose delivery fails is retried and arrives once, with the headers for one-click unsubscribe', async () => {
    const { db, log, unsubscribeLinks } = world.services;
    const { userId, email } = await learner('ana', [4]);
    const { received, url, close } = await startMailServer();
    const smtp = createSmtpDelivery(url, 'Ena <hello@ena.example>');
    const bounced = startMailWorker({
      db,
      log,
      now,
      deliver: () => Promise.reject(new Error('451 try later')),
    });
    expect(await send(bounced)).toBe(1);
    await vi.waitFor(async () => expect((await mailsTo(email))[0]?.attempts).toBe(1), 60_000);
    await bounced.stop();
    expect(await send()).toBe(0);

    time.now = new Date(mondayNoon.getTime() + 60_000);
    const mailer = startMailWorker({ db, log, now, deliver: smtp });
    expect(await send(mailer)).toBe(0);
    await vi.waitFor(async () => expect((await mailsTo(email))[0]?.sentAt).not.toBeNull(), 60_000);
    expect(await send(mailer)).toBe(0);
    await mailer.stop();
    await close();
    expect(received).toHaveLength(1);
    const headers = received[0]
      ?.replace(/\r\n[ \t]+/g, ' ')
      .split('\r\n\r\n')[0]
      ?.split('\r\n');
    expect(headers).toContain(`List-Unsubscribe: <${unsubscribeLinks.oneClickUrl('progress', userId)}>`);
    expect(headers).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  });

  it('is followed by none after its link was used', async () => {
    const { userId, email } = await learner('ana', [4, 11]);
    expect(await send()).toBe(1);
    const [mail] = await mailsTo(email);
    const page = world.services.unsubscribeLinks.pageUrl('progress', userId);
    for (const content of [mail?.text, mail?.html?.replaceAll('&amp;', '&')]) expect(content).toContain(page);
    expect((await call('POST', new URL(mail?.unsubscribe ?? '').pathname, {})).status).toBe(200);
    time.now = new Date('2026-03-16T12:00:00Z');
    expect(await send()).toBe(0);
  });
});
