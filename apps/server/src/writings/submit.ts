import type { Earned } from '@ena/contract/achievements';
import type { Submission } from '@ena/contract/writings';
import { mostSubmissions } from '@ena/domain/lesson/essay';
import { and, count, eq, lte, sql } from 'drizzle-orm';
import { award } from '../achievements/award.ts';
import { writingDrafts, writingSubmissions } from '../db/schema.ts';
import { Failure } from '../failure.ts';
import { lockProfile } from '../progress/counters.ts';
import { toSubmission } from './list.ts';
import { requireEssay, type WritingParts } from './saveDraft.ts';

/**
 * Keeps a text that is handed in and removes the draft of its essay, both or neither; a draft that was continued
 * elsewhere since stays. The same id sent again changes nothing. UNKNOWN_UNIT; TOO_MANY_TEXTS beyond what is kept of
 * one learner.
 */
export async function submitText(
  { db, course, now }: WritingParts,
  userId: string,
  {
    id,
    essayId,
    text,
    writtenAt,
  }: Omit<Submission, 'submittedAt'> & { readonly writtenAt?: string | undefined },
): Promise<{ submission: Submission; earned: readonly Earned[] }> {
  requireEssay(course, essayId);
  const time = now();
  return db.transaction(async (tx) => {
    // One at a time: what is counted must still hold when the text is kept.
    await lockProfile(tx, userId);
    const mine = eq(writingSubmissions.userId, userId);
    const [known] = await tx
      .select()
      .from(writingSubmissions)
      .where(and(mine, eq(writingSubmissions.id, id)));
    if (known) return { submission: toSubmission(known), earned: [] };

    const [kept] = await tx.select({ texts: count() }).from(writingSubmissions).where(mine);
    if (kept && kept.texts >= mostSubmissions)
      throw new Failure('TOO_MANY_TEXTS', `No more than ${mostSubmissions} submissions are kept.`);
    const row = { userId, id, essayId, text, submittedAt: time };
    await tx.insert(writingSubmissions).values(row);
    const removed = { text: '', savedAt: time };
    await tx
      .insert(writingDrafts)
      .values({ userId, essayId, ...removed })
      .onConflictDoUpdate({
        target: [writingDrafts.userId, writingDrafts.essayId],
        set: removed,
        setWhere: sql`${eq(writingDrafts.text, text)} or ${lte(writingDrafts.savedAt, new Date(writtenAt ?? 0))}`,
      });
    return { submission: toSubmission(row), earned: await award(tx, userId, ['essays'], time) };
  });
}
