import { findLesson, findLevel } from '@ena/course/catalog';
import { hubVisitUnits } from '@ena/domain/progress/hubVisit';
import type { Earned } from '@ena/contract/achievements';
import type { ProgressRecord, ProgressReport } from '@ena/contract/progress';
import { and, eq, lt, sql } from 'drizzle-orm';
import { award } from '../achievements/award.ts';
import type { Viewer } from '../../identity/sessions/viewer.ts';
import { authorizeUnit } from '../../content/course/authorizeUnit.ts';
import type { Course } from '../../content/course/units.ts';
import type { Db } from '../../platform/db/open.ts';
import { prepared } from '../../platform/db/prepared.ts';
import { studyDays, userProgress } from '../study/tables.ts';
import { progressReports } from './tables.ts';
import { Failure } from '../../platform/failure.ts';
import { toServerTime } from '../study/clientTimes.ts';
import { maxMinutesPerDay, recordStudy, zoneOf } from '../study/record.ts';
import { studyDayOf } from '../study/studyDay.ts';
import { completeLevel, lockProfile, maxMinutes, recomputeProfile } from '../study/counters.ts';
import { toRecord } from './list.ts';

interface ReportServices {
  readonly db: Db;
  readonly course: Course;
  readonly now: () => Date;
}

interface ReportResult {
  readonly record: ProgressRecord;
  readonly earned: readonly Earned[];
  /** Units that the report has completed for the first time: 0 or 1. */
  readonly newlyCompleted: number;
}

const insertReport = prepared((db) =>
  db
    .insert(progressReports)
    .values({
      userId: sql.placeholder('userId'),
      id: sql.placeholder('id'),
      reportedAt: sql.placeholder('time'),
    })
    .onConflictDoNothing()
    .returning({ id: progressReports.id })
    .prepare('ena_insert_report'),
);

/** The minutes of a report, as far as its day has them: less what was studied on that day, on whatever device. */
const minutesLeft = (db: Db) => {
  const studied = db
    .select({ minutes: studyDays.minutes })
    .from(studyDays)
    .where(and(eq(studyDays.userId, sql.placeholder('userId')), eq(studyDays.day, sql.placeholder('day'))));
  return sql`greatest(0, least(${sql.placeholder('timeSpent')}::integer, ${maxMinutesPerDay} - coalesce(${studied}, 0)))`;
};

const addToRecord = prepared((db) =>
  db
    .insert(userProgress)
    .values({
      userId: sql.placeholder('userId'),
      lessonId: sql.placeholder('lessonId'),
      completed: sql.placeholder('completed'),
      score: sql.placeholder('score'),
      timeSpent: sql`${minutesLeft(db)}`,
      createdAt: sql.placeholder('time'),
      updatedAt: sql.placeholder('time'),
    })
    .onConflictDoUpdate({
      target: [userProgress.userId, userProgress.lessonId],
      set: {
        completed: sql`${userProgress.completed} or excluded.completed`,
        score: sql`greatest(${userProgress.score}, excluded.score)`,
        timeSpent: sql`least(${userProgress.timeSpent}::bigint + excluded.time_spent, ${maxMinutes})`,
        updatedAt: sql`excluded.updated_at`,
      },
    })
    .returning()
    .prepare('ena_add_to_record'),
);

/**
 * Adds a report to the learner's record of a unit (PROG-04 to PROG-09): minutes add up to those of the day, completed is never
 * reset, the best score is kept. Idempotent by report id. A level is completed by its lessons alone (PROG-14), and
 * a visit of its hub has the level's units. `sentAt`: by the clock of the device.
 * Throws UNKNOWN_UNIT, NOT_ENTITLED.
 */
export async function reportProgress(
  { db, course, now }: ReportServices,
  viewer: Viewer,
  report: ProgressReport,
  sentAt: Date | null = null,
): Promise<ReportResult> {
  const unit = authorizeUnit(course, report.lessonId, viewer);
  const { userId } = viewer;
  const time = now();
  const mine = and(eq(userProgress.userId, userId), eq(userProgress.lessonId, unit.id));
  // The record of a page, such as a pack, has its minutes alone.
  const isPage = unit.kind === 'page';
  const completed = report.completed === true && !isPage;

  return db.transaction(async (tx) => {
    const profile = await lockProfile(tx, userId);
    const fresh = await insertReport(tx).execute({ userId, id: report.id, time });
    if (fresh.length === 0) {
      const [stored] = await tx.select().from(userProgress).where(mine);
      if (stored) return { record: toRecord(stored), earned: [], newlyCompleted: 0 };
      throw new Failure('BAD_INPUT', 'This report id was used for another unit.');
    }

    if (unit.kind === 'level') {
      const record = toRecord(await recordHubVisit(tx, profile, unit.id, report, time));
      return { record, earned: [], newlyCompleted: 0 };
    }
    const { timeSpent, studiedAt, timeZone } = report;
    const score = isPage ? null : (report.score ?? null);
    const kind = report.isOpening ? ('opening' as const) : ('time' as const);
    const at = studiedAt === undefined ? time : toServerTime(studiedAt, { viewer, sentAt, now: time });
    const zone = zoneOf(profile, timeZone);
    const day = studyDayOf(at.getTime(), zone);
    const values = { userId, lessonId: unit.id, completed, score, timeSpent, day, time };
    const [row] = await addToRecord(tx).execute(values);
    if (!row) throw new Error('An upsert returned no row.');
    if (completed && unit.kind === 'lesson') {
      const level = findLesson(unit.id)?.level;
      if (level) await completeLevel(tx, userId, level, time);
    }
    const study = await recordStudy(tx, userId, profile, [{ at, timeZone, minutes: timeSpent, kind }], time);
    const isFirstOfDay =
      profile.lastStudiedAt === null || studyDayOf(profile.lastStudiedAt.getTime(), zone) < day;
    if (isFirstOfDay) await deleteOldReports(tx, userId, time);
    const changed = await recomputeProfile(tx, profile, time, study);
    const earned = await award(tx, changed.profile, ['records', 'hours', 'streak'], time, changed.records);
    const newlyCompleted = Math.max(0, changed.profile.lessonsCompleted - profile.lessonsCompleted);
    return { record: toRecord(row), earned, newlyCompleted };
  });
}

/** A device repeats a report that was not acknowledged within this time, if ever. */
const retentionMs = 90 * 24 * 60 * 60 * 1000;

/** Deletes the idempotency keys of reports that are not repeated any more; once a day, when a learner studies. */
const deleteOldReports = (tx: Db, userId: string, now: Date) =>
  tx
    .delete(progressReports)
    .where(
      and(
        eq(progressReports.userId, userId),
        lt(progressReports.reportedAt, new Date(now.getTime() - retentionMs)),
      ),
    );

/** Adds the units of a visit to the hub of a level; the profile is locked. Returns the stored record. */
async function recordHubVisit(
  tx: Db,
  profile: Awaited<ReturnType<typeof lockProfile>>,
  lessonId: string,
  { timeSpent, timeZone }: ProgressReport,
  time: Date,
): Promise<typeof userProgress.$inferSelect> {
  const mine = and(eq(userProgress.userId, profile.id), eq(userProgress.lessonId, lessonId));
  const [stored] = await tx.select().from(userProgress).where(mine);
  const dayOf = (instant: Date) => studyDayOf(instant.getTime(), zoneOf(profile, timeZone));
  const lastVisitDay = stored && stored.timeSpent > 0 ? dayOf(stored.updatedAt) : null;
  const units = hubVisitUnits(timeSpent, findLevel(lessonId)?.visitMinutes ?? 0, dayOf(time), lastVisitDay);
  if (stored && units === 0) return stored;
  const [row] = await tx
    .insert(userProgress)
    .values({ userId: profile.id, lessonId, timeSpent: units, createdAt: time, updatedAt: time })
    .onConflictDoUpdate({
      target: [userProgress.userId, userProgress.lessonId],
      set: { timeSpent: sql`${userProgress.timeSpent} + excluded.time_spent`, updatedAt: time },
    })
    .returning();
  if (!row) throw new Error('An upsert returned no row.');
  return row;
}
