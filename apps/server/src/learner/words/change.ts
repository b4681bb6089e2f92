import type { ChangedWord } from '@ena/contract/words';
import { cleanGroups, cleanOwnWord, ownItemId } from '@ena/domain/ownWords/ownWord';
import { and, eq, ne } from 'drizzle-orm';
import type { Db } from '../../platform/db/open.ts';
import { itemNotes, ownWords } from '../review/tables.ts';
import { Failure } from '../../platform/failure.ts';
import { lockProfile } from '../study/counters.ts';
import { forgetUpdates } from './imports.ts';
import { areNotesOn, searchOf } from './wordRows.ts';

/**
 * Changes an own word; its cards and reviews stay. False: another word of the learner has this form, and nothing was
 * changed. Throws NOT_FOUND if the learner has no such word.
 */
export const changeOwnWord = (
  db: Db,
  userId: string,
  { id, groups, ...typed }: ChangedWord,
): Promise<boolean> =>
  db.transaction(async (tx) => {
    await lockProfile(tx, userId);
    const word = cleanOwnWord(typed);
    const [other] = await tx
      .select({ id: ownWords.id })
      .from(ownWords)
      .where(and(eq(ownWords.userId, userId), eq(ownWords.form, word.form), ne(ownWords.id, id)));
    if (other) return false;
    const [note] = await tx
      .select()
      .from(itemNotes)
      .where(areNotesOn(userId, [ownItemId(id)]));
    const changed = await tx
      .update(ownWords)
      .set({
        ...word,
        search: searchOf(word, note?.text ?? null),
        ...(groups !== undefined && { groups: [...cleanGroups(groups)] }),
      })
      .where(and(eq(ownWords.userId, userId), eq(ownWords.id, id)))
      .returning({ id: ownWords.id });
    if (changed.length === 0) throw new Failure('NOT_FOUND', 'There is no such word.');
    await forgetUpdates(tx, userId, [id]);
    return true;
  });
