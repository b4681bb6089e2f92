import type { ProgressRecord } from '@ena/contract/progress';
import { eq } from 'drizzle-orm';
import type { Db } from '../../platform/db/open.ts';
import { userProgress } from '../study/tables.ts';
import { Failure } from '../../platform/failure.ts';
import { createLearnerRows } from '../study/createLearnerRows.ts';
import { lockProfile, recomputeProfile } from '../study/counters.ts';
import { listProgress } from './list.ts';

/** Creates missing records of a learner (TIME-10, PROG-03). Throws FORBIDDEN for records of another learner. */
export async function initializeProgress(
  db: Db,
  userId: string,
  requestedUserId: string,
): Promise<ProgressRecord[]> {
  if (requestedUserId !== userId) throw new Failure('FORBIDDEN', 'These are the records of another learner.');
  return db.transaction(async (tx) => {
    await lockProfile(tx, userId);
    await createLearnerRows(tx, userId);
    return listProgress(tx, userId);
  });
}

/** Deletes and recreates the learner's records; answers, words and achievements stay (PROG-19, OP-18). */
export async function resetProgress(db: Db, userId: string, now: Date): Promise<ProgressRecord[]> {
  return db.transaction(async (tx) => {
    const profile = await lockProfile(tx, userId);
    await tx.delete(userProgress).where(eq(userProgress.userId, userId));
    await createLearnerRows(tx, userId);
    await recomputeProfile(tx, profile, now);
    return listProgress(tx, userId);
  });
}
