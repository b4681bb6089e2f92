/**
 * Which cards are due, and which items are new: counted and chosen by the database, because a learner can have thousands of
 * cards, of which a review run asks some.
 */
import { minReps } from '@ena/domain/review/known';
import { mixNewItems } from '@ena/domain/review/newItems';
import { maxNewPerDay, moreNewItems } from '@ena/domain/review/settings';
import { minLapsesOfDifficult, minRecall, minStability, strongStability } from '@ena/domain/review/strength';
import { addDays, type Day, dayNumberOf } from '@ena/domain/streak/day';
import { and, asc, eq, exists, notExists, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/open.ts';
import { ownWords, reviewCards } from '../tables.ts';
import { readStateCards, type StateCard } from '../cards/cards.ts';
import { curveOf } from '../cards/memory.ts';
import { isIntroducedCard, isKnownCard } from '../cards/knownItems.ts';
import { type DueCard, readAskAgain } from './askAgain.ts';
import { isItemOf, plannedDaysOf, type ReviewContext } from './state.ts';

const {
  userId,
  itemId,
  skill,
  due,
  reps,
  lapses,
  placed,
  createdDay,
  buriedOn,
  suspended,
  lastDay,
  stability,
} = reviewCards;

/** All own words have this form of ids, and no item of the course. */
const isOwn = sql`starts_with(${itemId}, 'own.')`;
/** The same of the skills of drills. */
const isSkill = sql`starts_with(${itemId}, 'skill.')`;
/** Of an item that the viewer may open. A deleted own word has no cards. */
const isOpen = ({ open }: ReviewContext): SQL => sql`(${isOwn} or ${isItemOf(itemId, open)})`;
const isUnasked = sql`(${skill} = 'produce' and ${reps} = 0)`;
/** As `isIntroduced` of the domain, of the card by which an item is recognized: until then it is a new item, and not due. */
export const isNotIntroduced = sql`(${skill} = 'recognize' and ${reps} < ${minReps} and not ${placed})`;
const isActiveOn = (day: Day): SQL => sql`(not ${suspended} and coalesce(${buriedOn} < ${day}, true))`;
const isDueOn = (context: ReviewContext, day: Day): SQL =>
  sql`${due} <= ${day} and ${isActiveOn(day)} and not ${isUnasked} and not ${isNotIntroduced} and ${isOpen(context)}`;
/** Of the two cards of an item, one a day: each would show the answer to the other. */
const isOfItemAskedOn = ({ settings, today }: ReviewContext): SQL =>
  sql`${itemId} in (select item_id from "review_cards" where "user_id" = ${settings.userId} and last_day = ${today})`;
const isDueToday = (context: ReviewContext): SQL =>
  sql`${isDueOn(context, context.today)} and not ${isOfItemAskedOn(context)}`;
/** The probability of recall falls with the days since the last review, relative to the stability. */
const forgottenOn = (today: Day): SQL =>
  sql`greatest(0, ${today}::date - ${lastDay}) / greatest(${stability}, 0.000001)`;
/** As the band `weak` and `isDifficult` of the domain. */
function isWeak(context: ReviewContext): SQL {
  const { today, scheduling } = context;
  const { decay, factor } = curveOf(scheduling);
  // The rounded percent of the band is below the limit from half a percent below it on.
  const maxForgotten = (((minRecall - 0.5) / 100) ** (1 / decay) - 1) / factor;
  return sql`${lastDay} is not null and ${isActiveOn(today)} and not ${isNotIntroduced} and ${isOpen(context)}
    and (${stability} < ${minStability} or ${forgottenOn(today)} > ${maxForgotten}::float8
      or (${lapses} >= ${minLapsesOfDifficult} and ${stability} < ${strongStability}))`;
}

const countIf = (condition: SQL) => sql`count(*) filter (where ${condition})`.mapWith(Number);
const countItemsIf = (condition: SQL) =>
  sql`count(distinct ${itemId}) filter (where ${condition})`.mapWith(Number);
/** As one text, which is split faster than an array is parsed. */
const itemsIf = (condition: SQL) =>
  sql`coalesce(string_agg(${itemId}, ' ') filter (where ${condition}), '')`.mapWith((ids: string) =>
    ids === '' ? [] : ids.split(' '),
  );

export interface CardCounts {
  /** Without suspended ones. */
  readonly cards: number;
  /** A placement has marked them as known, not reviewed since. */
  readonly onlyPlaced: number;
  /** New items that Today has introduced today. Answers in lessons do not count, and what a placement has marked was known. */
  readonly learnedToday: number;
  /** Of those to produce an item, asked for the first time. */
  readonly askedToday: number;
  /** Items with a due card, without cards that were never asked (`readUnasked`). */
  readonly due: number;
  readonly dueTomorrow: number;
  /** To produce an item, never asked, due tomorrow or earlier. */
  readonly unasked: number;
  /** Skills of grammar that were met first today. */
  readonly skillsToday: number;
  readonly hasOwnWords: boolean;
  /** Items that are weak or difficult. */
  readonly weak: number;
  /** Items of the course that have a card, and those that a placement has marked; some twice. */
  readonly metItemIds: readonly string[];
  /** Items that have a card, and are new all the same: they were answered once, such as in a lesson. */
  readonly startedItemIds: readonly string[];
  readonly placedItemIds: readonly string[];
  /** Items of the course that need no introduction: known, forgotten since, or paused. */
  readonly introducedItemIds: readonly string[];
  readonly knownItemIds: readonly string[];
}

/**
 * Counts the items that were answered in Today on a day, and were new before: their other reviews are too few for an
 * introduction. Skills of grammar are beyond the number of new items: drills introduce several a day.
 */
const learnedOn = (ownerId: string, day: Day): SQL => sql`select count(*) from "review_cards" card
  join (select item_id, count(*) as times from "review_log" where "user_id" = ${ownerId} and day = ${day}
      and skill = 'recognize' and format <> 'placement' and not starts_with(item_id, 'skill.') group by item_id having bool_or(format <> 'lesson')) answered
    on answered.item_id = card.item_id
  where card.user_id = ${ownerId} and card.skill = 'recognize' and not card.placed and card.reps - answered.times < ${minReps}`;

/** Counts the cards of a learner. */
export async function countCards(db: Db, context: ReviewContext): Promise<CardCounts> {
  const { today } = context;
  const tomorrow = addDays(today, 1);
  const words = db
    .select({ id: ownWords.id })
    .from(ownWords)
    .where(eq(ownWords.userId, context.settings.userId));
  const [counts] = await db
    .select({
      cards: countIf(sql`not ${suspended}`),
      onlyPlaced: countIf(sql`${placed} and ${reps} <= 1`),
      learnedToday: sql`(${learnedOn(context.settings.userId, today)})`.mapWith(Number),
      askedToday: countIf(sql`${skill} = 'produce' and ${reps} > 0 and ${createdDay} = ${today}`),
      due: countItemsIf(isDueToday(context)),
      dueTomorrow: countItemsIf(isDueOn(context, tomorrow)),
      unasked: countIf(sql`${isUnasked} and not ${suspended} and ${due} <= ${tomorrow}`),
      skillsToday: countIf(sql`${isSkill} and ${skill} = 'recognize' and ${createdDay} = ${today}`),
      hasOwnWords: sql<boolean>`${exists(words)}`,
      weak: countItemsIf(isWeak(context)),
      metItemIds: itemsIf(sql`not ${isOwn}`),
      startedItemIds: itemsIf(sql`${isNotIntroduced} and ${isActiveOn(today)}`),
      placedItemIds: itemsIf(sql`${placed}`),
      introducedItemIds: itemsIf(
        sql`not ${isOwn} and (${isIntroducedCard} or ${skill} = 'recognize' and ${suspended})`,
      ),
      knownItemIds: itemsIf(sql`not ${isOwn} and ${isKnownCard}`),
    })
    .from(reviewCards)
    .where(eq(userId, context.settings.userId));
  if (!counts) throw new Error('An aggregate returned no row.');
  return counts;
}

/** The cards that were never asked, as far as they are planned for today or tomorrow, with this day. */
async function readUnasked(db: Db, context: ReviewContext, counts: CardCounts) {
  const { settings, today } = context;
  const { newPerDay } = settings;
  if (counts.unasked === 0 || newPerDay === 0) return [];
  const tomorrow = addDays(today, 1);
  const condition = sql`${isUnasked} and not ${suspended} and ${due} <= ${tomorrow} and ${isOpen(context)}`;
  const cards = await readStateCards(db, settings.userId, { condition, max: 2 * newPerDay });
  const planned = plannedDaysOf(cards, { newPerDay, askedToday: counts.askedToday, today });
  return [...planned].flatMap(([card, day]) => (day !== null && day <= tomorrow ? [{ card, day }] : []));
}

/** Those of them that are asked today. */
const askedOn = (today: Day, unasked: Awaited<ReturnType<typeof readUnasked>>): readonly StateCard[] =>
  unasked.flatMap(({ card, day }) =>
    day <= today && (card.buriedOn === null || card.buriedOn < today) ? [card] : [],
  );

/** How many cards are due today, and tomorrow if nothing is reviewed until then; none during a pause. */
export async function countDue(db: Db, context: ReviewContext, counts: CardCounts) {
  if (context.settings.pausedSince !== null) return { due: 0, dueTomorrow: 0 };
  const unasked = await readUnasked(db, context, counts);
  return {
    due: counts.due + askedOn(context.today, unasked).length + (await readAskAgain(db, context)).length,
    dueTomorrow: counts.dueTomorrow + unasked.length,
  };
}

/** The first cards of a learner that meet a condition. */
const readCards = async (
  db: Db,
  { settings }: ReviewContext,
  condition: SQL,
  order: readonly SQL[],
  max: number,
): Promise<readonly DueCard[]> =>
  db
    .select({ itemId, skill, stability, lastDay, reps, lapses })
    .from(reviewCards)
    .where(and(eq(userId, settings.userId), condition))
    .orderBy(...order)
    .limit(max);

/**
 * Cards that are due today; none during a pause. Of too many for a review run, the `max` that are remembered best; of those
 * remembered equally well, others with each seed. Cards that were never asked come last.
 */
export async function readDueCards(
  db: Db,
  context: ReviewContext,
  counts: CardCounts,
  { max, seed }: { readonly max: number; readonly seed: number },
): Promise<readonly DueCard[]> {
  const { settings, today } = context;
  if (settings.pausedSince !== null) return [];
  const asked =
    counts.due === 0
      ? []
      : await readCards(
          db,
          context,
          isDueToday(context),
          [
            sql`${lastDay} is null`,
            forgottenOn(today),
            sql`hashtextextended(${itemId} || ${skill}, ${seed}::bigint)`,
          ],
          max,
        );
  const again = await readAskAgain(db, context);
  return [...again, ...asked, ...askedOn(today, await readUnasked(db, context, counts))];
}

/** The weakest cards, whether they are due or not; those that were asked today come last. */
export const readWeakCards = async (db: Db, context: ReviewContext, max: number) =>
  readCards(
    db,
    context,
    isWeak(context),
    [
      sql`${lastDay} >= ${context.today}`,
      sql`${forgottenOn(context.today)} desc`,
      sql`${lapses} desc`,
      sql`${itemId} collate "C"`,
    ],
    max,
  );

/** Cards that are due next: reviews for between the questions of a new item, if nothing else is left. */
export const readEarlyCards = async (db: Db, context: ReviewContext, max: number) =>
  readCards(
    db,
    context,
    sql`${due} > ${context.today} and ${lastDay} < ${context.today} and ${isActiveOn(context.today)}
      and not ${isNotIntroduced} and ${isOpen(context)}`,
    [asc(due), sql`${itemId} collate "C"`],
    max,
  );

/** How many items may still be introduced today. */
export const newItemsLeft = ({ settings }: ReviewContext, { learnedToday }: CardCounts): number =>
  settings.pausedSince === null ? Math.max(0, settings.newPerDay - learnedToday) : 0;

/**
 * The new items that are introduced next. Of the course those that were answered once, such as in a lesson, take turns with
 * those of the path: letters that were missed in an exercise would else fill a day.
 */
export async function readNewItems(
  db: Db,
  { settings, today, open }: ReviewContext,
  counts: CardCounts,
  max: number,
): Promise<readonly string[]> {
  if (max === 0) return [];
  // A card that is suspended or buried keeps a word from being introduced.
  const card = db
    .select({ itemId })
    .from(reviewCards)
    .where(
      and(
        eq(userId, settings.userId),
        eq(itemId, sql`'own.' || ${ownWords.id}::text`),
        sql`not (${isNotIntroduced} and ${isActiveOn(today)})`,
      ),
    );
  const own = counts.hasOwnWords
    ? await db
        .select({ itemId: sql<string>`'own.' || ${ownWords.id}::text` })
        .from(ownWords)
        .where(and(eq(ownWords.userId, settings.userId), notExists(card)))
        .orderBy(asc(ownWords.position))
        .limit(max)
    : [];
  return mixNewItems({
    own: own.map((word) => word.itemId),
    course: newOfCourse(open, counts),
    max,
    ownShare: settings.ownShare,
    first: dayNumberOf(today) * settings.newPerDay + counts.learnedToday,
  });
}

function newOfCourse(
  open: ReviewContext['open'],
  { metItemIds, startedItemIds, skillsToday }: CardCounts,
): readonly string[] {
  const [met, started] = [new Set(metItemIds), new Set(startedItemIds)];
  const onPath = [...open.values()].filter((item) => item.onPath);
  const again = onPath.filter(({ id }) => started.has(id));
  const unmet = onPath.filter(({ id }) => !met.has(id));
  // At most one new skill a day: it takes longer to learn than a word.
  const nextSkill = skillsToday > 0 ? undefined : unmet.find(({ kind }) => kind === 'skill');
  const fresh = unmet.filter((item) => item.kind !== 'skill' || item === nextSkill);
  return onPath.flatMap((_, index) => [again[index] ?? [], fresh[index] ?? []].flat().map(({ id }) => id));
}

/** How many items can still be introduced today beyond those of the day, if the learner asks for so many. */
export const moreItemsLeft = (
  { settings }: ReviewContext,
  { learnedToday }: CardCounts,
  wanted: number,
): number =>
  settings.pausedSince === null
    ? Math.max(0, Math.min(wanted, maxNewPerDay - Math.max(settings.newPerDay, learnedToday)))
    : 0;

/** How many items can still be introduced today, how many more on request, and how many tomorrow. */
export async function countNewItems(db: Db, context: ReviewContext, counts: CardCounts) {
  const left = newItemsLeft(context, counts);
  const more = moreItemsLeft(context, counts, moreNewItems);
  const perDay = context.settings.pausedSince === null ? context.settings.newPerDay : 0;
  const all = await countAvailable(db, context, counts, left + Math.max(more, perDay));
  const newItems = Math.min(left, all);
  const rest = all - newItems;
  return { newItems, moreNew: Math.min(more, rest), newTomorrow: Math.min(perDay, rest) };
}

/** How many items have no card, counted up to a maximum. */
async function countAvailable(
  db: Db,
  context: ReviewContext,
  counts: CardCounts,
  left: number,
): Promise<number> {
  // Own words are only read if the course does not suffice.
  return newOfCourse(context.open, counts).length >= left
    ? left
    : (await readNewItems(db, context, counts, left)).length;
}
