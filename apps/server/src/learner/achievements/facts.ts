/** Facts about a learner that conditions of achievements use (packages/course/src/achievements.ts). */
import { counters, type FactName, type Facts } from '@ena/domain/achievement/achievement';
import { dictationId } from '@ena/domain/practice/dictation';
import { hoursOf } from '@ena/domain/progress/statistics';
import { and, count, countDistinct, eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/open.ts';
import { userAnswers, userProfiles, userProgress, writingSubmissions } from '../../platform/db/schema.ts';

export const everyFact: readonly FactName[] = ['records', ...counters];

async function readRecords(tx: Db, userId: string): Promise<Facts['records']> {
  const { lessonId, completed, score } = userProgress;
  const rows = await tx
    .select({ lessonId, completed, score })
    .from(userProgress)
    .where(eq(userProgress.userId, userId));
  return new Map(rows.map((row) => [row.lessonId, row]));
}

/** Facts stored on the profile, recomputed with every change (progress/counters.ts, study/record.ts). */
async function readProfile(tx: Db, userId: string) {
  const [profile] = await tx
    .select({
      words: userProfiles.wordsLearned,
      minutes: userProfiles.totalStudyTime,
      streak: userProfiles.studyStreak,
    })
    .from(userProfiles)
    .where(eq(userProfiles.id, userId));
  const { words = 0, minutes = 0, streak = 0 } = profile ?? {};
  return { words, hours: hoursOf(minutes), streak };
}

/** Answers of a learner that were right, without the corrected ones (decision 0052). */
const rightAtFirst = (userId: string) =>
  and(eq(userAnswers.userId, userId), eq(userAnswers.correct, true), eq(userAnswers.corrected, false));

async function countAnswers(tx: Db, userId: string): Promise<number> {
  const [row] = await tx.select({ count: count() }).from(userAnswers).where(rightAtFirst(userId));
  return row?.count ?? 0;
}

async function countDictation(tx: Db, userId: string): Promise<number> {
  const { unitId, itemId } = userAnswers;
  const isDictation = sql`starts_with(${itemId}, ${unitId} || ${`${dictationId('')}.`})`;
  const [row] = await tx
    .select({ count: countDistinct(itemId) })
    .from(userAnswers)
    .where(and(rightAtFirst(userId), isDictation));
  return row?.count ?? 0;
}

async function countEssays(tx: Db, userId: string): Promise<number> {
  const [row] = await tx
    .select({ count: countDistinct(writingSubmissions.essayId) })
    .from(writingSubmissions)
    .where(eq(writingSubmissions.userId, userId));
  return row?.count ?? 0;
}

/** Reads the wanted facts; the others are empty or 0. */
export async function readFacts(tx: Db, userId: string, wanted: ReadonlySet<FactName>): Promise<Facts> {
  const ofProfile = wanted.has('words') || wanted.has('hours') || wanted.has('streak');
  return {
    records: wanted.has('records') ? await readRecords(tx, userId) : new Map(),
    counts: {
      ...(ofProfile ? await readProfile(tx, userId) : { words: 0, hours: 0, streak: 0 }),
      'right-answers': wanted.has('right-answers') ? await countAnswers(tx, userId) : 0,
      dictation: wanted.has('dictation') ? await countDictation(tx, userId) : 0,
      essays: wanted.has('essays') ? await countEssays(tx, userId) : 0,
    },
  };
}
