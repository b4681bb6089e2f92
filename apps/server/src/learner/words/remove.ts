import { ownItemId } from '@ena/domain/ownWords/ownWord';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../platform/db/open.ts';
import { itemNotes, ownWords, reviewCards, reviewLog } from '../review/tables.ts';
import { lockProfile } from '../study/counters.ts';

/** Deletes an own word with its cards, its reviews and its note. Idempotent. */
export async function removeOwnWord(db: Db, userId: string, id: string): Promise<void> {
  const itemId = ownItemId(id);
  await db.transaction(async (tx) => {
    await lockProfile(tx, userId);
    for (const table of [reviewCards, reviewLog, itemNotes])
      await tx.delete(table).where(and(eq(table.userId, userId), eq(table.itemId, itemId)));
    await tx.delete(ownWords).where(and(eq(ownWords.userId, userId), eq(ownWords.id, id)));
  });
}
