import type { ProgressRecord } from '@ena/contract/progress';
import { eq } from 'drizzle-orm';
import type { Db } from '../db/open.ts';
import { userProgress } from '../db/schema.ts';
import { Failure } from '../failure.ts';
import { seedLearner } from '../profile/seed.ts';
import { lockProfile, recompute } from './counters.ts';
import { listProgress } from './list.ts';

/** Makes the records that a learner lacks and leaves the others as they are (TIME-10, PROG-03). FORBIDDEN for another's. */
export async function initialiseProgress(db: Db, own: string, asked: string): Promise<ProgressRecord[]> {
  if (asked !== own) throw new Failure('FORBIDDEN', 'These are the records of another learner.');
  return db.transaction(async (tx) => {
    await lockProfile(tx, own);
    await seedLearner(tx, own);
    return listProgress(tx, own);
  });
}

/** Deletes the learner's records and begins anew; answers, words and achievements stay (PROG-19, OP-18). */
export async function resetProgress(db: Db, userId: string, now: Date): Promise<ProgressRecord[]> {
  return db.transaction(async (tx) => {
    await lockProfile(tx, userId);
    await tx.delete(userProgress).where(eq(userProgress.userId, userId));
    await seedLearner(tx, userId);
    await recompute(tx, userId, now);
    return listProgress(tx, userId);
  });
}
