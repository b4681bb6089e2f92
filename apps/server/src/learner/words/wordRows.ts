/** Rows of own words: what is stored of a word besides what was typed. */
import { romanize } from '@ena/domain/georgian/romanize';
import type { OwnWord } from '@ena/domain/ownWords/ownWord';
import { searchTextOf } from '@ena/domain/review/metItems';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/open.ts';
import { isOneOf } from '../../platform/db/prepared.ts';
import { itemNotes, ownWords } from '../review/tables.ts';

/** What the list of words is searched in. */
export const searchOf = ({ form, gloss }: Pick<OwnWord, 'form' | 'gloss'>, note: string | null): string =>
  searchTextOf({ form, romanization: romanize(form), gloss, personalNote: note });

/** Condition for some own words of a learner. */
export const areWords = (userId: string, ids: readonly string[]) =>
  and(eq(ownWords.userId, userId), isOneOf(ownWords.id, sql`${sql.param([...ids])}::uuid[]`));

/** Condition for the notes on some items of a learner. */
export const areNotesOn = (userId: string, itemIds: readonly string[]) =>
  and(eq(itemNotes.userId, userId), inArray(itemNotes.itemId, [...itemIds]));

export interface NoteToStore {
  readonly itemId: string;
  /** Null: none. */
  readonly text: string | null;
}

/** Writes notes, which are cleaned, and removes those without text. */
export async function storeNotes(
  tx: Db,
  userId: string,
  notes: readonly NoteToStore[],
  updatedAt: Date,
): Promise<void> {
  const removed = notes.flatMap(({ itemId, text }) => (text === null ? [itemId] : []));
  const written = notes.flatMap(({ itemId, text }) =>
    text === null ? [] : [{ userId, itemId, text, updatedAt }],
  );
  if (removed.length > 0) await tx.delete(itemNotes).where(areNotesOn(userId, removed));
  if (written.length > 0)
    await tx
      .insert(itemNotes)
      .values(written)
      .onConflictDoUpdate({
        target: [itemNotes.userId, itemNotes.itemId],
        set: { text: sql`excluded.text`, updatedAt },
      });
}

/** A word as it shall be, without its form, which stays. */
export type WordUpdate = Pick<
  typeof ownWords.$inferSelect,
  'id' | 'gloss' | 'sentence' | 'translation' | 'search'
> & { readonly groups: readonly string[] };

/** Updates words, in one statement however many they are. */
export async function updateTexts(tx: Db, userId: string, words: readonly WordUpdate[]): Promise<void> {
  if (words.length === 0) return;
  await tx.execute(sql`
    update "own_words" set "gloss" = v.gloss, "sentence" = v.sentence, "translation" = v.translation,
      "groups" = v.groups, "search" = v.search
    from jsonb_to_recordset(${JSON.stringify(words)}::jsonb)
      as v(id uuid, gloss text, sentence text, translation text, groups text[], search text)
    where "own_words"."user_id" = ${userId} and "own_words"."id" = v.id`);
}

/** The own words that have one of these forms. */
export const findOwnWords = (
  db: Db,
  userId: string,
  forms: readonly string[],
): Promise<{ form: string; gloss: string }[]> =>
  db
    .select({ form: ownWords.form, gloss: ownWords.gloss })
    .from(ownWords)
    .where(and(eq(ownWords.userId, userId), inArray(ownWords.form, [...forms])));
