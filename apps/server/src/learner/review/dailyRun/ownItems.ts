/** Own words of a learner as study items, and the learner's notes. */
import { itemGrammar } from '@ena/course/itemGrammar';
import { ownSourceTitle } from '@ena/domain/ownWords/exportFormat';
import { ownItemId, ownWordId, toStudyItem } from '@ena/domain/ownWords/ownWord';
import { and, asc, eq, gte, inArray, lt, notLike, type SQL } from 'drizzle-orm';
import type { CourseStudyItem } from '../../../content/course/studyItems.ts';
import type { Db } from '../../../platform/db/open.ts';
import { itemNotes, ownWords } from '../tables.ts';

/** Where own words are from, in place of the page of the course that teaches an item. */
const source = { title: ownSourceTitle, path: '/words' };

const toItem = ({ id, ...word }: typeof ownWords.$inferSelect): CourseStudyItem => ({
  ...toStudyItem(id, word),
  tier: 'free',
  onPath: true,
  source,
  ownGroups: word.groups,
});

/** An item as it is asked: an own word with what the grammar engine knows of it, for the judgment of what is typed. */
export const askedItem = (item: CourseStudyItem): CourseStudyItem =>
  ownWordId(item.id) === null ? item : { ...item, ...itemGrammar(item) };

/** The learner's own words by item id, in the order in which they are introduced; only those of some ids, if given. */
export async function readOwnItems(
  db: Db,
  userId: string,
  itemIds?: readonly string[],
): Promise<ReadonlyMap<string, CourseStudyItem>> {
  const ids = itemIds?.flatMap((itemId) => ownWordId(itemId) ?? []);
  if (ids?.length === 0) return new Map();
  const rows = await db
    .select()
    .from(ownWords)
    .where(and(eq(ownWords.userId, userId), ids && inArray(ownWords.id, ids)))
    .orderBy(asc(ownWords.position));
  return new Map(
    rows.map((row) => {
      const item = toItem(row);
      return [item.id, item];
    }),
  );
}

/** Own words that can be wrong options, in the order in which they were added; of more than `max`, others with each seed. */
export async function readOwnOptions(
  db: Db,
  userId: string,
  { max, seed }: { readonly max: number; readonly seed: number },
): Promise<readonly CourseStudyItem[]> {
  // Ids are random: those from one on, and then the first ones, are found in the index.
  const from = `${seed.toString(16).padStart(8, '0')}-0000-0000-0000-000000000000`;
  const read = (condition: SQL, limit: number) =>
    db
      .select()
      .from(ownWords)
      .where(and(eq(ownWords.userId, userId), condition))
      .orderBy(asc(ownWords.id))
      .limit(limit);
  const rows = await read(gte(ownWords.id, from), max);
  if (rows.length < max) rows.push(...(await read(lt(ownWords.id, from), max - rows.length)));
  return rows.toSorted((one, other) => one.position - other.position).map(toItem);
}

/** The sentence of an own word with its translation, empty if it has none, and its groups. */
export const ownFields = ({ example, ownGroups = [] }: CourseStudyItem) => ({
  sentence: example?.form ?? '',
  translation: example?.gloss ?? '',
  groups: [...ownGroups],
});

/** The learner's notes on some items, or on items of the course. */
export async function readNotesOn(
  db: Db,
  userId: string,
  itemIds: readonly string[] | 'of the course',
): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .select({ itemId: itemNotes.itemId, text: itemNotes.text })
    .from(itemNotes)
    .where(
      and(
        eq(itemNotes.userId, userId),
        itemIds === 'of the course'
          ? notLike(itemNotes.itemId, `${ownItemId('')}%`)
          : inArray(itemNotes.itemId, [...itemIds]),
      ),
    );
  return new Map(rows.map(({ itemId, text }) => [itemId, text]));
}

/** The learner's notes by item id; only those of some items, if given. */
export async function readNotes(
  db: Db,
  userId: string,
  itemIds?: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (itemIds?.length === 0) return new Map();
  const rows = await db
    .select({ itemId: itemNotes.itemId, text: itemNotes.text })
    .from(itemNotes)
    .where(and(eq(itemNotes.userId, userId), itemIds && inArray(itemNotes.itemId, [...itemIds])));
  return new Map(rows.map(({ itemId, text }) => [itemId, text]));
}
