import type { Draft } from '@ena/contract/writings';
import { and, eq, sql } from 'drizzle-orm';
import type { Course } from '../../content/course/units.ts';
import type { Db } from '../../platform/db/open.ts';
import { writingDrafts } from '../../platform/db/schema.ts';
import { Failure } from '../../platform/failure.ts';
import { toDraft } from './list.ts';

export interface WritingServices {
  readonly db: Db;
  readonly course: Course;
  readonly now: () => Date;
}

/** Lower bound for times of wrong browser clocks: PostgreSQL has no year 0. */
const minSavedAt = Date.UTC(2020);

/**
 * Saves the draft of an essay or writing exercise and returns the stored one. Last write wins by `savedAt`, which is
 * capped at the server's time: a draft that arrives late does not overwrite a newer one. Throws UNKNOWN_UNIT.
 */
export async function saveDraft(
  { db, course, now }: WritingServices,
  userId: string,
  { essayId, text, savedAt }: Draft,
): Promise<Draft> {
  if (!course.draftable.has(essayId))
    throw new Failure('UNKNOWN_UNIT', 'There is no such essay or exercise.');
  const written = new Date(Math.max(minSavedAt, Math.min(Date.parse(savedAt), now().getTime())));
  const [saved] = await db
    .insert(writingDrafts)
    .values({ userId, essayId, text, savedAt: written })
    .onConflictDoUpdate({
      target: [writingDrafts.userId, writingDrafts.essayId],
      set: { text: sql`excluded.text`, savedAt: sql`excluded.saved_at` },
      setWhere: sql`excluded.saved_at >= ${writingDrafts.savedAt}`,
    })
    .returning();
  const [stored] = saved
    ? [saved]
    : await db
        .select()
        .from(writingDrafts)
        .where(and(eq(writingDrafts.userId, userId), eq(writingDrafts.essayId, essayId)));
  if (!stored) throw new Error('A draft that was refused for a newer one has no newer one.');
  return toDraft(stored);
}
