/**
 * How well a learner remembers each item, and when it is asked next, computed by the database: a learner may have
 * thousands of cards. The same rules as `strength.ts` of the domain and `plannedDays`; a test compares them.
 */
import {
  maxStability,
  minLapsesOfDifficult,
  minRecall,
  minStability,
  strongStability,
} from '@ena/domain/review/strength';
import type { Day } from '@ena/domain/streak/day';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/open.ts';
import type { Course } from '../../../content/course/units.ts';
import { curveOf } from '../cards/memory.ts';
import { isNotIntroduced } from '../dailyRun/dueCards.ts';
import { isItemOf, openItems, type ReviewContext, type ReviewViewer } from '../dailyRun/state.ts';

/** Ranks of items are the number of their band times this, plus the percent of their strength. */
export const rankOfBand = 1000;

export interface StateServices {
  readonly db: Db;
  readonly course: Course;
  readonly context: ReviewContext;
}

/** The cards of the items that a viewer may open: from and where. */
const openCards = (course: Course, { userId, entitled }: ReviewViewer): SQL =>
  // Who has Premium may open everything.
  sql`from "review_cards" where "user_id" = ${userId} and ${
    entitled
      ? sql`true`
      : sql`(item_id like 'own.%' or ${isItemOf(sql`item_id`, openItems(course, { entitled }))})`
  }`;

/** A card to produce an item that was never asked: how many of them are asked per day is limited. */
const isUnasked = sql`(skill = 'produce' and reps = 0 and not suspended)`;

/** The day on which a card is asked next; null: it is suspended. `due` is its planned day. */
const nextDayOf = (due: SQL, today: Day): SQL =>
  sql`case when suspended then null else greatest(${due}, ${today}::date, buried_on + 1) end`;

/** Cards that were never asked, with their planned days as `due`. */
function unaskedCards(course: Course, viewer: ReviewViewer, { settings, today }: ReviewContext): SQL {
  const { newPerDay } = settings;
  const askedToday = sql`(select count(*) from "review_cards"
    where "user_id" = ${viewer.userId} and skill = 'produce' and reps > 0 and created_day = ${today}::date)`;
  // Integers in SQL are divided as by Math.floor.
  const due =
    newPerDay === 0
      ? sql`due`
      : sql`greatest(due, ${today}::date + ((${askedToday}
          + row_number() over (order by due, item_id collate "C") - 1) / ${newPerDay}::int)::int)`;
  return sql`select item_id, suspended, buried_on, ${due} as due ${openCards(course, viewer)} and ${isUnasked}`;
}

/**
 * The items of a learner: `item_id`, `rank` (null: suspended before it was asked), whether it is `difficult`, and `next`
 * (null: suspended) if `withNext`.
 */
export function itemStates({ course, context }: StateServices, viewer: ReviewViewer, withNext: boolean): SQL {
  const { scheduling, today } = context;
  const { decay, factor } = curveOf(scheduling);
  const mine = openCards(course, viewer);
  const recall = sql`case when last_day is null then 0::float8 else
    floor(100 * power(1 + ${factor}::float8 * greatest(0, ${today}::date - last_day) / stability, ${decay}::float8) + 0.5) end`;
  const band = sql`case when recall < ${minRecall} or stability < ${minStability} then 0
    when stability < ${strongStability} then ${rankOfBand}::int else ${2 * rankOfBand}::int end`;
  const percent = sql`floor(recall * least(1, ln(1 + stability) / ln(1 + ${maxStability}::float8)) + 0.5)`;
  const isHard = sql`(lapses >= ${minLapsesOfDifficult} and stability < ${strongStability})`;
  const asked = sql`select item_id, ${isHard} as difficult, case when last_day is not null then ${band} + ${percent} end as rank,
      suspended and last_day is null as is_off, ${withNext ? nextDayOf(sql`due`, today) : sql`null::date`} as next
    from (select *, ${recall} as recall ${mine} and not ${isUnasked}) as cards`;
  const unasked = sql`select item_id, false, null, false, ${nextDayOf(sql`due`, today)}
    from (${unaskedCards(course, viewer, context)}) as unasked`;
  return sql`select item_id, min(next) as next, bool_or(difficult) as difficult,
      case when bool_and(is_off) then null else coalesce(min(rank), 0)::int end as rank
    from (${withNext ? sql`${asked} union all ${unasked}` : asked}) as states group by item_id`;
}

/** The planned days of the cards of some items that were never asked. */
export async function readUnaskedDays(
  { db, course, context }: StateServices,
  viewer: ReviewViewer,
  itemIds: readonly string[],
): Promise<ReadonlyMap<string, Day>> {
  if (itemIds.length === 0) return new Map();
  const rows = await db
    .select({ itemId: sql<string>`found.item_id`, due: sql<string>`found.due::text` })
    .from(sql`(${unaskedCards(course, viewer, context)}) as found`)
    .where(sql`found.item_id = any(${sql.param([...itemIds])}::text[])`);
  return new Map(rows.map(({ itemId, due }) => [itemId, due]));
}

/** How many cards are asked on each day after today, until a day, as they are planned now. */
export async function countCardsByDay(
  { db, course, context }: StateServices,
  viewer: ReviewViewer,
  until: Day,
): Promise<ReadonlyMap<Day, number>> {
  const next = nextDayOf(sql`due`, context.today);
  const rows = await db
    .select({ day: sql<string>`found.day::text`, count: sql<number>`found.count::int` })
    .from(
      sql`(select day, count(*) as count from (
          select ${next} as day ${openCards(course, viewer)} and not suspended and not ${isUnasked} and not ${isNotIntroduced}
          union all
          select ${next} as day from (${unaskedCards(course, viewer, context)}) as unasked
        ) as days where day > ${context.today}::date and day <= ${until}::date group by day) as found`,
    );
  return new Map(rows.map(({ day, count }) => [day, count]));
}
