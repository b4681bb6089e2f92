import type { MetItem, MetItems } from '@ena/contract/reviews';
import { ownItemId } from '@ena/domain/ownWords/ownWord';
import {
  type ItemFilter,
  type ItemOrder,
  searchTextOf,
  type StrengthFilter,
} from '@ena/domain/review/metItems';
import { bands } from '@ena/domain/review/strength';
import { createMatcher, type SearchTerm, searchTermsOf } from '@ena/domain/search/terms';
import { type SQL, sql } from 'drizzle-orm';
import type { CourseStudyItem } from '../../../content/course/studyItems.ts';
import type { Viewer } from '../../../identity/sessions/viewer.ts';
import { readCardsOf } from '../cards/cards.ts';
import { ownFields, readNotesOn, readOwnItems } from '../dailyRun/ownItems.ts';
import { type ReviewRunServices, toReviewRunItem } from '../dailyRun/reviewRun.ts';
import { openItems, readContext } from '../dailyRun/state.ts';
import { toCard } from './items.ts';
import { itemStates, rankOfBand, readUnaskedDays, type StateServices } from './itemStates.ts';

export interface ItemQuery {
  readonly search?: string | undefined;
  readonly kind?: ItemFilter | undefined;
  readonly strength?: StrengthFilter | undefined;
  readonly group?: string | undefined;
  readonly order?: ItemOrder | undefined;
  /** `next` of the page before. */
  readonly after?: string | undefined;
}

/** Items of a page, and how many bytes they may take: long texts and notes make it shorter. */
const pageSize = 50;
const maxPageBytes = 90_000;

/** Where an item is in the list: by `key`, and items with the same one by `position`. */
interface Place {
  readonly itemId: string;
  readonly key: number;
  readonly position: number;
}

/** Items of the course come after all own words. */
const coursePosition = 1_000_000_000;
/** Keys of items that were never asked, and that are never asked. */
const newKey = 999_999;
const neverKey = 999_999;

const keys: Readonly<Record<ItemOrder, SQL>> = {
  weakest: sql`coalesce(rank, ${newKey}::int)`,
  next: sql`coalesce(next - date '1970-01-01', ${neverKey}::int)`,
  course: sql`0`,
};

const isAfter = (one: Pick<Place, 'key' | 'position'>, other: Pick<Place, 'key' | 'position'>): boolean =>
  one.key > other.key || (one.key === other.key && one.position > other.position);

const hasBand = (band: StrengthFilter | undefined): SQL => {
  if (band === undefined) return sql`true`;
  if (band === 'difficult') return sql`difficult`;
  const start = bands.indexOf(band) * rankOfBand;
  return sql`rank between ${start}::int and ${start + rankOfBand - 1}::int`;
};

function hasTerm({ text, pattern }: SearchTerm): SQL {
  if (text === '') return sql`true`;
  const isContained = sql`strpos("search", ${text}) > 0`;
  return pattern === null ? isContained : sql`(${isContained} or "search" ~ ${pattern})`;
}

type ListServices = ReviewRunServices & StateServices;

/** Whether the list needs to know how well each item is remembered, or when it is asked. */
const needsStates = ({ order = 'weakest', strength }: ItemQuery): boolean =>
  order !== 'course' || strength !== undefined;

interface Found {
  /** The next own words of the list, and how many there are in all. */
  readonly own: readonly Place[];
  readonly ownTotal: number;
  /** All items of the course that the learner has met, with their keys: there are not more than the course has. */
  readonly course: ReadonlyMap<string, number>;
}

/** Finds own words and items of the course in one statement, because computing the states of all items takes longest. */
async function findItems(
  services: StateServices,
  viewer: Viewer,
  query: ItemQuery,
  start: Place | null,
): Promise<Found> {
  const { search = '', kind, strength, group, order = 'weakest' } = query;
  const items = needsStates(query)
    ? itemStates(services, viewer, order === 'next')
    : sql`select distinct item_id, null::date as next, 0 as rank, false as difficult from "review_cards" where "user_id" = ${viewer.userId}`;
  const kindOf = sql`case when strpos("form", ' ') > 0 then 'phrase' else 'word' end`;
  const isOwnKind = kind === undefined || ['own', 'word', 'phrase'].includes(kind);
  const conditions = [
    isOwnKind ? sql`true` : sql`false`,
    hasBand(strength),
    kind === undefined || kind === 'own' ? sql`true` : sql`${kindOf} = ${kind}`,
    group === undefined ? sql`true` : sql`${group} = any("groups")`,
    sql`(${sql.join(
      searchTermsOf(search).map((terms) => sql`(${sql.join(terms.map(hasTerm), sql` and `)})`),
      sql` or `,
    )})`,
  ];
  const rows = await services.db
    .select({
      itemId: sql<string>`found.item_id`,
      key: sql<number>`found.key::int`,
      position: sql<number | null>`found.position`,
      total: sql<number>`found.total::int`,
    })
    .from(
      sql`(with items as materialized (${items}),
        -- With "offset" the filters are applied after the join: they would make the planner expect few words.
        words as (select words.*, items.item_id, items.rank, items.next, items.difficult from "own_words" words
          left join items on items.item_id = ${ownItemId('')} || words."id" where words."user_id" = ${viewer.userId} offset 0),
        own as (select ${ownItemId('')} || "id" as item_id, ${keys[order]} as key, "position", count(*) over () as total
          from words where ${sql.join(conditions, sql` and `)})
        (select * from own where ${start ? sql`(key, "position") > (${start.key}::int, ${start.position}::int)` : sql`true`}
          order by key, "position" limit ${pageSize + 1})
        union all
        select item_id, ${keys[order]}, null, 0 from items where item_id not like 'own.%' and ${hasBand(strength)}) as found`,
    );
  const own = rows.flatMap(({ itemId, key, position }) =>
    position === null ? [] : [{ itemId, key, position }],
  );
  return {
    own,
    ownTotal: rows.find(({ position }) => position !== null)?.total ?? 0,
    course: new Map(rows.flatMap(({ itemId, key, position }) => (position === null ? [[itemId, key]] : []))),
  };
}

const foldedTexts = new WeakMap<CourseStudyItem, string>();
/** Cached: the course has more than a thousand items, and folding takes long. */
function foldedTextOf(item: CourseStudyItem): string {
  const text = foldedTexts.get(item) ?? searchTextOf({ ...item, personalNote: null });
  foldedTexts.set(item, text);
  return text;
}

/** The places of the met items of the course that a query finds. */
async function selectCourseItems(
  { db, course }: StateServices,
  viewer: Viewer,
  query: ItemQuery,
  keysOfItems: ReadonlyMap<string, number>,
): Promise<Place[]> {
  const { search = '', kind, group } = query;
  if (group !== undefined || kind === 'own' || keysOfItems.size === 0) return [];
  const matches = createMatcher(search);
  const isSearched = search.trim() !== '';
  const notes = isSearched
    ? await readNotesOn(db, viewer.userId, 'of the course')
    : new Map<string, string>();
  const all = openItems(course, viewer);
  const positions = positionsOf(all);
  return [...keysOfItems].flatMap(([itemId, key]) => {
    const item = all.get(itemId);
    if (!item || (kind !== undefined && item.kind !== kind)) return [];
    const place = { itemId, key, position: coursePosition + (positions.get(itemId) ?? 0) };
    if (!isSearched) return [place];
    const note = notes.get(itemId);
    const text = note === undefined ? foldedTextOf(item) : searchTextOf({ ...item, personalNote: note });
    return matches(text) ? [place] : [];
  });
}

const positionsOfItems = new WeakMap<ReadonlyMap<string, CourseStudyItem>, ReadonlyMap<string, number>>();
function positionsOf(items: ReadonlyMap<string, CourseStudyItem>): ReadonlyMap<string, number> {
  const known =
    positionsOfItems.get(items) ?? new Map([...items.keys()].map((itemId, index) => [itemId, index]));
  positionsOfItems.set(items, known);
  return known;
}

/** The items at some places, as the page of words shows them. */
async function readItems(
  services: ListServices,
  viewer: Viewer,
  places: readonly Place[],
): Promise<MetItem[]> {
  const { db, course, clips, context } = services;
  const { today, scheduling } = context;
  const itemIds = places.map(({ itemId }) => itemId);
  const own = await readOwnItems(db, viewer.userId, itemIds);
  const rows = await readCardsOf(db, viewer.userId, itemIds);
  const cards = Map.groupBy(rows, ({ itemId }) => itemId);
  const isUnasked = ({ skill, reps, suspended }: (typeof rows)[number]) =>
    skill === 'produce' && reps === 0 && !suspended;
  const unaskedDays = await readUnaskedDays(
    services,
    viewer,
    rows.filter(isUnasked).map(({ itemId }) => itemId),
  );
  const notes = await readNotesOn(db, viewer.userId, itemIds);
  return places.flatMap(({ itemId }) => {
    const ownItem = own.get(itemId);
    const found = ownItem ?? course.studyItems.get(itemId);
    if (!found) return [];
    const { kind, form, gloss, romanization, clip, image, source } = toReviewRunItem(found, clips, viewer);
    return {
      itemId,
      kind,
      form,
      gloss,
      romanization,
      clip,
      ...(image !== undefined && { image }),
      source,
      personalNote: notes.get(itemId) ?? null,
      own: ownItem ? ownFields(ownItem) : null,
      cards: (cards.get(itemId) ?? [])
        .toSorted((one, other) => other.skill.localeCompare(one.skill))
        .map((card) => {
          const planned = isUnasked(card) ? unaskedDays.get(itemId) : undefined;
          return toCard({ ...card, due: planned ?? card.due }, today, scheduling);
        }),
    };
  });
}

/** The cursor of a page that ends with an item. */
const cursorOf = ({ key, position }: Place) => `${key}.${position}`;
function placeOf(cursor: string | undefined): Place | null {
  if (cursor === undefined) return null;
  // The contract limits digits; the database has integers of 32 bits.
  const [key = 0, position = 0] = cursor.split('.').map((number) => Math.min(Number(number), 2 ** 31 - 1));
  return { itemId: '', key, position };
}

/** A page of the list of words: only its items are read in full. */
export async function listItems(
  services: ReviewRunServices,
  viewer: Viewer,
  query: ItemQuery,
): Promise<MetItems> {
  const context = await readContext(services, viewer);
  const { today, settings } = context;
  const withContext = { ...services, context };
  const start = placeOf(query.after);
  const found = await findItems(withContext, viewer, query, start);
  const ofCourse = await selectCourseItems(withContext, viewer, query, found.course);
  const places = [...found.own, ...ofCourse.filter((place) => !start || isAfter(place, start))].toSorted(
    (one, other) => one.key - other.key || one.position - other.position,
  );
  const items = await readItems(withContext, viewer, places.slice(0, pageSize));
  const shown = items.slice(0, countThatFit(items));
  const last = places[shown.length - 1];
  return {
    today,
    pausedSince: settings.pausedSince,
    total: start ? null : found.ownTotal + ofCourse.length,
    next: last && places.length > shown.length ? cursorOf(last) : null,
    items: shown,
  };
}

/** How many items fit on a page. */
function countThatFit(items: readonly MetItem[]): number {
  let bytes = 0;
  const tooMany = items.findIndex((item) => {
    bytes += Buffer.byteLength(JSON.stringify(item));
    return bytes > maxPageBytes;
  });
  return tooMany === -1 ? items.length : Math.max(1, tooMany);
}
