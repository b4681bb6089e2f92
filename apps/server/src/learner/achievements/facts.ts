/** Facts about a learner that conditions of achievements use (packages/course/src/achievements.ts). */
import { type Counter, counters, type FactName, type Facts } from '@ena/domain/achievement/achievement';
import { dictationId } from '@ena/domain/practice/dictation';
import { hoursOf } from '@ena/domain/progress/statistics';
import { and, count, countDistinct, eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/open.ts';
import { type userProfiles } from '../../platform/db/users.ts';
import { userAnswers, writingSubmissions } from '../study/tables.ts';
import { type ProgressFact, readProgressFacts } from '../study/counters.ts';

export const everyFact: readonly FactName[] = ['records', ...counters];

/** A learner, and what was read of their facts before: the profile, and the records of units, if any. */
export interface KnownFacts {
  readonly userId: string;
  /** Null: it is missing. */
  readonly profile: typeof userProfiles.$inferSelect | null;
  readonly records: readonly ProgressFact[] | null;
}

/** The counters that are stored on the profile, and recomputed with every change (study/counters.ts, study/record.ts). */
export const profileCounters = ['words', 'hours', 'streak'] as const satisfies readonly Counter[];

/** The facts that need no query; the others are empty or 0. */
export const factsOf = ({ profile, records }: KnownFacts): Facts => ({
  records: new Map(records?.map((record) => [record.lessonId, record])),
  counts: {
    words: profile?.wordsLearned ?? 0,
    hours: hoursOf(profile?.totalStudyTime ?? 0),
    streak: profile?.studyStreak ?? 0,
    'right-answers': 0,
    dictation: 0,
    essays: 0,
  },
});

/** Answers of a learner that were right, without the corrected ones (decision 0052). */
const rightAtFirst = (userId: string) =>
  and(eq(userAnswers.userId, userId), eq(userAnswers.correct, true), eq(userAnswers.corrected, false));

async function countAnswers(tx: Db, userId: string): Promise<number> {
  const [row] = await tx.select({ count: count() }).from(userAnswers).where(rightAtFirst(userId));
  return row?.count ?? 0;
}

async function countDictation(tx: Db, userId: string): Promise<number> {
  const { unitId, questionId } = userAnswers;
  const isDictation = sql`starts_with(${questionId}, ${unitId} || ${`${dictationId('')}.`})`;
  const [row] = await tx
    .select({ count: countDistinct(questionId) })
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

/** The facts that are known, and the wanted ones of the others. */
export async function readFacts(tx: Db, known: KnownFacts, wanted: ReadonlySet<FactName>): Promise<Facts> {
  const { userId } = known;
  const isRead = wanted.has('records') && known.records === null;
  const records = isRead ? await readProgressFacts(tx, userId) : known.records;
  const facts = factsOf({ ...known, records });
  return {
    ...facts,
    counts: {
      ...facts.counts,
      'right-answers': wanted.has('right-answers') ? await countAnswers(tx, userId) : 0,
      dictation: wanted.has('dictation') ? await countDictation(tx, userId) : 0,
      essays: wanted.has('essays') ? await countEssays(tx, userId) : 0,
    },
  };
}
