/**
 * Which cards are due, and which items are new: counted and chosen by the database, because a learner can have thousands of
 * cards, of which a review run asks some.
 */
import { addDays, type Day } from '@ena/domain/streak/day';
import { and, asc, eq, exists, notExists, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/open.ts';
import { ownWords, reviewCards } from '../tables.ts';
import { readStateCards, type StateCard } from '../cards/cards.ts';
import { isItemOf, plannedDaysOf, type ReviewContext } from './state.ts';

const { userId, itemId, skill, due, reps, placed, createdDay, buriedOn, suspended, lastDay, stability } =
  reviewCards;

/** All own words have this form of ids, and no item of the course. */
const isOwn = sql`starts_with(${itemId}, 'own.')`;
/** Of an item that the viewer may open. A deleted own word has no cards. */
const isOpen = ({ open }: ReviewContext): SQL => sql`(${isOwn} or ${isItemOf(itemId, open)})`;
const isUnasked = sql`(${skill} = 'produce' and ${reps} = 0)`;
const isDueOn = (context: ReviewContext, day: Day): SQL =>
  sql`${due} <= ${day} and not ${suspended} and not ${isUnasked} and ${isOpen(context)}`;
const isNotBuried = ({ today }: ReviewContext): SQL => sql`${buriedOn} is distinct from ${today}`;

const countIf = (condition: SQL) => sql`count(*) filter (where ${condition})`.mapWith(Number);
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
  /** Introduced or first answered in a lesson today. What a placement has marked was known before. */
  readonly learnedToday: number;
  /** Of those to produce an item, asked for the first time. */
  readonly askedToday: number;
  /** Without those that were never asked (`readUnasked`). */
  readonly due: number;
  readonly dueTomorrow: number;
  /** To produce an item, never asked, due tomorrow or earlier. */
  readonly unasked: number;
  readonly hasOwnWords: boolean;
  /** Items of the course that have a card, and those that a placement has marked; some twice. */
  readonly metItemIds: readonly string[];
  readonly placedItemIds: readonly string[];
}

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
      onlyPlaced: countIf(sql`${placed} and ${reps} = 1`),
      learnedToday: countIf(sql`${skill} = 'recognize' and ${createdDay} = ${today} and not ${placed}`),
      askedToday: countIf(sql`${skill} = 'produce' and ${reps} > 0 and ${createdDay} = ${today}`),
      due: countIf(sql`${isDueOn(context, today)} and ${isNotBuried(context)}`),
      dueTomorrow: countIf(isDueOn(context, tomorrow)),
      unasked: countIf(sql`${isUnasked} and not ${suspended} and ${due} <= ${tomorrow}`),
      hasOwnWords: sql<boolean>`${exists(words)}`,
      metItemIds: itemsIf(sql`not ${isOwn}`),
      placedItemIds: itemsIf(sql`${placed}`),
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
  unasked.flatMap(({ card, day }) => (day <= today && card.buriedOn !== today ? [card] : []));

/** How many cards are due today, and tomorrow if nothing is reviewed until then; none during a pause. */
export async function countDue(db: Db, context: ReviewContext, counts: CardCounts) {
  if (context.settings.pausedSince !== null) return { due: 0, dueTomorrow: 0 };
  const unasked = await readUnasked(db, context, counts);
  return {
    due: counts.due + askedOn(context.today, unasked).length,
    dueTomorrow: counts.dueTomorrow + unasked.length,
  };
}

export type DueCard = Pick<StateCard, 'itemId' | 'skill' | 'stability' | 'lastDay' | 'reps'>;

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
  // The probability of recall falls with the days since the last review, relative to the stability.
  const forgotten = sql`greatest(0, ${today}::date - ${lastDay}) / greatest(${stability}, 0.000001)`;
  const asked =
    counts.due === 0
      ? []
      : await db
          .select({ itemId, skill, stability, lastDay, reps })
          .from(reviewCards)
          .where(and(eq(userId, settings.userId), isDueOn(context, today), isNotBuried(context)))
          .orderBy(
            sql`${lastDay} is null`,
            forgotten,
            sql`hashtextextended(${itemId} || ${skill}, ${seed}::bigint)`,
          )
          .limit(max);
  return [...asked, ...askedOn(today, await readUnasked(db, context, counts))];
}

/** How many items may still be introduced today. Those that were first answered in a lesson count, too. */
export const newItemsLeft = ({ settings }: ReviewContext, { learnedToday }: CardCounts): number =>
  settings.pausedSince === null ? Math.max(0, settings.newPerDay - learnedToday) : 0;

/** The first items without a card: own words, then those of the path. */
export async function readNewItems(
  db: Db,
  { settings, open }: Pick<ReviewContext, 'settings' | 'open'>,
  counts: CardCounts,
  max: number,
): Promise<readonly string[]> {
  if (max === 0) return [];
  const card = db
    .select({ itemId })
    .from(reviewCards)
    .where(and(eq(userId, settings.userId), eq(itemId, sql`'own.' || ${ownWords.id}::text`)));
  const own = counts.hasOwnWords
    ? await db
        .select({ itemId: sql<string>`'own.' || ${ownWords.id}::text` })
        .from(ownWords)
        .where(and(eq(ownWords.userId, settings.userId), notExists(card)))
        .orderBy(asc(ownWords.position))
        .limit(max)
    : [];
  return [...own.map((word) => word.itemId), ...newOfCourse(open, counts).slice(0, max - own.length)];
}

function newOfCourse(open: ReviewContext['open'], { metItemIds }: CardCounts): readonly string[] {
  const met = new Set(metItemIds);
  return [...open.values()].flatMap(({ id, onPath }) => (onPath && !met.has(id) ? [id] : []));
}

/** How many items can still be introduced today. */
export async function countNewItems(db: Db, context: ReviewContext, counts: CardCounts): Promise<number> {
  const left = newItemsLeft(context, counts);
  // Own words are only counted if the course does not suffice.
  return newOfCourse(context.open, counts).length >= left
    ? left
    : (await readNewItems(db, context, counts, left)).length;
}
