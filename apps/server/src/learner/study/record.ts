/**
 * Study days: written in the transaction of the report or the answers that they come from, under the lock on
 * the profile. The streak on the profile is derived from them, never incremented.
 */
import { addDays, type Day } from '@ena/domain/streak/day';
import {
  type CurrentStreak,
  maxLateDays,
  minStudyMinutes,
  type Moment,
  type Pause,
  type Streak,
  streakNow,
  streakOf,
  type StudyDay,
} from '@ena/domain/streak/streak';
import { and, desc, eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
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
  /** An answer, time of study, or only the opening of a page. */
  readonly kind: 'answer' | 'time' | 'opening';
}

/** Whether a date counts as studied (decision 0104). */
export const isCounted = (
  days: Readonly<Record<'answered' | 'activeMinutes', SQLWrapper>> = studyDays,
): SQL => sql`(${days.answered} or ${days.activeMinutes} >= ${sql.raw(`${minStudyMinutes}`)})`;

/**
 * The zone whose calendar counts: the chosen one, else that of the browser, else the last known one (OP-27).
 */
export function zoneOf({ timeZone, timeZoneChosen }: Zoned, sent: string | undefined): string {
  const known = timeZone ?? defaultTimeZone;
  return !timeZoneChosen && sent !== undefined && isTimeZone(sent) ? sent : known;
}

/** A stored day, for the rules. */
export const toStudyDay = (
  row: Pick<typeof studyDays.$inferSelect, 'day' | 'firstAt' | 'firstZone' | 'lastAt' | 'lastZone'>,
): StudyDay => ({
  day: row.day,
  first: { at: row.firstAt.getTime(), zone: row.firstZone },
  last: { at: row.lastAt.getTime(), zone: row.lastZone },
});

/** A day has no more. */
export const maxMinutesPerDay = 24 * 60;

/** What arrives later is recorded, but no day counts by it: nobody can fill old days. */
const maxLateMs = maxLateDays * 24 * 60 * 60 * 1000;

/** Groups study events by date, with the sum of their minutes and the first and last time. */
function toDays(userId: string, events: readonly (StudyEvent & { readonly zone: string })[], now: Date) {
  const days = new Map<string, typeof studyDays.$inferSelect>();
  for (const { at, zone, minutes, kind } of events.toSorted((one, other) => +one.at - +other.at)) {
    const day = studyDayOf(at.getTime(), zone);
    const empty = {
      userId,
      day,
      minutes: 0,
      activeMinutes: 0,
      answered: false,
      firstAt: at,
      firstZone: zone,
    };
    const before = days.get(day) ?? empty;
    const isLate = +now - +at > maxLateMs;
    days.set(day, {
      ...before,
      minutes: before.minutes + minutes,
      activeMinutes: before.activeMinutes + (isLate || kind === 'opening' ? 0 : minutes),
      answered: before.answered || (!isLate && kind === 'answer'),
      lastAt: at,
      lastZone: zone,
    });
  }
  return [...days.values()];
}

/** Adds the study of days to what is recorded of them. Returns the last day that counted before, and its last study. */
const addToDays = preparedForOneRow(
  'ena_add_to_day',
  ['userId', 'day', 'minutes', 'answered', 'activeMinutes', 'firstAt', 'firstZone', 'lastAt', 'lastZone'],
  (tx, days: (typeof studyDays.$inferSelect)[]) => {
    const userId = days[0]?.userId ?? '';
    // A subquery sees the rows as they were before the statement.
    const before = alias(studyDays, 'before');
    const ofLatestDay = (column: typeof before.day | typeof before.lastAt) =>
      tx
        .select({ column })
        .from(before)
        .where(and(eq(before.userId, userId), isCounted(before)))
        .orderBy(desc(before.day))
        .limit(1);
    const earlier = sql`excluded.first_at < ${studyDays.firstAt}`;
    const later = sql`excluded.last_at > ${studyDays.lastAt}`;
    return tx
      .insert(studyDays)
      .values(days)
      .onConflictDoUpdate({
        target: [studyDays.userId, studyDays.day],
        set: {
          minutes: sql`least(${studyDays.minutes}::bigint + excluded.minutes, ${maxMinutesPerDay})`,
          answered: sql`${studyDays.answered} or excluded.answered`,
          activeMinutes: sql`least(${studyDays.activeMinutes}::bigint + excluded.active_minutes, ${maxMinutesPerDay})`,
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

/** The pauses of a learner; the current one reaches beyond today. */
const pausesOf = ({ pauses }: Pick<Profile, 'pauses'>, today: Day): readonly Pause[] =>
  pauses.map(({ from, to }) => ({ from, to: to ?? addDays(today, 1) }));

async function readStreak(tx: Db, profile: Profile, today: Day): Promise<Streak | null> {
  const days = await tx
    .select()
    .from(studyDays)
    .where(and(eq(studyDays.userId, profile.id), isCounted()));
  return streakOf(days.map(toStudyDay), studyDayOf, pausesOf(profile, today));
}

/**
 * Adds study events to the learner's study days, in any order of arrival. Returns the new values of the profile,
 * which the caller has to write. The caller has locked the profile (`lockProfile`).
 */
export async function recordStudy(
  tx: Db,
  userId: string,
  profile: Profile,
  events: readonly StudyEvent[],
  now: Date,
): Promise<Partial<Pick<Profile, 'studyStreak' | 'streakFreezes' | 'lastStudiedAt' | 'timeZone'>>> {
  const zoned = events.map((event) => ({ ...event, zone: zoneOf(profile, event.timeZone) }));
  const days = toDays(userId, zoned, now);
  if (days.length === 0) return {};

  const [latest] = await addToDays(tx, days);
  const newest = zoned.reduce((one, other) => (other.at > one.at ? other : one));
  const isLatest = profile.lastStudiedAt === null || newest.at >= profile.lastStudiedAt;
  const known = { ...(isLatest && { lastStudiedAt: newest.at, timeZone: newest.zone }) };
  // More study on the latest day does not change the streak: by far the most frequent case.
  const sameDayOnly = days.every(
    ({ day, firstAt }) => day === latest?.day && latest.lastAt !== null && firstAt >= latest.lastAt,
  );
  if (sameDayOnly) return known;
  const streak = await readStreak(tx, profile, studyDayOf(+now, newest.zone));
  return { ...known, studyStreak: streak?.length ?? 0, streakFreezes: streak?.freezes ?? 0 };
}

/** The current instant, and the learner's time zone as far as it is known. */
export const momentOf = ({ timeZone }: Pick<Profile, 'timeZone'>, now: Date): Moment => ({
  at: now.getTime(),
  zone: timeZone ?? defaultTimeZone,
});

const profileWithDay = prepared((db) => {
  const userId = sql.placeholder('userId');
  const any = alias(studyDays, 'any_day');
  const latest = db
    .select({ day: sql`max(${any.day})` })
    .from(any)
    .where(and(eq(any.userId, userId), isCounted(any)));
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
): Promise<{
  readonly profile: Profile;
  readonly streak: number;
  readonly freezes: number;
  readonly pauses: readonly Pause[];
} | null> {
  const [row] = await profileWithDay(db).execute({ userId });
  if (!row) return null;
  const { profile, last } = row;
  const moment = momentOf(profile, now);
  const pauses = pausesOf(profile, studyDayOf(moment.at, moment.zone));
  const stored = last && {
    length: profile.studyStreak,
    freezes: profile.streakFreezes,
    last: toStudyDay(last),
  };
  const { length, freezes }: CurrentStreak = streakNow(stored, moment, studyDayOf, pauses);
  return { profile, streak: length, freezes, pauses };
}

/** The current streak in days. It ends after missed days without a write to the database (PROF-13). */
export const currentStreak = async (db: Db, userId: string, now: Date): Promise<number> =>
  (await findProfileWithStreak(db, userId, now))?.streak ?? 0;
