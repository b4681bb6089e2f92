/**
 * Study days: written in the transaction of the report or the answers that they come from, under the lock on
 * the profile. The streak on the profile is derived from them, never incremented.
 */
import { type Moment, type Streak, streakNow, streakOf, type StudyDay } from '@ena/domain/streak/streak';
import { and, desc, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../platform/db/open.ts';
import { prepared, preparedForOneRow } from '../../platform/db/prepared.ts';
import { userProfiles } from '../../platform/db/users.ts';
import { studyDays } from './tables.ts';
import { defaultTimeZone } from '../../platform/timeZone.ts';
import { isTimeZone, studyDayOf } from './studyDay.ts';

type Profile = typeof userProfiles.$inferSelect;
type Zoned = Pick<Profile, 'timeZone' | 'timeZoneChosen'>;

/** Something studied, as it was reported. */
export interface StudyEvent {
  readonly at: Date;
  /** As the browser sent it. */
  readonly timeZone: string | undefined;
  readonly minutes: number;
}

/**
 * The zone whose calendar counts: the chosen one, else that of the browser, else the last known one (OP-27).
 */
export function zoneOf({ timeZone, timeZoneChosen }: Zoned, sent: string | undefined): string {
  const known = timeZone ?? defaultTimeZone;
  return !timeZoneChosen && sent !== undefined && isTimeZone(sent) ? sent : known;
}

const toStudyDay = (row: typeof studyDays.$inferSelect): StudyDay => ({
  day: row.day,
  first: { at: row.firstAt.getTime(), zone: row.firstZone },
  last: { at: row.lastAt.getTime(), zone: row.lastZone },
});

/** A day has no more. */
export const maxMinutesPerDay = 24 * 60;

/** Groups study events by date, with the sum of their minutes and the first and last time. */
function toDays(userId: string, events: readonly (StudyEvent & { readonly zone: string })[]) {
  const days = new Map<string, typeof studyDays.$inferSelect>();
  for (const { at, zone, minutes } of events.toSorted((one, other) => +one.at - +other.at)) {
    const day = studyDayOf(at.getTime(), zone);
    const before = days.get(day) ?? { userId, day, minutes: 0, firstAt: at, firstZone: zone };
    days.set(day, { ...before, minutes: before.minutes + minutes, lastAt: at, lastZone: zone });
  }
  return [...days.values()];
}

/** Adds the study of days to what is recorded of them. Returns the day on which the learner studied last before, and when. */
const addToDays = preparedForOneRow(
  'ena_add_to_day',
  ['userId', 'day', 'minutes', 'firstAt', 'firstZone', 'lastAt', 'lastZone'],
  (tx, days: (typeof studyDays.$inferSelect)[]) => {
    const userId = days[0]?.userId ?? '';
    // A subquery sees the rows as they were before the statement.
    const before = alias(studyDays, 'before');
    const ofLatestDay = (column: typeof before.day | typeof before.lastAt) =>
      tx.select({ column }).from(before).where(eq(before.userId, userId)).orderBy(desc(before.day)).limit(1);
    const earlier = sql`excluded.first_at < ${studyDays.firstAt}`;
    const later = sql`excluded.last_at > ${studyDays.lastAt}`;
    return tx
      .insert(studyDays)
      .values(days)
      .onConflictDoUpdate({
        target: [studyDays.userId, studyDays.day],
        set: {
          minutes: sql`least(${studyDays.minutes}::bigint + excluded.minutes, ${maxMinutesPerDay})`,
          firstAt: sql`least(${studyDays.firstAt}, excluded.first_at)`,
          firstZone: sql`case when ${earlier} then excluded.first_zone else ${studyDays.firstZone} end`,
          lastAt: sql`greatest(${studyDays.lastAt}, excluded.last_at)`,
          lastZone: sql`case when ${later} then excluded.last_zone else ${studyDays.lastZone} end`,
        },
      })
      .returning({
        day: sql<string | null>`(${ofLatestDay(before.day)})`,
        lastAt: sql<Date | null>`(${ofLatestDay(before.lastAt)})`.mapWith(studyDays.lastAt),
      });
  },
);

const readStreak = async (tx: Db, userId: string): Promise<Streak | null> =>
  streakOf(
    (await tx.select().from(studyDays).where(eq(studyDays.userId, userId))).map(toStudyDay),
    studyDayOf,
  );

/**
 * Adds study events to the learner's study days, in any order of arrival. Returns the new values of the profile,
 * which the caller has to write. The caller has locked the profile (`lockProfile`).
 */
export async function recordStudy(
  tx: Db,
  userId: string,
  profile: Profile,
  events: readonly StudyEvent[],
): Promise<Partial<Pick<Profile, 'studyStreak' | 'lastStudiedAt' | 'timeZone'>>> {
  const zoned = events.map((event) => ({ ...event, zone: zoneOf(profile, event.timeZone) }));
  const days = toDays(userId, zoned);
  if (days.length === 0) return {};

  const [latest] = await addToDays(tx, days);
  const newest = zoned.reduce((one, other) => (other.at > one.at ? other : one));
  const isLatest = profile.lastStudiedAt === null || newest.at >= profile.lastStudiedAt;
  // More study on the latest day does not change the streak: by far the most frequent case.
  const sameDayOnly = days.every(
    ({ day, firstAt }) => day === latest?.day && latest.lastAt !== null && firstAt >= latest.lastAt,
  );
  return {
    ...(isLatest && { lastStudiedAt: newest.at, timeZone: newest.zone }),
    ...(!sameDayOnly && { studyStreak: (await readStreak(tx, userId))?.length ?? 0 }),
  };
}

/** The latest date on which the learner studied. */
async function latestStudyDay(db: Db, userId: string): Promise<StudyDay | null> {
  const [row] = await db
    .select()
    .from(studyDays)
    .where(eq(studyDays.userId, userId))
    .orderBy(desc(studyDays.day))
    .limit(1);
  return row ? toStudyDay(row) : null;
}

const streakOn = ({ studyStreak: length }: Profile, last: StudyDay | null, moment: Moment): number =>
  length === 0 ? 0 : streakNow(last && { length, last }, moment, studyDayOf);

/** The current instant, and the learner's time zone as far as it is known. */
export const momentOf = ({ timeZone }: Pick<Profile, 'timeZone'>, now: Date): Moment => ({
  at: now.getTime(),
  zone: timeZone ?? defaultTimeZone,
});

/** The current streak. It ends after a missed day without a write to the database (PROF-13). */
export async function currentStreak(db: Db, profile: Profile, now: Date): Promise<number> {
  const last = profile.studyStreak === 0 ? null : await latestStudyDay(db, profile.id);
  return streakOn(profile, last, momentOf(profile, now));
}

const profileWithDay = prepared((db) => {
  const userId = sql.placeholder('userId');
  const any = alias(studyDays, 'any_day');
  const latest = db
    .select({ day: sql`max(${any.day})` })
    .from(any)
    .where(eq(any.userId, userId));
  return db
    .select({ profile: userProfiles, last: studyDays })
    .from(userProfiles)
    .leftJoin(studyDays, and(eq(studyDays.userId, userProfiles.id), eq(studyDays.day, sql`(${latest})`)))
    .where(eq(userProfiles.id, userId))
    .prepare('ena_profile_with_day');
});

/** A learner's profile with the current streak, in one query; null if there is none. */
export async function findProfileWithStreak(
  db: Db,
  userId: string,
  now: Date,
): Promise<{ readonly profile: Profile; readonly streak: number } | null> {
  const [row] = await profileWithDay(db).execute({ userId });
  if (!row) return null;
  const { profile, last } = row;
  return { profile, streak: streakOn(profile, last && toStudyDay(last), momentOf(profile, now)) };
}
