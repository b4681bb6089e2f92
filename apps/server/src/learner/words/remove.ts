import { setImmediate } from 'node:timers/promises';
import { ownItemId } from '@ena/domain/ownWords/ownWord';
import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../platform/db/open.ts';
import { itemNotes, ownWords, reviewCards, reviewLog, wordImportUpdates } from '../review/tables.ts';
import { lockProfile } from '../study/counters.ts';
import { areWords } from './wordRows.ts';

/** Words that are deleted without interruption. */
const maxWords = 100;

/** Deletes own words with their cards, reviews and notes. The caller has locked the profile. */
export async function removeWords(tx: Db, userId: string, ids: readonly string[]): Promise<void> {
  for (let start = 0; start < ids.length; start += maxWords) {
    const some = ids.slice(start, start + maxWords);
    const itemIds = some.map(ownItemId);
    for (const table of [reviewCards, reviewLog, itemNotes])
      await tx.delete(table).where(and(eq(table.userId, userId), inArray(table.itemId, itemIds)));
    await tx
      .delete(wordImportUpdates)
      .where(and(eq(wordImportUpdates.userId, userId), inArray(wordImportUpdates.wordId, some)));
    await tx.delete(ownWords).where(areWords(userId, some));
    // Waiting for the embedded database alone does not let other requests run.
    await setImmediate();
  }
}

/** Deletes own words with their cards, reviews and notes. Idempotent. */
export const removeOwnWords = (db: Db, userId: string, ids: readonly string[]): Promise<void> =>
  db.transaction(async (tx) => {
    await lockProfile(tx, userId);
    await removeWords(tx, userId, ids);
  });
