import type { AddedWord } from '@ena/contract/words';
import {
  cleanGroups,
  cleanNote,
  cleanOwnWord,
  maxGroupsPerWord,
  maxOwnWords,
  ownItemId,
} from '@ena/domain/ownWords/ownWord';
import { and, count, eq, inArray, max, or } from 'drizzle-orm';
import type { Db } from '../../platform/db/open.ts';
import { itemNotes, ownWords } from '../review/tables.ts';
import { lockProfile } from '../study/counters.ts';
import { recordImport, recordUpdates } from './imports.ts';
import { areNotesOn, searchOf, storeNotes, updateTexts } from './wordRows.ts';

export interface AddInput {
  readonly importId?: string | undefined;
  readonly existing: 'skip' | 'update';
  readonly words: readonly AddedWord[];
}

/** Ids of the input by what has become of them. */
export interface AddResult {
  readonly added: string[];
  readonly updated: string[];
  readonly skipped: string[];
  readonly excess: string[];
}

const cleanWord = ({ id, groups = [], note, ...word }: AddedWord) => ({
  ...cleanOwnWord(word),
  id,
  groups: cleanGroups(groups),
  note: note === undefined ? null : cleanNote(note) || null,
});
type CleanWord = ReturnType<typeof cleanWord>;
type StoredWord = typeof ownWords.$inferSelect;

/** The words of a learner that have one of these ids or forms. */
const findKnown = (tx: Db, userId: string, words: readonly CleanWord[]): Promise<StoredWord[]> =>
  tx
    .select()
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

/** Adds own words, or updates those that the learner has. Sent again with the same ids it has no further effect. */
export async function addOwnWords(
  { db, now }: { readonly db: Db; readonly now: () => Date },
  userId: string,
  { importId, existing, words: input }: AddInput,
): Promise<AddResult> {
  const words = input.map(cleanWord);
  return db.transaction(async (tx) => {
    // Serializes the calls of a learner, so that counts and positions are right.
    await lockProfile(tx, userId);
    const known = await findKnown(tx, userId, words);
    const ids = new Set(known.map(({ id }) => id));
    const byForm = new Map(known.map((word) => [word.form, word]));
    const result: AddResult = { added: [], updated: [], skipped: [], excess: [] };
    const toAdd: CleanWord[] = [];
    const toUpdate: { readonly from: CleanWord; readonly to: StoredWord }[] = [];
    const seen = new Set<string>();
    for (const word of words) {
      const stored = byForm.get(word.form);
      if (ids.has(word.id)) result.added.push(word.id);
      else if (seen.has(word.form)) result.skipped.push(word.id);
      else if (!stored) toAdd.push(word);
      else if (existing === 'skip') result.skipped.push(word.id);
      else toUpdate.push({ from: word, to: stored });
      ids.add(word.id);
      seen.add(word.form);
    }
    const [stored] = await tx
      .select({ count: count(), last: max(ownWords.position) })
      .from(ownWords)
      .where(eq(ownWords.userId, userId));
    const room = Math.max(0, maxOwnWords - (stored?.count ?? 0));
    const start = (stored?.last ?? 0) + 1;
    const added = toAdd.slice(0, room);
    result.added.push(...added.map(({ id }) => id));
    result.excess.push(...toAdd.slice(room).map(({ id }) => id));
    result.updated.push(...toUpdate.map(({ from }) => from.id));
    if (importId !== undefined && added.length + toUpdate.length > 0)
      await recordImport(tx, userId, importId, now());
    await insertWords(tx, { userId, importId: importId ?? null, start, words: added, now: now() });
    await updateWords(tx, { userId, importId: importId ?? null, updates: toUpdate, now: now() });
    return result;
  });
}

interface Insertion {
  readonly userId: string;
  readonly importId: string | null;
  /** The position of the first word. */
  readonly start: number;
  readonly words: readonly CleanWord[];
  readonly now: Date;
}

async function insertWords(tx: Db, { userId, importId, start, words, now }: Insertion): Promise<void> {
  if (words.length === 0) return;
  await tx.insert(ownWords).values(
    words.map(({ note, groups, ...word }, index) => ({
      ...word,
      groups: [...groups],
      search: searchOf(word, note),
      userId,
      position: start + index,
      importId,
      createdAt: now,
    })),
  );
  const notes = words.flatMap(({ id, note }) =>
    note === null ? [] : [{ itemId: ownItemId(id), text: note }],
  );
  await storeNotes(tx, userId, notes, now);
}

interface Updates {
  readonly userId: string;
  readonly importId: string | null;
  readonly updates: readonly { readonly from: CleanWord; readonly to: StoredWord }[];
  readonly now: Date;
}

/** Replaces meanings; sentences and notes, if given; and adds groups. What is the same already is left alone. */
async function updateWords(tx: Db, { userId, importId, updates, now }: Updates): Promise<void> {
  if (updates.length === 0) return;
  const itemIds = updates.map(({ to }) => ownItemId(to.id));
  const rows = await tx.select().from(itemNotes).where(areNotesOn(userId, itemIds));
  const notes = new Map(rows.map(({ itemId, text }) => [itemId, text]));
  const changes = updates.flatMap(({ from, to }) => {
    const before = notes.get(ownItemId(to.id)) ?? null;
    const texts = from.sentence === '' ? to : from;
    const after = {
      gloss: from.gloss,
      sentence: texts.sentence,
      translation: texts.translation,
      groups: [...new Set([...to.groups, ...from.groups])].slice(0, maxGroupsPerWord),
    };
    const { gloss, sentence, translation, groups } = to;
    const isSame =
      (from.note ?? before) === before &&
      JSON.stringify(after) === JSON.stringify({ gloss, sentence, translation, groups });
    return isSame ? [] : [{ to, before, after, note: from.note }];
  });
  await recordUpdates(
    tx,
    userId,
    importId,
    changes.map(({ to, before }) => ({ word: to, note: before })),
  );
  await updateTexts(
    tx,
    userId,
    changes.map(({ to: { id, form }, before, after, note }) => ({
      ...after,
      id,
      search: searchOf({ form, gloss: after.gloss }, note ?? before),
    })),
  );
  const newNotes = changes.flatMap(({ to, note }) =>
    note === null ? [] : [{ itemId: ownItemId(to.id), text: note }],
  );
  await storeNotes(tx, userId, newNotes, now);
}
