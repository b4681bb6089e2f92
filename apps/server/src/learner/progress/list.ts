import type { ProgressRecord } from '@ena/contract/progress';
import { eq } from 'drizzle-orm';
import type { Db } from '../../platform/db/open.ts';
import { readRows } from '../../platform/db/readRows.ts';
import { userProgress } from '../../platform/db/schema.ts';

type Row = typeof userProgress.$inferSelect;
const sentColumns = ['id', 'lessonId', 'completed', 'score', 'timeSpent', 'updatedAt'] as const;

/** A stored record as the API returns it (BACK-03, TIME-08, PERR-03). */
export const toRecord = (row: Pick<Row, (typeof sentColumns)[number]>): ProgressRecord => ({
  id: row.id,
  lessonId: row.lessonId,
  completed: row.completed,
  score: row.score,
  timeSpent: row.timeSpent,
  updatedAt: row.updatedAt.toISOString(),
});

/** The learner's own records only (BACK-08). */
export async function listProgress(db: Db, userId: string): Promise<ProgressRecord[]> {
  const rows = await readRows(db, userProgress, sentColumns, eq(userProgress.userId, userId));
  return rows.map(toRecord);
}
