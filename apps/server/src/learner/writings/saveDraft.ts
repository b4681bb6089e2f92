import type { Draft, EditedDraft } from '@ena/contract/writings';
import { and, eq, lte, sql } from 'drizzle-orm';
import type { Course } from '../../content/course/units.ts';
import type { Db } from '../../platform/db/open.ts';
import { writingDrafts } from './tables.ts';
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
 * Saves the draft of an essay or writing exercise and returns the stored one. Optimistic concurrency control: a draft
 * replaces the one that it was edited from (`base`) and earlier ones of the same edit; any other is a conflict, which the
 * client resolves (decision 0080). `savedAt` is capped at the server's time. Throws UNKNOWN_UNIT.
 */
export async function saveDraft(
  { db, course, now }: WritingServices,
  userId: string,
  { essayId, text, savedAt, edit }: EditedDraft,
): Promise<{ draft: Draft; isConflict: boolean }> {
  if (!course.draftable.has(essayId))
    throw new Failure('UNKNOWN_UNIT', 'There is no such essay or exercise.');
  const storable = (time: string) => new Date(Math.max(minSavedAt, Date.parse(time)));
  const written = new Date(Math.min(storable(savedAt).getTime(), now().getTime()));
  const isLater = lte(writingDrafts.savedAt, written);
  const isBase = edit?.base ? eq(writingDrafts.savedAt, storable(edit.base)) : sql`false`;
  const mayReplace = edit ? sql`(${eq(writingDrafts.editId, edit.id)} and ${isLater}) or ${isBase}` : isLater;
  const [saved] = await db
    .insert(writingDrafts)
    .values({ userId, essayId, text, savedAt: written, editId: edit?.id })
    .onConflictDoUpdate({
      target: [writingDrafts.userId, writingDrafts.essayId],
      set: { text, savedAt: written, editId: edit?.id ?? null },
      setWhere: mayReplace,
    })
    .returning();
  if (saved) return { draft: toDraft(saved), isConflict: false };
  const [stored] = await db
    .select()
    .from(writingDrafts)
    .where(and(eq(writingDrafts.userId, userId), eq(writingDrafts.essayId, essayId)));
  if (!stored) throw new Error('A draft that was refused for a stored one has no stored one.');
  return { draft: toDraft(stored), isConflict: edit !== undefined && stored.editId !== edit.id };
}
