/**
 * Queues reminder mails for learners that are due. Safe with concurrent replicas: the learner's profile is
 * locked while the reminder is decided and queued, so that it is queued only once.
 */
import {
  reminderMinIdleMs,
  isReminderDue,
  reminderIntervalMs,
  reminderMaxIdleMs,
} from '@ena/domain/reminder/reminder';
import { and, asc, eq, gte, isNull, lte, or } from 'drizzle-orm';
import type { Db } from '../../platform/db/open.ts';
import { userProfiles, users } from '../../platform/db/users.ts';
import { startWorker } from '../../platform/jobs/worker.ts';
import { describeError, type Log } from '../../platform/log.ts';
import type { Mailer } from '../../platform/mail/queue.ts';
import { defaultTimeZone } from '../../platform/timeZone.ts';
import { reminderMail } from './reminderMail.ts';
import { lockProfile } from '../study/counters.ts';
import { currentStreak } from '../study/record.ts';
import { studyDayOf } from '../study/studyDay.ts';
import type { UnsubscribeLinks } from './unsubscribeLinks.ts';
import { withdrawMails } from './unsubscribe.ts';

interface ReminderServices {
  readonly db: Db;
  readonly mailer: Mailer;
  readonly links: UnsubscribeLinks;
  readonly publicUrl: string;
  readonly log: Log;
  readonly now: () => Date;
  /** Maximum of learners in one query. */
  readonly batchSize?: number;
}

const pollIntervalMs = 5 * 60 * 1000;
const defaultBatchSize = 200;

/** Queues a batch of the reminders that are due now; returns how many. A failure for one learner is logged and skipped. */
export async function sendReminders(services: ReminderServices): Promise<number> {
  const { db, log, now } = services;
  const before = (ms: number) => new Date(now().getTime() - ms);
  const notRemindedRecently = or(
    isNull(userProfiles.remindedAt),
    lte(userProfiles.remindedAt, before(reminderIntervalMs)),
  );
  // Preselection of candidates; the rule `isReminderDue` decides.
  const candidates = await db
    .select({ id: userProfiles.id })
    .from(userProfiles)
    .innerJoin(users, eq(users.id, userProfiles.id))
    .where(
      and(
        eq(userProfiles.emailNotifications, true),
        eq(userProfiles.reminders, true),
        eq(users.emailVerified, true),
        lte(userProfiles.lastStudiedAt, before(reminderMinIdleMs)),
        gte(userProfiles.lastStudiedAt, before(reminderMaxIdleMs)),
        notRemindedRecently,
      ),
    )
    .orderBy(asc(userProfiles.lastStudiedAt))
    .limit(services.batchSize ?? defaultBatchSize);
  let sent = 0;
  for (const { id } of candidates) {
    try {
      if (await remind(services, id)) sent += 1;
    } catch (error) {
      log.warn({ error: describeError(error) }, 'reminder not queued');
    }
  }
  return sent;
}

/** Queues one learner's reminder; false if it is not due. */
function remind({ db, mailer, links, publicUrl, now }: ReminderServices, userId: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    const profile = await lockProfile(tx, userId);
    const [user] = await tx
      .select({ email: users.email, emailVerified: users.emailVerified })
      .from(users)
      .where(eq(users.id, userId));
    const time = now();
    const dayOf = (instant: Date) => studyDayOf(instant.getTime(), profile.timeZone ?? defaultTimeZone);
    const facts = {
      wanted: profile.emailNotifications && profile.reminders,
      emailConfirmed: user?.emailVerified ?? false,
      lastStudiedAt: profile.lastStudiedAt?.getTime() ?? null,
      studiedToday: profile.lastStudiedAt !== null && dayOf(profile.lastStudiedAt) === dayOf(time),
      remindedAt: profile.remindedAt?.getTime() ?? null,
    };
    if (!user || !isReminderDue(facts, time.getTime())) return false;
    await tx.update(userProfiles).set({ remindedAt: time }).where(eq(userProfiles.id, userId));
    // While the mail server is unavailable, yesterday's reminder may still be queued.
    await withdrawMails(tx, userId, 'reminders');
    const streak = await currentStreak(tx, profile, time);
    await mailer.queue(tx, {
      userId,
      recipient: user.email,
      kind: 'reminders',
      unsubscribe: links.oneClickUrl('reminders', userId),
      ...reminderMail(profile.displayName, streak, publicUrl, links.pageUrl('reminders', userId)),
    });
    return true;
  });
}

/** Queues all reminders that are due now, in batches, because a poll of one batch would take days for many learners. */
export async function sendAllReminders(services: ReminderServices, isStopped: () => boolean): Promise<void> {
  while (!isStopped() && (await sendReminders(services)) > 0);
}

/** Polls for due reminders. Returns a function that stops the polling, after the poll in progress. */
export const startReminders = (services: ReminderServices): (() => Promise<void>) =>
  startWorker({
    name: 'reminders',
    log: services.log,
    pollIntervalMs,
    initialDelayMs: pollIntervalMs,
    run: (isStopped) => sendAllReminders(services, isStopped),
  }).stop;
