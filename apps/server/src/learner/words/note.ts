import { cardIdOf } from '@ena/course/sameItems';
import { cleanNote, ownWordId } from '@ena/domain/ownWords/ownWord';
import type { Viewer } from '../../identity/sessions/viewer.ts';
import { ownWords } from '../review/tables.ts';
import { Failure } from '../../platform/failure.ts';
import { readOwnItems } from '../review/dailyRun/ownItems.ts';
import { openItems, type ReviewServices } from '../review/dailyRun/state.ts';
import { lockProfile } from '../study/counters.ts';
import { areWords, searchOf, storeNotes } from './wordRows.ts';

/**
 * Writes the learner's note on an item; without text it is removed. Throws NOT_FOUND for an item that is neither an
 * own word nor one of the course that the viewer may open.
 */
export async function writeNote(
  { db, course, now }: ReviewServices,
  viewer: Viewer,
  notedId: string,
  typed: string,
): Promise<void> {
  const { userId } = viewer;
  const itemId = cardIdOf(notedId);
  await db.transaction(async (tx) => {
    // An own word that is being deleted must not keep a note.
    await lockProfile(tx, userId);
    const items = await readOwnItems(tx, userId, [itemId]);
    if (!openItems(course, viewer).has(itemId) && !items.has(itemId))
      throw new Failure('NOT_FOUND', 'There is no such item.');
    const text = cleanNote(typed) || null;
    await storeNotes(tx, userId, [{ itemId, text }], now());
    const own = items.get(itemId);
    const id = ownWordId(itemId);
    if (own && id !== null)
      await tx
        .update(ownWords)
        .set({ search: searchOf(own, text) })
        .where(areWords(userId, [id]));
  });
}
