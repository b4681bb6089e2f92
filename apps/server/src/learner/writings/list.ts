import type { Draft, Submission } from '@ena/contract/writings';
import { desc, eq } from 'drizzle-orm';
import type { Db } from '../../platform/db/open.ts';
import { writingSubmissions } from '../study/tables.ts';
import { writingDrafts } from './tables.ts';

/** A stored draft as the API returns it. */
export const toDraft = ({ essayId, text, savedAt }: typeof writingDrafts.$inferSelect): Draft => ({
  essayId,
  text,
  savedAt: savedAt.toISOString(),
});

/** A stored submission as the API returns it. */
export const toSubmission = (row: typeof writingSubmissions.$inferSelect): Submission => ({
  id: row.id,
  essayId: row.essayId,
  text: row.text,
  submittedAt: row.submittedAt.toISOString(),
});

/** The learner's own drafts, removed ones as empty texts, and submissions, newest first (ADV-25, ADV-26). */
export async function listWritings(
  db: Db,
  userId: string,
): Promise<{ drafts: Draft[]; submissions: Submission[] }> {
  const drafts = await db.select().from(writingDrafts).where(eq(writingDrafts.userId, userId));
  const submissions = await db
    .select()
    .from(writingSubmissions)
    .where(eq(writingSubmissions.userId, userId))
    .orderBy(desc(writingSubmissions.submittedAt), writingSubmissions.id);
  return { drafts: drafts.map(toDraft), submissions: submissions.map(toSubmission) };
}
