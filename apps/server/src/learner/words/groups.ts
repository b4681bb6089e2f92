import { cleanGroups, maxGroupsPerWord } from '@ena/domain/ownWords/ownWord';
import type { Db } from '../../platform/db/open.ts';
import { ownWords } from '../review/tables.ts';
import { lockProfile } from '../study/counters.ts';
import { areWords } from './wordRows.ts';

export interface GroupsChange {
  readonly ids: readonly string[];
  readonly add?: string | undefined;
  readonly remove?: string | undefined;
}

/** Adds words to a group, and takes them out of one. Returns the ids of words that have too many groups already. */
export const changeGroups = (
  db: Db,
  userId: string,
  { ids, add, remove }: GroupsChange,
): Promise<{ full: string[] }> =>
  db.transaction(async (tx) => {
    await lockProfile(tx, userId);
    const rows = await tx
      .select({ id: ownWords.id, groups: ownWords.groups })
      .from(ownWords)
      .where(areWords(userId, ids));
    const [added] = cleanGroups(add === undefined ? [] : [add]);
    const changed = rows.map(({ id, groups }) => {
      const kept = groups.filter((group) => group !== remove);
      return { id, groups: added === undefined ? kept : cleanGroups([...kept, added]) };
    });
    const isFull = ({ groups }: (typeof changed)[number]) => groups.length > maxGroupsPerWord;
    // Few lists differ from each other: one statement for all words with the same one.
    const byGroups = Map.groupBy(
      changed.filter((one) => !isFull(one)),
      ({ groups }) => JSON.stringify(groups),
    );
    for (const words of byGroups.values())
      await tx
        .update(ownWords)
        .set({ groups: [...(words[0]?.groups ?? [])] })
        .where(
          areWords(
            userId,
            words.map(({ id }) => id),
          ),
        );
    return { full: changed.filter(isFull).map(({ id }) => id) };
  });
