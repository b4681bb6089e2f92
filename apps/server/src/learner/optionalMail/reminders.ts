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
import { userProfiles, users } from '../../platform/db/users.ts';
import { defaultTimeZone } from '../../platform/timeZone.ts';
import {
  defaultBatchSize,
  type MailJobServices,
  queueForEach,
  queueOptionalMail,
  startMailJob,
} from './mailJob.ts';
import { reminderMail } from './reminderMail.ts';
import { lockProfile } from '../study/counters.ts';
import { currentStreak } from '../study/record.ts';
import { studyDayOf } from '../study/studyDay.ts';
import { withdrawMails } from './unsubscribe.ts';

/** Queues a batch of the reminders that are due now; returns how many. A failure for one learner is logged and skipped. */
export async function sendReminders(services: MailJobServices): Promise<number> {
  const { db, now } = services;
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
  return queueForEach(services.log, 'reminder', candidates, (userId) => remind(services, userId));
}

/** Queues one learner's reminder; false if it is not due. */
function remind(services: MailJobServices, userId: string): Promise<boolean> {
  const { db, publicUrl, now } = services;
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
    const streak = await currentStreak(tx, userId, time);
    await queueOptionalMail(tx, services, {
      kind: 'reminders',
      userId,
      recipient: user.email,
      render: (url) => reminderMail(profile.displayName, streak, publicUrl, url),
    });
    return true;
  });
}

/** Polls for due reminders. */
export const startReminders = (services: MailJobServices): (() => Promise<void>) =>
  startMailJob('reminders', services.log, () => sendReminders(services));
