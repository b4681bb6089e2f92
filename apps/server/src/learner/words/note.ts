import { cleanNote } from '@ena/domain/ownWords/ownWord';
import { and, eq } from 'drizzle-orm';
import type { Viewer } from '../../identity/sessions/viewer.ts';
import { itemNotes } from '../review/tables.ts';
import { Failure } from '../../platform/failure.ts';
import { readOwnItems } from '../review/dailyRun/ownItems.ts';
import { openItems, type ReviewServices } from '../review/dailyRun/state.ts';
import { lockProfile } from '../study/counters.ts';

/**
 * Writes the learner's note on an item; without text it is removed. Throws NOT_FOUND for an item that is neither an
 * own word nor one of the course that the viewer may open.
 */
export async function writeNote(
  { db, course, now }: ReviewServices,
  viewer: Viewer,
  itemId: string,
  typed: string,
): Promise<void> {
  const { userId } = viewer;
  const text = cleanNote(typed);
  await db.transaction(async (tx) => {
    // An own word that is being deleted must not keep a note.
    await lockProfile(tx, userId);
    const isKnown =
      openItems(course, viewer).has(itemId) || (await readOwnItems(tx, userId, [itemId])).has(itemId);
    if (!isKnown) throw new Failure('NOT_FOUND', 'There is no such item.');
    if (text === '') {
      await tx.delete(itemNotes).where(and(eq(itemNotes.userId, userId), eq(itemNotes.itemId, itemId)));
      return;
    }
    const row = { userId, itemId, text, updatedAt: now() };
    await tx
      .insert(itemNotes)
      .values(row)
      .onConflictDoUpdate({ target: [itemNotes.userId, itemNotes.itemId], set: row });
  });
}
