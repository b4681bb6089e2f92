/**
 * Queues the weekly summaries, on Monday morning of each learner's time zone. Safe with concurrent replicas and
 * restarts: the transaction that queues a summary marks its week on the profile, which it has locked.
 */
import { isEntitled } from '@ena/domain/entitlement/entitlement';
import type { Day } from '@ena/domain/streak/day';
import {
  isSummaryPending,
  maxQuietWeeks,
  summaryHour,
  summaryWeekOf,
} from '@ena/domain/summary/weeklySummary';
import { and, desc, eq, gte, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import type { Course } from '../../content/course/units.ts';
import type { Db } from '../../platform/db/open.ts';
import { userProfiles, users } from '../../platform/db/users.ts';
import { stripeSubscriptions } from '../../billing/tables.ts';
import { defaultTimeZone } from '../../platform/timeZone.ts';
import { lockProfile } from '../study/counters.ts';
import { isTimeZone, studyDayOf } from '../study/studyDay.ts';
import {
  defaultBatchSize,
  type MailJobServices,
  queueForEach,
  queueOptionalMail,
  startMailJob,
} from './mailJob.ts';
import { readWeeklySummary } from './readSummary.ts';
import { summaryMail } from './summaryMail.ts';

interface SummaryServices extends MailJobServices {
  readonly course: Course;
  /** Lower case. */
  readonly adminEmails: ReadonlySet<string>;
}

const hourMs = 60 * 60 * 1000;
/** Preselection: longer without study than any summary allows, from the last study day to the day of sending. */
const maxIdleMs = (7 * maxQuietWeeks + 10) * 24 * hourMs;

/** The week that summaries are about now in a time zone; null outside of the sending time. */
const weekIn = (zone: string, now: Date): Day | null =>
  summaryWeekOf(studyDayOf(now.getTime() - summaryHour * hourMs, zone));

/** The time zones in which summaries are sent now, by the week that they are about. */
async function zonesByWeek(db: Db, now: Date): Promise<ReadonlyMap<Day, readonly string[]>> {
  const zone = sql<string>`coalesce(${userProfiles.timeZone}, ${defaultTimeZone})`;
  const rows = await db.selectDistinct({ zone }).from(userProfiles);
  const sending = rows.flatMap((row) => {
    // A name from a newer version of the time zone database, after a rollback: only learners with it get no summary.
    if (!isTimeZone(row.zone)) return [];
    const week = weekIn(row.zone, now);
    return week === null ? [] : [{ week, zone: row.zone }];
  });
  return new Map(
    [...Map.groupBy(sending, ({ week }) => week)].map(([week, zones]) => [
      week,
      zones.map((one) => one.zone),
    ]),
  );
}

/** Queues a batch of the summaries that are due now; returns how many. A failure for one learner is logged and skipped. */
export async function sendSummaries(services: SummaryServices): Promise<number> {
  const { db, now } = services;
  let sent = 0;
  for (const [week, zones] of await zonesByWeek(db, now())) {
    // Preselection of candidates; the rule `isSummaryPending` decides.
    const candidates = await db
      .select({ id: userProfiles.id })
      .from(userProfiles)
      .innerJoin(users, eq(users.id, userProfiles.id))
      .where(
        and(
          eq(userProfiles.emailNotifications, true),
          eq(userProfiles.progressUpdates, true),
          eq(users.emailVerified, true),
          gte(userProfiles.lastStudiedAt, new Date(now().getTime() - maxIdleMs)),
          or(isNull(userProfiles.summaryWeek), lt(userProfiles.summaryWeek, week)),
          or(
            inArray(userProfiles.timeZone, [...zones]),
            zones.includes(defaultTimeZone) ? isNull(userProfiles.timeZone) : undefined,
          ),
        ),
      )
      .orderBy(desc(userProfiles.lastStudiedAt))
      .limit(services.batchSize ?? defaultBatchSize);
    sent += await queueForEach(services.log, 'weekly summary', candidates, (userId) =>
      sendSummary(services, userId),
    );
  }
  return sent;
}

/** Queues one learner's summary; false if it is not due or has nothing to say. */
function sendSummary(services: SummaryServices, userId: string): Promise<boolean> {
  const { db, publicUrl, adminEmails, now } = services;
  return db.transaction(async (tx) => {
    const profile = await lockProfile(tx, userId);
    const [user] = await tx
      .select({ email: users.email, emailConfirmed: users.emailVerified, status: stripeSubscriptions.status })
      .from(users)
      .leftJoin(stripeSubscriptions, eq(stripeSubscriptions.userId, users.id))
      .where(eq(users.id, userId));
    const week = weekIn(profile.timeZone ?? defaultTimeZone, now());
    if (!user || week === null) return false;
    const { emailNotifications, progressUpdates, summaryWeek } = profile;
    const wanted = emailNotifications && progressUpdates;
    const { email, emailConfirmed, status } = user;
    if (!isSummaryPending({ wanted, emailConfirmed, summaryWeek }, week)) return false;
    await tx.update(userProfiles).set({ summaryWeek: week }).where(eq(userProfiles.id, userId));
    const entitled = isEntitled({ status, isAdmin: emailConfirmed && adminEmails.has(email) });
    const summary = await readWeeklySummary({ ...services, db: tx }, { userId, entitled }, profile, week);
    if (!summary) return false;
    await queueOptionalMail(tx, services, {
      kind: 'progress',
      userId,
      recipient: email,
      render: (url) => summaryMail(profile.displayName, summary, `${publicUrl}/today`, url),
    });
    return true;
  });
}

/** Polls for due summaries. */
export const startSummaries = (services: SummaryServices): (() => Promise<void>) =>
  startMailJob('weekly summaries', services.log, () => sendSummaries(services));
