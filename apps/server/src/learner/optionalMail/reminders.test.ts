import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useApp } from '../../../test/app.ts';
import { startMailServer } from '../../../test/mailServer.ts';
import { userProfiles, users } from '../../platform/db/users.ts';
import { mailQueue } from '../../platform/mail/tables.ts';
import { studyDays } from '../study/tables.ts';
import { createMailbox, type Mailer, startMailWorker } from '../../platform/mail/queue.ts';
import { createSmtpDelivery } from '../../platform/mail/smtp.ts';
import { queueAll } from './mailJob.ts';
import { sendReminders } from './reminders.ts';

const { world, time, signedIn } = useApp();
const start = new Date('2026-03-01T10:00:00Z');
const hours = (count: number) => new Date(start.getTime() + count * 3_600_000);
const publicUrl = 'http://127.0.0.1:3000';
const now = () => time.now;
const mailbox = createMailbox(now);

beforeEach(async () => {
  time.now = start;
  await world.services.db.delete(users);
});

const servicesWith = (mailer: Mailer) => ({
  ...world.services,
  mailer,
  links: world.services.unsubscribeLinks,
  publicUrl,
});
const remind = (mailer = mailbox) => sendReminders(servicesWith(mailer));
/** Queued mails to an address. */
const mailsTo = (email: string) =>
  world.services.db.select().from(mailQueue).where(eq(mailQueue.recipient, email));

/** A learner who studied at the start of the test, with reminders on. */
async function learner(name: string, fields: Partial<typeof userProfiles.$inferInsert> = {}) {
  const email = `${name}@ena.example`;
  const { userId } = await signedIn(email);
  const { db } = world.services;
  await db
    .update(userProfiles)
    .set({ reminders: true, lastStudiedAt: start, studyStreak: 3, ...fields })
    .where(eq(userProfiles.id, userId));
  const moments = { firstAt: start, firstZone: 'UTC', lastAt: start, lastZone: 'UTC' };
  await db.insert(studyDays).values({ userId, day: '2026-03-01', ...moments });
  return { userId, email };
}

describe('a reminder', () => {
  it('is sent 23.5 hours after the last practice, then once a day, for a week', async () => {
    const { email } = await learner('ana');
    const sent: number[] = [];
    for (let minutes = 0; minutes <= 8 * 24 * 60; minutes += 30) {
      time.now = new Date(start.getTime() + minutes * 60_000);
      if ((await remind()) > 0) sent.push(minutes / 60);
    }
    expect(sent).toEqual([23.5, 47.5, 71.5, 95.5, 119.5, 143.5, 167.5]);
    expect(await mailsTo(email)).toHaveLength(sent.length);
  });

  it('is delayed to the next day of the learner’s calendar if they have practiced today', async () => {
    // 10:00 UTC is midnight in this time zone.
    const { userId } = await learner('night', { timeZone: 'Etc/GMT-14' });
    await world.services.db
      .update(userProfiles)
      .set({ lastStudiedAt: hours(0.1) })
      .where(eq(userProfiles.id, userId));
    time.now = hours(23.7);
    expect(await remind()).toBe(0);
    time.now = hours(24);
    expect(await remind()).toBe(1);
  });

  it('is only for learners who switched reminders on, have practiced, and confirmed their e-mail', async () => {
    const unconfirmed = await learner('unconfirmed');
    const { db } = world.services;
    await db.update(users).set({ emailVerified: false }).where(eq(users.id, unconfirmed.userId));
    await learner('off', { reminders: false });
    await learner('all-off', { emailNotifications: false });
    await learner('new', { lastStudiedAt: null });
    await learner('today', { lastStudiedAt: hours(10) });
    await learner('due');
    time.now = hours(24);
    expect(await remind()).toBe(1);
    const mails = await db.select({ to: mailQueue.recipient }).from(mailQueue);
    expect(mails).toEqual([{ to: 'due@ena.example' }]);
  });

  it('is queued only once by concurrent replicas', async () => {
    const all = ['a', 'b', 'c', 'd', 'e'];
    for (const name of all) await learner(name);
    time.now = hours(24);
    const counts = await Promise.all([remind(), remind(), remind()]);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(all.length);
    for (const name of all) expect(await mailsTo(`${name}@ena.example`)).toHaveLength(1);
  });

  it('is queued for all at one poll, however many they are', async () => {
    for (const name of ['a', 'b', 'c']) await learner(name);
    time.now = hours(24);
    await queueAll(
      () => sendReminders({ ...servicesWith(mailbox), batchSize: 1 }),
      () => false,
    );
    expect(await world.services.db.$count(mailQueue)).toBe(3);
  });

  it('names the streak only if it can still be continued', async () => {
    const { email } = await learner('ana');
    time.now = hours(24);
    await remind();
    time.now = hours(48);
    await remind();
    const subjects = (await mailsTo(email)).map(({ subject }) => subject);
    expect(subjects.toSorted()).toEqual([
      'A few minutes of Georgian today?',
      'Day 4 of your streak is waiting',
    ]);
  });

  it('is sent by SMTP with the headers for one-click unsubscribe, unlike other mail', async () => {
    const { received, url, close } = await startMailServer();
    const { db, log, unsubscribeLinks } = world.services;
    const deliver = createSmtpDelivery(url, 'Ena <hello@ena.example>');
    const mailer = startMailWorker({ db, deliver, log, now });
    const { userId } = await learner('ana');
    time.now = hours(24);
    const other = { userId, recipient: 'other@ena.example', subject: 'Other', text: 'x', html: '<p>' };
    await mailer.queue(db, other);
    expect(await remind(mailer)).toBe(1);
    await vi.waitFor(() => expect(received).toHaveLength(2), 60_000);
    await mailer.stop();
    await close();

    const mail = received.find((text) => text.includes('Day 4'))?.replace(/\r\n[ \t]+/g, ' ') ?? '';
    const headers = mail.split('\r\n\r\n')[0]?.split('\r\n');
    expect(headers).toContain(`List-Unsubscribe: <${unsubscribeLinks.oneClickUrl('reminders', userId)}>`);
    expect(headers).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    expect(received.find((text) => text.includes('Subject: Other'))).not.toMatch(/list-unsubscribe/i);
  });
});

describe('while the mail server is unavailable', () => {
  const startFailingWorker = () =>
    startMailWorker({ ...world.services, deliver: () => Promise.reject(new Error('away')), now });

  it('at most one reminder per learner is queued, not one of each day', async () => {
    const { email } = await learner('ana');
    const mailer = startFailingWorker();
    for (const hour of [24, 48, 72]) {
      time.now = hours(hour);
      expect(await remind(mailer)).toBe(1);
    }
    await mailer.stop();
    expect((await mailsTo(email)).map(({ createdAt }) => createdAt)).toEqual([hours(72)]);
  });
});
