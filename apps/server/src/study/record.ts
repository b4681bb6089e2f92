/**
 * Study days: written in the transaction of the report or the answers that they come from, under the lock on
 * the profile. The streak on the profile is derived from them, never counted up.
 */
import { type Moment, type Streak, streakNow, streakOf, type StudyDay } from '@ena/domain/streak/streak';
import { desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../db/open.ts';
import { studyDays, type userProfiles } from '../db/schema.ts';
import { defaultZone, isTimeZone, studyDayOf } from './studyDay.ts';

type Profile = typeof userProfiles.$inferSelect;
type Zoned = Pick<Profile, 'timeZone' | 'timeZoneChosen'>;

/** Something studied, as it was reported. */
export interface Study {
  readonly at: Date;
  /** As the browser sent it. */
  readonly timeZone: string | undefined;
  readonly minutes: number;
}

/** A browser's clock may be wrong, but the database knows no year 0. */
const earliest = Date.UTC(2020);
/** When something happened by a browser's clock: never later than now. */
export const happenedAt = (said: string, now: Date): Date =>
  new Date(Math.max(earliest, Math.min(Date.parse(said), now.getTime())));

/** The zone whose calendar counts: the chosen one, else that of the browser, else the last known one (OP-27). */
function zoneOf({ timeZone, timeZoneChosen }: Zoned, sent: string | undefined): string {
  const known = timeZone ?? defaultZone;
  return !timeZoneChosen && sent !== undefined && isTimeZone(sent) ? sent : known;
}

const toStudyDay = (row: typeof studyDays.$inferSelect): StudyDay => ({
  day: row.day,
  first: { at: row.firstAt.getTime(), zone: row.firstZone },
  last: { at: row.lastAt.getTime(), zone: row.lastZone },
});

/** Each date once, with its minutes; the last one reported first, which does not matter. */
function toDays(userId: string, studies: readonly (Study & { readonly zone: string })[]) {
  const days = new Map<string, typeof studyDays.$inferSelect>();
  for (const { at, zone, minutes } of studies.toSorted((one, other) => +one.at - +other.at)) {
    const day = studyDayOf(at.getTime(), zone);
    const before = days.get(day) ?? { userId, day, minutes: 0, firstAt: at, firstZone: zone };
    days.set(day, { ...before, minutes: before.minutes + minutes, lastAt: at, lastZone: zone });
  }
  return [...days.values()];
}

const readStreak = async (tx: Db, userId: string): Promise<Streak | null> =>
  streakOf(
    (await tx.select().from(studyDays).where(eq(studyDays.userId, userId))).map(toStudyDay),
    studyDayOf,
  );

/**
 * Adds study to the learner's days, in whatever order it arrives. Returns what the profile has to say from now
 * on, to be written with the rest. The profile is locked by the caller (`lockProfile`).
 */
export async function recordStudy(
  tx: Db,
  userId: string,
  profile: Profile,
  studies: readonly Study[],
): Promise<Partial<Pick<Profile, 'studyStreak' | 'lastStudiedAt' | 'timeZone'>>> {
  const zoned = studies.map((study) => ({ ...study, zone: zoneOf(profile, study.timeZone) }));
  const days = toDays(userId, zoned);
  if (days.length === 0) return {};
  const latest = await latestStudyDay(tx, userId);

  const earlier = sql`excluded.first_at < ${studyDays.firstAt}`;
  const later = sql`excluded.last_at > ${studyDays.lastAt}`;
  await tx
    .insert(studyDays)
    .values(days)
    .onConflictDoUpdate({
      target: [studyDays.userId, studyDays.day],
      set: {
        minutes: sql`least(${studyDays.minutes}::bigint + excluded.minutes, 2147483647)`,
        firstAt: sql`least(${studyDays.firstAt}, excluded.first_at)`,
        firstZone: sql`case when ${earlier} then excluded.first_zone else ${studyDays.firstZone} end`,
        lastAt: sql`greatest(${studyDays.lastAt}, excluded.last_at)`,
        lastZone: sql`case when ${later} then excluded.last_zone else ${studyDays.lastZone} end`,
      },
    });

  const newest = zoned.reduce((one, other) => (other.at > one.at ? other : one));
  const isNews = profile.lastStudiedAt === null || newest.at >= profile.lastStudiedAt;
  // More study on the latest day changes nothing before it: by far the most frequent case.
  const onlyMore = days.every(({ day, firstAt }) => day === latest?.day && +firstAt >= latest.last.at);
  return {
    ...(isNews && { lastStudiedAt: newest.at, timeZone: newest.zone }),
    ...(!onlyMore && { studyStreak: (await readStreak(tx, userId))?.length ?? 0 }),
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

/** The instant and the zone in which a learner is now, as far as is known. */
export const momentOf = ({ timeZone }: Pick<Profile, 'timeZone'>, now: Date): Moment => ({
  at: now.getTime(),
  zone: timeZone ?? defaultZone,
});

/** The streak as it is now: it ends by itself, without a write (PROF-13). */
export async function currentStreak(db: Db, profile: Profile, now: Date): Promise<number> {
  if (profile.studyStreak === 0) return 0;
  const last = await latestStudyDay(db, profile.id);
  return streakNow(last && { length: profile.studyStreak, last }, momentOf(profile, now), studyDayOf);
}
