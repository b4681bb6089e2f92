import type { ProgressRecord } from '@ena/contract/progress';
import { eq } from 'drizzle-orm';
import type { Db } from '../../platform/db/open.ts';
import { userProgress } from '../study/tables.ts';

/** A stored record as the API returns it (BACK-03, TIME-08, PERR-03). */
export const toRecord = (row: typeof userProgress.$inferSelect): ProgressRecord => ({
  id: row.id,
  lessonId: row.lessonId,
  completed: row.completed,
  score: row.score,
  timeSpent: row.timeSpent,
  updatedAt: row.updatedAt.toISOString(),
});

/** The learner's own records only (BACK-08). */
export async function listProgress(db: Db, userId: string): Promise<ProgressRecord[]> {
  return (await db.select().from(userProgress).where(eq(userProgress.userId, userId))).map(toRecord);
}
