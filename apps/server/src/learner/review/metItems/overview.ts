import type { WordsOverview } from '@ena/contract/reviews';
import { type ItemFilter, itemFilters } from '@ena/domain/review/metItems';
import type { Band } from '@ena/domain/review/strength';
import { addDays } from '@ena/domain/streak/day';
import { sql } from 'drizzle-orm';
import type { Viewer } from '../../../identity/sessions/viewer.ts';
import { countCards, countDue } from '../dailyRun/dueCards.ts';
import { openItems, readContext, type ReviewServices } from '../dailyRun/state.ts';
import { countCardsByDay, itemStates, rankOfBand } from './itemStates.ts';

/** Days of the forecast after today. */
const forecastDays = 30;
/** Groups that can be filtered by. */
const maxGroups = 200;

/** What the page of words shows about all of them; counted by the database. */
export async function readOverview(services: ReviewServices, viewer: Viewer): Promise<WordsOverview> {
  const { db, course } = services;
  const { userId } = viewer;
  const context = await readContext(services, viewer);
  const { today, settings } = context;
  const stateServices = { db, course, context };
  const rows = await db
    .select({
      what: sql<'band' | 'item' | 'kind'>`found.what`,
      name: sql<string>`found.name`,
      count: sql<number>`found.count::int`,
    })
    .from(
      sql`(with items as materialized (${itemStates(stateServices, viewer, false)})
        select 'band' as what, (rank / ${rankOfBand}::int)::text as name, count(*) as count
          from items where rank is not null group by 2
        union all
        select 'item', item_id, 1 from items where item_id not like 'own.%'
        union all
        select 'kind', case when strpos("form", ' ') > 0 then 'phrase' else 'word' end, count(*)
          from "own_words" where "user_id" = ${userId} group by 2) as found`,
    );
  // As Today counts: of two due cards of an item, one is asked.
  const { due } = await countDue(db, context, await countCards(db, context));
  const byDay = await countCardsByDay(stateServices, viewer, addDays(today, forecastDays));
  const groups = await db
    .select({ name: sql<string>`found.name`, words: sql<number>`found.words::int` })
    .from(
      sql`(select name, count(*) as words from "own_words", unnest("groups") as name
        where "user_id" = ${userId} group by name order by name limit ${maxGroups}) as found`,
    );
  const counts = (what: string) =>
    new Map(rows.flatMap((row) => (row.what === what ? [[row.name, row.count] as const] : [])));
  const [byBand, ownKinds] = [counts('band'), counts('kind')];
  const own = [...ownKinds.values()].reduce((sum, count) => sum + count, 0);
  const all = openItems(course, viewer);
  const met = rows.flatMap(({ what, name }) => (what === 'item' ? (all.get(name) ?? []) : []));
  const kinds = new Set<string>([
    ...met.map(({ kind }) => kind),
    ...ownKinds.keys(),
    ...(own > 0 ? ['own'] : []),
  ]);
  const isPaused = settings.pausedSince !== null;
  return {
    today,
    pausedSince: settings.pausedSince,
    total: own + met.length,
    own,
    strengths: {
      weak: byBand.get('0') ?? 0,
      learning: byBand.get('1') ?? 0,
      strong: byBand.get('2') ?? 0,
    } satisfies Record<Band, number>,
    forecast: [
      { day: today, cards: due },
      ...Array.from({ length: forecastDays }, (_, index) => {
        const day = addDays(today, index + 1);
        return { day, cards: isPaused ? 0 : (byDay.get(day) ?? 0) };
      }),
    ],
    kinds: itemFilters.filter((kind: ItemFilter) => kinds.has(kind)),
    groups: groups.toSorted((one, other) => one.name.localeCompare(other.name)),
  };
}
