/** Imports of own words, which can be undone as a whole. */
import type { WordImport } from '@ena/contract/words';
import { ownItemId } from '@ena/domain/ownWords/ownWord';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/open.ts';
import { Failure } from '../../platform/failure.ts';
import { ownWords, reviewCards, wordImports, wordImportUpdates } from '../review/tables.ts';
import { lockProfile } from '../study/counters.ts';
import { removeWords } from './remove.ts';
import { areWords, searchOf, storeNotes, updateTexts } from './wordRows.ts';

/** Only so many imports can be undone: what they changed is stored. */
const maxImports = 10;

/** Remembers an import, and forgets the oldest one beyond the maximum. */
export async function recordImport(tx: Db, userId: string, id: string, createdAt: Date): Promise<void> {
  const inserted = await tx
    .insert(wordImports)
    .values({ userId, id, createdAt })
    .onConflictDoNothing()
    .returning({ id: wordImports.id });
  if (inserted.length === 0) return;
  const old = await tx
    .select({ id: wordImports.id })
    .from(wordImports)
    .where(eq(wordImports.userId, userId))
    .orderBy(desc(wordImports.createdAt), desc(wordImports.id))
    .offset(maxImports);
  await forgetImports(
    tx,
    userId,
    old.map((row) => row.id).filter((other) => other !== id),
  );
}

async function forgetImports(tx: Db, userId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(ownWords)
    .set({ importId: null })
    .where(and(eq(ownWords.userId, userId), inArray(ownWords.importId, [...ids])));
  await tx
    .delete(wordImportUpdates)
    .where(and(eq(wordImportUpdates.userId, userId), inArray(wordImportUpdates.importId, [...ids])));
  await tx.delete(wordImports).where(and(eq(wordImports.userId, userId), inArray(wordImports.id, [...ids])));
}

/** No import restores these words any more, because they were changed since. */
export const forgetUpdates = (tx: Db, userId: string, wordIds: readonly string[]) =>
  tx
    .delete(wordImportUpdates)
    .where(and(eq(wordImportUpdates.userId, userId), inArray(wordImportUpdates.wordId, [...wordIds])));

/**
 * Remembers words as they are before an import updates them. The same import may have updated one already: what counts
 * is what was before. Other imports do not restore it any more.
 */
export async function recordUpdates(
  tx: Db,
  userId: string,
  importId: string | null,
  updates: readonly { readonly word: typeof ownWords.$inferSelect; readonly note: string | null }[],
): Promise<void> {
  if (updates.length === 0) return;
  const wordIds = updates.map(({ word }) => word.id);
  await tx
    .delete(wordImportUpdates)
    .where(
      and(
        eq(wordImportUpdates.userId, userId),
        inArray(wordImportUpdates.wordId, wordIds),
        ...(importId === null ? [] : [sql`${wordImportUpdates.importId} <> ${importId}`]),
      ),
    );
  if (importId === null) return;
  await tx
    .insert(wordImportUpdates)
    .values(
      updates.map(({ word: { id, gloss, sentence, translation, groups }, note }) => ({
        userId,
        importId,
        wordId: id,
        before: { gloss, sentence, translation, groups, note },
      })),
    )
    .onConflictDoNothing();
}

/** The imports that can be undone, newest first. */
export async function listImports(db: Db, userId: string): Promise<WordImport[]> {
  const imports = await db
    .select()
    .from(wordImports)
    .where(eq(wordImports.userId, userId))
    .orderBy(desc(wordImports.createdAt), desc(wordImports.id));
  if (imports.length === 0) return [];
  const added = await db
    .select({
      id: ownWords.importId,
      count: sql`count(*)`.mapWith(Number),
      reviewed: sql`count(${reviewCards.itemId})`.mapWith(Number),
    })
    .from(ownWords)
    .leftJoin(
      reviewCards,
      and(
        eq(reviewCards.userId, userId),
        eq(reviewCards.itemId, sql`${ownItemId('')} || ${ownWords.id}`),
        eq(reviewCards.skill, 'recognize'),
        sql`${reviewCards.reps} > 0`,
      ),
    )
    .where(and(eq(ownWords.userId, userId), sql`${ownWords.importId} is not null`))
    .groupBy(ownWords.importId);
  const updated = await db
    .select({ id: wordImportUpdates.importId, count: sql`count(*)`.mapWith(Number) })
    .from(wordImportUpdates)
    .where(eq(wordImportUpdates.userId, userId))
    .groupBy(wordImportUpdates.importId);
  return imports
    .map(({ id, createdAt }) => {
      const words = added.find((row) => row.id === id);
      return {
        id,
        at: createdAt.toISOString(),
        added: words?.count ?? 0,
        updated: updated.find((row) => row.id === id)?.count ?? 0,
        reviewed: words?.reviewed ?? 0,
      };
    })
    .filter((one) => one.added + one.updated > 0);
}

/** Words whose former texts are written at once. */
const maxRestored = 500;

async function restoreWords(
  tx: Db,
  userId: string,
  updates: readonly (typeof wordImportUpdates.$inferSelect)[],
  now: Date,
): Promise<void> {
  for (let start = 0; start < updates.length; start += maxRestored) {
    const some = updates.slice(start, start + maxRestored);
    const rows = await tx
      .select({ id: ownWords.id, form: ownWords.form })
      .from(ownWords)
      .where(
        areWords(
          userId,
          some.map(({ wordId }) => wordId),
        ),
      );
    const forms = new Map(rows.map(({ id, form }) => [id, form]));
    await updateTexts(
      tx,
      userId,
      some.map(({ wordId: id, before: { note, ...texts } }) => ({
        ...texts,
        id,
        search: searchOf({ form: forms.get(id) ?? '', gloss: texts.gloss }, note),
      })),
    );
    await storeNotes(
      tx,
      userId,
      some.map(({ wordId, before: { note } }) => ({ itemId: ownItemId(wordId), text: note })),
      now,
    );
  }
}

/**
 * Undoes an import: deletes the words that it added, with their reviews, and restores those that it updated. Throws
 * NOT_FOUND if there is no such import, or it cannot be undone any more.
 */
export const undoImport = (
  { db, now }: { readonly db: Db; readonly now: () => Date },
  userId: string,
  id: string,
): Promise<{ removed: number; restored: number }> =>
  db.transaction(async (tx) => {
    await lockProfile(tx, userId);
    const found = await tx
      .delete(wordImports)
      .where(and(eq(wordImports.userId, userId), eq(wordImports.id, id)))
      .returning();
    if (found.length === 0) throw new Failure('NOT_FOUND', 'There is no such import.');
    const added = await tx
      .select({ id: ownWords.id })
      .from(ownWords)
      .where(and(eq(ownWords.userId, userId), eq(ownWords.importId, id)));
    await removeWords(
      tx,
      userId,
      added.map((word) => word.id),
    );
    const updates = await tx
      .delete(wordImportUpdates)
      .where(and(eq(wordImportUpdates.userId, userId), eq(wordImportUpdates.importId, id)))
      .returning();
    await restoreWords(tx, userId, updates, now());
    return { removed: added.length, restored: updates.length };
  });
