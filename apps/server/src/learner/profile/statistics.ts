import type { Statistics } from '@ena/contract/profile';
import { courseUnitIds, findLesson, quizzes } from '@ena/course/catalog';
import { countCompleted } from '@ena/domain/progress/display';
import { averageScore, recentRecords } from '@ena/domain/progress/statistics';
import { firstDayOf, yearWeeks } from '@ena/domain/streak/calendar';
import { keptDays } from '@ena/domain/streak/streak';
import { and, asc, eq, gte } from 'drizzle-orm';
import type { Db } from '../../platform/db/open.ts';
import { studyDays } from '../study/tables.ts';
import { lockProfile } from '../study/counters.ts';
import { listProgress } from '../progress/list.ts';
import { findProfileWithStreak, isCounted, momentOf, toStudyDay } from '../study/record.ts';
import { studyDayOf } from '../study/studyDay.ts';

const quizIds: ReadonlySet<string> = new Set(quizzes.map(({ id }) => id));

async function makeProfile(db: Db, userId: string) {
  const profile = await db.transaction((tx) => lockProfile(tx, userId));
  return { profile, streak: 0, freezes: 0, pauses: [] };
}

/** The learner's figures, computed from the learner's own records (PROF-21, SET-15 to SET-23). */
export async function readStatistics(db: Db, userId: string, now: Date): Promise<Statistics> {
  const { profile, streak, freezes, pauses } =
    (await findProfileWithStreak(db, userId, now)) ?? (await makeProfile(db, userId));
  const records = await listProgress(db, userId);
  const { at, zone } = momentOf(profile, now);
  const today = studyDayOf(at, zone);
  const days = await db
    .select()
    .from(studyDays)
    .where(and(eq(studyDays.userId, userId), gte(studyDays.day, firstDayOf(today, yearWeeks)), isCounted()))
    .orderBy(asc(studyDays.day));
  // Includes the general advanced quiz (O8); lessons have no score.
  const scores = records.filter(({ lessonId }) => quizIds.has(lessonId)).map(({ score }) => score);
  return {
    lessonsCompleted: countCompleted(records, courseUnitIds),
    studyMinutes: profile.totalStudyTime,
    wordsLearned: profile.wordsLearned,
    averageScore: averageScore(scores),
    quizzesScored: scores.filter((score) => score !== null).length,
    level: profile.level,
    streak,
    today,
    freezes,
    days: days.map(({ day, minutes }) => ({ day, minutes })),
    keptDays: [...keptDays(days.map(toStudyDay), { at, zone }, studyDayOf, pauses)],
    // Visits of hubs are no study; a completed level is. Pages such as packs have minutes alone.
    recent: recentRecords(
      records.filter(({ lessonId, completed }) => completed || findLesson(lessonId) || quizIds.has(lessonId)),
    ),
  };
}
