import type { Earned } from '@ena/contract/achievements';
import type { Submission } from '@ena/contract/writings';
import { maxSubmissions } from '@ena/domain/lesson/essay';
import { and, count, eq, lte, sql } from 'drizzle-orm';
import { award } from '../achievements/award.ts';
import { writingSubmissions } from '../study/tables.ts';
import { writingDrafts } from './tables.ts';
import { Failure } from '../../platform/failure.ts';
import { lockProfile } from '../study/counters.ts';
import { toSubmission } from './list.ts';
import type { WritingServices } from './saveDraft.ts';

/**
 * Stores a submission and clears the draft of its essay in one transaction; a draft that was continued on
 * another device since stays. Idempotent by id. Throws UNKNOWN_UNIT; TOO_MANY_TEXTS above the maximum per
 * learner.
 */
export async function submitText(
  { db, course, now }: WritingServices,
  userId: string,
  {
    id,
    essayId,
    text,
    writtenAt,
  }: Omit<Submission, 'submittedAt'> & { readonly writtenAt?: string | undefined },
): Promise<{ submission: Submission; earned: readonly Earned[] }> {
  if (!course.essays.has(essayId)) throw new Failure('UNKNOWN_UNIT', 'There is no such essay.');
  const time = now();
  // A clock that is ahead says nothing about which draft the writer has seen; PostgreSQL has no year 0.
  const written = writtenAt === undefined ? 0 : Date.parse(writtenAt);
  const knownUntil = new Date(written > time.getTime() ? 0 : Math.max(0, written));
  return db.transaction(async (tx) => {
    // Serializes submissions of a learner, so that the count below cannot change before the insert.
    const profile = await lockProfile(tx, userId);
    const mine = eq(writingSubmissions.userId, userId);
    const [known] = await tx
      .select()
      .from(writingSubmissions)
      .where(and(mine, eq(writingSubmissions.id, id)));
    if (known) return { submission: toSubmission(known), earned: [] };

    const [stored] = await tx.select({ texts: count() }).from(writingSubmissions).where(mine);
    if (stored && stored.texts >= maxSubmissions)
      throw new Failure('TOO_MANY_TEXTS', `At most ${maxSubmissions} submissions are stored.`);
    const row = { userId, id, essayId, text, submittedAt: time };
    await tx.insert(writingSubmissions).values(row);
    const removed = { text: '', savedAt: time };
    await tx
      .insert(writingDrafts)
      .values({ userId, essayId, ...removed })
      .onConflictDoUpdate({
        target: [writingDrafts.userId, writingDrafts.essayId],
        set: removed,
        setWhere: sql`${eq(writingDrafts.text, text)} or ${lte(writingDrafts.savedAt, knownUntil)}`,
      });
    return { submission: toSubmission(row), earned: await award(tx, profile, ['essays'], time) };
  });
}
