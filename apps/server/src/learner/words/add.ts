import type { ownWordSchema } from '@ena/contract/words';
import { cleanOwnWord, maxOwnWords } from '@ena/domain/ownWords/ownWord';
import { and, count, eq, inArray, max, or } from 'drizzle-orm';
import type { z } from 'zod';
import type { Db } from '../../platform/db/open.ts';
import { ownWords } from '../review/tables.ts';
import { lockProfile } from '../study/counters.ts';

/**
 * Adds own words. Sent again with the same ids it has no effect. Returns the ids of those that are not stored: words
 * whose form the learner already has, and words beyond the maximum.
 */
export async function addOwnWords(
  { db, now }: { readonly db: Db; readonly now: () => Date },
  userId: string,
  input: readonly z.infer<typeof ownWordSchema>[],
): Promise<{ repeated: string[]; excess: string[] }> {
  const words = input.map(({ id, ...word }) => ({ ...cleanOwnWord(word), id }));
  return db.transaction(async (tx) => {
    // Serializes the calls of a learner, so that counts and positions are right.
    await lockProfile(tx, userId);
    const known = await tx
      .select({ id: ownWords.id, form: ownWords.form })
      .from(ownWords)
      .where(
        and(
          eq(ownWords.userId, userId),
          or(
            inArray(
              ownWords.id,
              words.map(({ id }) => id),
            ),
            inArray(
              ownWords.form,
              words.map(({ form }) => form),
            ),
          ),
        ),
      );
    const ids = new Set(known.map(({ id }) => id));
    const forms = new Set(known.map(({ form }) => form));
    const repeated: string[] = [];
    const added: typeof words = [];
    for (const word of words) {
      if (ids.has(word.id)) continue;
      if (forms.has(word.form)) repeated.push(word.id);
      else added.push(word);
      ids.add(word.id);
      forms.add(word.form);
    }
    const [stored] = await tx
      .select({ count: count(), last: max(ownWords.position) })
      .from(ownWords)
      .where(eq(ownWords.userId, userId));
    const room = Math.max(0, maxOwnWords - (stored?.count ?? 0));
    const start = (stored?.last ?? 0) + 1;
    const rows = added
      .slice(0, room)
      .map((word, index) => ({ ...word, userId, position: start + index, createdAt: now() }));
    if (rows.length > 0) await tx.insert(ownWords).values(rows);
    return { repeated, excess: added.slice(room).map(({ id }) => id) };
  });
}
