import type { Draft } from '@ena/contract/writings';
import { and, eq, sql } from 'drizzle-orm';
import type { Course } from '../course/units.ts';
import type { Db } from '../db/open.ts';
import { writingDrafts } from '../db/schema.ts';
import { Failure } from '../failure.ts';
import { toDraft } from './list.ts';

export interface WritingParts {
  readonly db: Db;
  readonly course: Course;
  readonly now: () => Date;
}

/** A browser's clock may be wrong, but the database knows no year 0. */
const earliest = Date.UTC(2020);

/** UNKNOWN_UNIT where the course has no such essay. */
export function requireEssay(course: Course, essayId: string): void {
  if (!course.essays.has(essayId)) throw new Failure('UNKNOWN_UNIT', 'There is no such essay.');
}

/**
 * Keeps the draft of an essay and answers the one that stands. One that arrives later but was written
 * earlier does not overwrite a newer one; no clock is ahead of ours. UNKNOWN_UNIT.
 */
export async function saveDraft(
  { db, course, now }: WritingParts,
  userId: string,
  { essayId, text, savedAt }: Draft,
): Promise<Draft> {
  requireEssay(course, essayId);
  const written = new Date(Math.max(earliest, Math.min(Date.parse(savedAt), now().getTime())));
  const [saved] = await db
    .insert(writingDrafts)
    .values({ userId, essayId, text, savedAt: written })
    .onConflictDoUpdate({
      target: [writingDrafts.userId, writingDrafts.essayId],
      set: { text: sql`excluded.text`, savedAt: sql`excluded.saved_at` },
      setWhere: sql`excluded.saved_at >= ${writingDrafts.savedAt}`,
    })
    .returning();
  const [standing] = saved
    ? [saved]
    : await db
        .select()
        .from(writingDrafts)
        .where(and(eq(writingDrafts.userId, userId), eq(writingDrafts.essayId, essayId)));
  if (!standing) throw new Error('A draft that was refused for a newer one has no newer one.');
  return toDraft(standing);
}
