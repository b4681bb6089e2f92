import type { ProgressRecord } from '@ena/contract/progress';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/open.ts';
import { prepared } from '../../platform/db/prepared.ts';
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

const readProgress = prepared((db) =>
  db
    .select()
    .from(userProgress)
    .where(eq(userProgress.userId, sql.placeholder('userId')))
    .prepare('ena_read_progress'),
);

/** The learner's own records only (BACK-08). */
export async function listProgress(db: Db, userId: string): Promise<ProgressRecord[]> {
  return (await readProgress(db).execute({ userId })).map(toRecord);
}
