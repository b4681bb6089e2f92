/**
 * Review cards: written in the transaction of the reviews that they are derived from, under the lock on the profile.
 */
import { setImmediate } from 'node:timers/promises';
import type { ExerciseResponse } from '@ena/domain/exercise/kinds';
import type { Rating } from '@ena/domain/review/grade';
import { isIntroduced, isShownKnown } from '@ena/domain/review/known';
import type { Format, Skill } from '@ena/domain/review/question';
import { addDays, type Day } from '@ena/domain/streak/day';
import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/open.ts';
import { isOneOf, prepared, preparedForOneRow } from '../../../platform/db/prepared.ts';
import { reviewCards, reviewLog } from '../tables.ts';
import { confirmedMemory, type Memory, nextMemory, placedMemory, type Scheduling } from './memory.ts';
import { countReviews } from './scheduling.ts';

export type CardRow = typeof reviewCards.$inferSelect;

/** A review to record. `id` is the idempotency key, together with the item. */
export interface NewReview {
  readonly id: string;
  readonly itemId: string;
  readonly skill: Skill;
  /** `lesson`: answered in a lesson or quiz. `placement`: marked as known by a placement. */
  readonly format: Format | 'lesson' | 'placement';
  readonly correct: boolean;
  readonly rating: Rating;
  readonly response: ExerciseResponse | null;
  readonly elapsedMs: number;
  readonly reviewedAt: Date;
  readonly day: Day;
}

/** Stability in days from which an item is asked in `produce`, too. */
const stableDays = 2;
/** It is recognized again on the next day, and written the day after: an item is asked in one skill a day. */
export const daysUntilProduced = 2;
/** Whether an item is recognized well enough to be asked in `produce`, too. */
export const isStable = ({ reps, stability }: Pick<Memory, 'reps' | 'stability'>): boolean =>
  isIntroduced({ reps, placed: false }) && stability >= stableDays;

/** Rows of one statement: PostgreSQL has at most 65,535 parameters. */
const maxRowsPerStatement = 1000;
const chunks = <T>(rows: readonly T[], size = maxRowsPerStatement): T[][] =>
  Array.from({ length: Math.ceil(rows.length / size) }, (_, index) =>
    rows.slice(index * size, (index + 1) * size),
  );

/** What a review run and lists need of a card: only that is read, because a learner has thousands. */
const stateColumns = {
  itemId: reviewCards.itemId,
  skill: reviewCards.skill,
  stability: reviewCards.stability,
  due: reviewCards.due,
  lastDay: reviewCards.lastDay,
  createdDay: reviewCards.createdDay,
  reps: reviewCards.reps,
  lapses: reviewCards.lapses,
  suspended: reviewCards.suspended,
  buriedOn: reviewCards.buriedOn,
  placed: reviewCards.placed,
};
export type StateCard = Pick<CardRow, keyof typeof stateColumns>;

/** All cards of a learner; or at most `max` that meet a condition, the first that are due. */
export async function readStateCards(
  db: Db,
  userId: string,
  some?: { readonly condition: SQL; readonly max: number },
): Promise<StateCard[]> {
  const cards = db
    .select(stateColumns)
    .from(reviewCards)
    .where(and(eq(reviewCards.userId, userId), some?.condition));
  return some
    ? cards.orderBy(asc(reviewCards.due), sql`${reviewCards.itemId} collate "C"`).limit(some.max)
    : cards;
}

const keyOf = ({ itemId, skill }: Pick<NewReview, 'itemId' | 'skill'>) => `${skill} ${itemId}`;

const memoryOf = ({ lastDay, ...card }: CardRow): Memory | null =>
  lastDay === null ? null : { ...card, lastDay };

export const newCard = (
  userId: string,
  { itemId, skill, day }: Pick<NewReview, 'itemId' | 'skill' | 'day'>,
): CardRow => ({
  userId,
  itemId,
  skill,
  stability: 0,
  difficulty: 0,
  due: day,
  lastDay: null,
  lastAt: null,
  createdDay: day,
  reps: 0,
  lapses: 0,
  suspended: false,
  buriedOn: null,
  resetAt: null,
  placed: false,
});

export type LoggedReview = Pick<NewReview, 'format' | 'rating' | 'day' | 'reviewedAt'>;

interface Reviewed {
  readonly card: CardRow;
  /** The first of these days on which the item was recognized well enough to be produced, too. */
  readonly stableSince: Day | null;
}

/**
 * The card after reviews, given in the order of their time. A placement counts only for a card without reviews, and does
 * not make it stable: that is for the first review to confirm. What it marked unasked has no reps, and a first wrong answer makes it
 * a card as if there had been no placement.
 */
function withReviews(card: CardRow, reviews: readonly LoggedReview[], scheduling: Scheduling): Reviewed {
  let memory = memoryOf(card);
  let { placed, lastAt } = card;
  let stableSince: Day | null = null;
  for (const { format, rating, day, reviewedAt } of reviews) {
    const isPlacement = format === 'placement';
    if (isPlacement && memory) continue;
    placed ||= isPlacement;
    lastAt = reviewedAt;
    if (isPlacement) memory = placedMemory(card.itemId, day, rating, scheduling);
    else {
      const last =
        memory?.reps === 0 ? confirmedMemory(card.itemId, memory.lastDay, rating, scheduling) : memory;
      // The placement was wrong about the item.
      if (last === null) placed = false;
      memory = nextMemory(last, rating, day, scheduling, card);
    }
    if (!isPlacement && isStable(memory)) stableSince ??= memory.lastDay;
  }
  return { card: { ...card, ...memory, lastAt, placed }, stableSince };
}

/** Whether a review counts for a card: those before a reset do not. */
const isCounted =
  ({ resetAt }: Pick<CardRow, 'resetAt'>) =>
  ({ reviewedAt }: LoggedReview): boolean =>
    resetAt === null || reviewedAt > resetAt;

/** The card after all of its logged reviews. What the log does not have stays; `due` only without a review. */
function replay(card: CardRow, log: readonly LoggedReview[], scheduling: Scheduling): Reviewed {
  const { userId, suspended, buriedOn, resetAt, due, createdDay } = card;
  const start = { ...newCard(userId, { ...card, day: createdDay }), suspended, buriedOn, resetAt, due };
  return withReviews(start, log.filter(isCounted(card)), scheduling);
}

/** The reviews of cards in the order of their time; of equal times, in that of their arrival. */
async function readLog(tx: Db, userId: string, itemIds: readonly string[]) {
  const rows = await tx
    .select({
      itemId: reviewLog.itemId,
      skill: reviewLog.skill,
      format: reviewLog.format,
      rating: sql<Rating>`${reviewLog.rating}`,
      day: reviewLog.day,
      reviewedAt: reviewLog.reviewedAt,
    })
    .from(reviewLog)
    .where(and(eq(reviewLog.userId, userId), inArray(reviewLog.itemId, [...itemIds])))
    .orderBy(asc(reviewLog.reviewedAt), asc(reviewLog.recordedAt), asc(reviewLog.id));
  return Map.groupBy(rows, keyOf);
}

/** Suspended, buried and reset are cards by other statements. */
const upsertCards = preparedForOneRow(
  'ena_upsert_card',
  [
    'userId',
    'itemId',
    'skill',
    'stability',
    'difficulty',
    'due',
    'lastDay',
    'lastAt',
    'createdDay',
    'reps',
    'lapses',
    'placed',
  ],
  (tx, cards: CardRow[]) =>
    tx
      .insert(reviewCards)
      .values(cards)
      .onConflictDoUpdate({
        target: [reviewCards.userId, reviewCards.itemId, reviewCards.skill],
        set: {
          stability: sql`excluded.stability`,
          difficulty: sql`excluded.difficulty`,
          due: sql`excluded.due`,
          lastDay: sql`excluded.last_day`,
          lastAt: sql`excluded.last_at`,
          createdDay: sql`excluded.created_day`,
          reps: sql`excluded.reps`,
          lapses: sql`excluded.lapses`,
          placed: sql`excluded.placed`,
        },
      }),
);

async function writeCards(tx: Db, cards: readonly CardRow[]): Promise<void> {
  for (const rows of chunks(cards)) await upsertCards(tx, rows);
}

const cardsOfItems = prepared((db) =>
  db
    .select()
    .from(reviewCards)
    .where(
      and(
        eq(reviewCards.userId, sql.placeholder('userId')),
        isOneOf(reviewCards.itemId, sql`${sql.placeholder('itemIds')}::text[]`),
      ),
    )
    .prepare('ena_cards_of_items'),
);

/** The cards of some items, in both skills. */
export const readCardsOf = async (tx: Db, userId: string, itemIds: readonly string[]): Promise<CardRow[]> =>
  cardsOfItems(tx).execute({ userId, itemIds });

const insertReviews = preparedForOneRow(
  'ena_insert_review',
  [
    'userId',
    'id',
    'itemId',
    'skill',
    'format',
    'correct',
    'rating',
    'response',
    'elapsedMs',
    'reviewedAt',
    'day',
  ],
  (tx, rows: (NewReview & { readonly userId: string })[]) =>
    tx
      .insert(reviewLog)
      .values(rows)
      .onConflictDoNothing()
      .returning({ id: reviewLog.id, itemId: reviewLog.itemId }),
);

interface AppliedReviews {
  /** Those that were not recorded before. */
  readonly added: readonly NewReview[];
  /** Items that were not known before, or not shown to be. */
  readonly nowKnown: readonly string[];
}

/**
 * Records reviews that were not recorded before and updates their cards; `known` are the cards of their items. A
 * review that is earlier than the last one of its card makes the card be replayed from the log, so that the order of
 * arrival does not matter. The caller has locked the profile (`lockProfile`).
 */
export async function applyReviews(
  tx: Db,
  userId: string,
  reviews: readonly NewReview[],
  known: readonly CardRow[],
): Promise<AppliedReviews> {
  const inserted = new Set<string>();
  for (const rows of chunks(reviews.map((review) => ({ ...review, userId })))) {
    for (const { id, itemId } of await insertReviews(tx, rows)) inserted.add(`${id} ${itemId}`);
  }
  const added = reviews.filter(({ id, itemId }) => inserted.delete(`${id} ${itemId}`));
  if (added.length === 0) return { added, nowKnown: [] };
  const scheduling = await countReviews(tx, userId, added);
  const cards = new Map(known.map((card) => [keyOf(card), card]));
  const byCard = Map.groupBy(
    added.toSorted((one, other) => +one.reviewedAt - +other.reviewedAt),
    keyOf,
  );
  const isLate = (key: string, [first]: readonly NewReview[]) => {
    const lastAt = cards.get(key)?.lastAt;
    return first !== undefined && lastAt != null && first.reviewedAt <= lastAt;
  };
  const late = [...byCard].filter(([key, rows]) => isLate(key, rows));
  const log =
    late.length === 0
      ? null
      : await readLog(tx, userId, [...new Set(late.flatMap(([, [row]]) => row?.itemId ?? []))]);

  const changed = [...byCard].flatMap(([key, rows]): Reviewed[] => {
    const [first] = rows;
    if (!first) return [];
    const card = cards.get(key) ?? newCard(userId, first);
    const all = isLate(key, rows) ? log?.get(key) : undefined;
    const createdDay =
      all?.[0]?.day ?? (card.lastDay === null && card.resetAt === null ? first.day : card.createdDay);
    return all
      ? [replay({ ...card, createdDay }, all, scheduling)]
      : [withReviews({ ...card, createdDay }, rows.filter(isCounted(card)), scheduling)];
  });
  const changedKeys = new Set(byCard.keys());
  const produced = changed.flatMap((reviewed) => {
    const key = keyOf({ itemId: reviewed.card.itemId, skill: 'produce' });
    const existing = cards.get(key);
    // A card that was reset has reviews, too.
    const isFixed =
      changedKeys.has(key) || (existing !== undefined && (existing.reps > 0 || existing.resetAt !== null));
    return reviewed.card.skill === 'recognize' && !isFixed ? [{ ...reviewed, existing }] : [];
  });
  const isReplayed = new Set(late.map(([key]) => key));
  await writeCards(tx, [
    ...changed.map(({ card }) => card),
    ...produced.flatMap(({ card, stableSince, existing }) =>
      stableSince !== null && (!existing || isReplayed.has(keyOf(card)))
        ? [
            newCard(userId, {
              itemId: card.itemId,
              skill: 'produce',
              day: addDays(stableSince, daysUntilProduced),
            }),
          ]
        : [],
    ),
  ]);
  // A wrong answer that arrived late can show that the item was not stable after all.
  const revoked = produced.flatMap(({ card, stableSince, existing }) =>
    stableSince === null && existing && isReplayed.has(keyOf(card)) ? [card.itemId] : [],
  );
  if (revoked.length > 0) await removeProduceCards(tx, userId, revoked);
  const isKnownItem = (card: CardRow | undefined) =>
    card !== undefined && card.skill === 'recognize' && isShownKnown(card);
  const nowKnown = changed.filter(({ card }) => isKnownItem(card) && !isKnownItem(cards.get(keyOf(card))));
  return { added, nowKnown: nowKnown.map(({ card }) => card.itemId) };
}

const removeProduceCards = (tx: Db, userId: string, itemIds: readonly string[]) =>
  tx
    .delete(reviewCards)
    .where(
      and(
        eq(reviewCards.userId, userId),
        inArray(reviewCards.itemId, [...itemIds]),
        eq(reviewCards.skill, 'produce'),
      ),
    );

/** A card with the reviews that count for it, in the order of their time. */
export interface CardWithReviews {
  readonly card: CardRow;
  readonly reviews: readonly LoggedReview[];
}

/** Cards of one chunk, whose log is read and replayed without interruption. */
const maxCardsAtOnce = 250;

/** All reviewed cards of a learner, in chunks: thousands at once would block the event loop too long. */
export async function* readCardsWithReviews(
  db: Db,
  userId: string,
): AsyncGenerator<readonly CardWithReviews[]> {
  const all = await db.select().from(reviewCards).where(eq(reviewCards.userId, userId));
  for (const cards of chunks(all, maxCardsAtOnce)) {
    const log = await readLog(db, userId, [...new Set(cards.map(({ itemId }) => itemId))]);
    yield cards.flatMap((card) => {
      const reviews = (log.get(keyOf(card)) ?? []).filter(isCounted(card));
      return reviews.length > 0 ? [{ card, reviews }] : [];
    });
    // Waiting for the embedded database alone does not let timers and requests run.
    await setImmediate();
  }
}

/**
 * Replays all cards of a learner from the log, as for other parameters. Due dates stay, and change with the next review of
 * each card: else many would become due at once, and pauses would be lost. The caller has locked the profile.
 */
export async function replayCards(tx: Db, userId: string, scheduling: Scheduling): Promise<void> {
  for await (const cards of readCardsWithReviews(tx, userId))
    await writeCards(
      tx,
      cards.map(({ card, reviews }) => ({ ...replay(card, reviews, scheduling).card, due: card.due })),
    );
}
