import { cleanGroups, maxGroupsPerWord } from '@ena/domain/ownWords/ownWord';
import { and, not, sql } from 'drizzle-orm';
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
    const [added] = cleanGroups(add === undefined ? [] : [add]);
    const kept =
      remove === undefined ? sql`${ownWords.groups}` : sql`array_remove(${ownWords.groups}, ${remove})`;
    const groups =
      added === undefined
        ? kept
        : sql`case when ${added} = any(${kept}) then ${kept} else array_append(${kept}, ${added}) end`;
    const isFull = sql`cardinality(${groups}) > ${maxGroupsPerWord}`;
    const words = areWords(userId, ids);
    const full = await tx.select({ id: ownWords.id }).from(ownWords).where(and(words, isFull));
    await tx
      .update(ownWords)
      .set({ groups })
      .where(and(words, not(isFull)));
    return { full: full.map(({ id }) => id) };
  });
