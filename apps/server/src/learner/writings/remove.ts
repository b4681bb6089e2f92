import { and, eq } from 'drizzle-orm';
import type { Db } from '../../platform/db/open.ts';
import { writingSubmissions } from '../study/tables.ts';

/** Deletes a submission of this learner; no error if it does not exist (idempotent). */
export async function removeSubmission(db: Db, userId: string, id: string): Promise<void> {
  await db
    .delete(writingSubmissions)
    .where(and(eq(writingSubmissions.userId, userId), eq(writingSubmissions.id, id)));
}
