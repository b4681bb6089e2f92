/**
 * Reminders: who is due gets a mail through the queue. Any number of replicas may look at once; a learner's
 * profile is locked while it is decided, so that each reminder is written once.
 */
import { reminderAfter, reminderDue, reminderEvery, reminderUntil } from '@ena/domain/reminder/reminder';
import { and, asc, eq, gte, isNull, lte, or } from 'drizzle-orm';
import type { Db } from '../db/open.ts';
import { userProfiles, users } from '../db/schema.ts';
import { describeError, type Log } from '../http/log.ts';
import type { Mailer } from '../mail/queue.ts';
import { reminderMail } from '../mail/reminder.ts';
import { lockProfile } from '../progress/counters.ts';
import { currentStreak } from '../study/record.ts';
import { defaultZone, studyDayOf } from '../study/studyDay.ts';
import type { ReminderLinks } from './links.ts';
import { withdrawReminders } from './stop.ts';

interface ReminderParts {
  readonly db: Db;
  readonly mailer: Mailer;
  readonly links: ReminderLinks;
  readonly publicUrl: string;
  readonly log: Log;
  readonly now: () => Date;
}

const lookEvery = 5 * 60 * 1000;
/** Learners looked at in one go. */
const batch = 200;

/** Writes the reminders that are due now; returns how many. A learner for whom it fails does not hold up the others. */
export async function sendReminders(parts: ReminderParts): Promise<number> {
  const { db, log, now } = parts;
  const before = (ms: number) => new Date(now().getTime() - ms);
  const quiet = or(isNull(userProfiles.remindedAt), lte(userProfiles.remindedAt, before(reminderEvery)));
  // Only narrows down who may be due; the rule decides.
  const candidates = await db
    .select({ id: userProfiles.id })
    .from(userProfiles)
    .innerJoin(users, eq(users.id, userProfiles.id))
    .where(
      and(
        eq(userProfiles.reminders, true),
        eq(users.emailVerified, true),
        lte(userProfiles.lastStudiedAt, before(reminderAfter)),
        gte(userProfiles.lastStudiedAt, before(reminderUntil)),
        quiet,
      ),
    )
    .orderBy(asc(userProfiles.lastStudiedAt))
    .limit(batch);
  let sent = 0;
  for (const { id } of candidates) {
    try {
      if (await remind(parts, id)) sent += 1;
    } catch (error) {
      log.warn({ error: describeError(error) }, 'reminder not written');
    }
  }
  if (sent > 0) parts.mailer.wake();
  return sent;
}

/** One learner's reminder, where it is due. */
function remind({ db, mailer, links, publicUrl, now }: ReminderParts, userId: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    const profile = await lockProfile(tx, userId);
    const [user] = await tx
      .select({ email: users.email, emailVerified: users.emailVerified })
      .from(users)
      .where(eq(users.id, userId));
    const time = now();
    const dayOf = (instant: Date) => studyDayOf(instant.getTime(), profile.timeZone ?? defaultZone);
    const facts = {
      wanted: profile.reminders,
      emailConfirmed: user?.emailVerified ?? false,
      lastStudiedAt: profile.lastStudiedAt?.getTime() ?? null,
      studiedToday: profile.lastStudiedAt !== null && dayOf(profile.lastStudiedAt) === dayOf(time),
      remindedAt: profile.remindedAt?.getTime() ?? null,
    };
    if (!user || !reminderDue(facts, time.getTime())) return false;
    await tx.update(userProfiles).set({ remindedAt: time }).where(eq(userProfiles.id, userId));
    // Where the mail server is away, yesterday's may still wait.
    await withdrawReminders(tx, userId);
    const streak = await currentStreak(tx, profile, time);
    await mailer.queue(tx, {
      userId,
      recipient: user.email,
      unsubscribe: links.oneClick(userId),
      ...reminderMail(profile.displayName, streak, publicUrl, links.page(userId)),
    });
    return true;
  });
}

/** Looks for due reminders as long as it runs; the returned function finishes the look under way and stops. */
export function startReminders(parts: ReminderParts): () => Promise<void> {
  let running: Promise<unknown> | null = null;
  const look = () => {
    // One that takes long is not overtaken.
    running ??= sendReminders(parts)
      .catch((error: unknown) =>
        parts.log.error({ error: describeError(error) }, 'reminders could not be looked for'),
      )
      .finally(() => {
        running = null;
      });
  };
  const timer = setInterval(look, lookEvery);
  return async () => {
    clearInterval(timer);
    await running;
  };
}
