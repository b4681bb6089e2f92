import type { ProgressRecord } from '@ena/contract/progress';
import type { Db } from '../../platform/db/open.ts';
import { createRowReader } from '../../platform/db/readRows.ts';
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

const readProgress = createRowReader('ena_read_progress', userProgress, sentColumns);

/** The learner's own records only (BACK-08). */
export async function listProgress(db: Db, userId: string): Promise<ProgressRecord[]> {
  return (await readProgress(db, userId)).map(toRecord);
}
