import type { Card, CardAction, PastReview } from '@ena/contract/reviews';
import { isOwnItem } from '@ena/domain/ownWords/ownWord';
import type { Skill } from '@ena/domain/review/question';
import { addDays, type Day } from '@ena/domain/streak/day';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Viewer } from '../../../identity/sessions/viewer.ts';
import { reviewCards, reviewLog } from '../tables.ts';
import { Failure } from '../../../platform/failure.ts';
import { lockProfile } from '../../study/counters.ts';
import { momentOf } from '../../study/record.ts';
import { reviewDayOf } from '../../study/studyDay.ts';
import { readCardsOf, type StateCard } from '../cards/cards.ts';
import { recallOn, type Scheduling } from '../cards/memory.ts';
import { readNotes } from '../dailyRun/ownItems.ts';
import { readScheduling } from '../cards/scheduling.ts';
import { plannedDays, readReviewState, type ReviewServices } from '../dailyRun/state.ts';

/** The days of a rest, today included. */
const restDays = 7;

/** A card as it is sent. */
export function toCard(
  { skill, stability, lastDay, reps, lapses, suspended, buriedOn, due }: StateCard,
  today: Day,
  scheduling: Scheduling,
): Card {
  return {
    skill,
    recall: lastDay === null ? 0 : Math.round(100 * recallOn({ stability, lastDay }, today, scheduling)),
    stability,
    due: buriedOn !== null && buriedOn > today && buriedOn >= due ? addDays(buriedOn, 1) : due,
    reps,
    lapses,
    state: suspended ? 'suspended' : buriedOn !== null && buriedOn >= today ? 'buried' : 'active',
  };
}

/**
 * The learner's own words, and everything that the learner has met and may open, with its note and cards, which are due on
 * the day that is planned for them.
 */
export async function readMetItems(services: ReviewServices, viewer: Viewer) {
  const state = await readReviewState(services, viewer);
  const notes = await readNotes(services.db, viewer.userId);
  const plannedDay = plannedDays(state);
  const cards = state.cards.map((card) => ({ ...card, due: plannedDay(card) ?? card.due }));
  const byItem = Map.groupBy(cards, ({ itemId }) => itemId);
  const items = [...state.items.values()]
    .filter((item) => byItem.has(item.id) || isOwnItem(item))
    .map((item) => ({ item, note: notes.get(item.id) ?? null, cards: byItem.get(item.id) ?? [] }));
  return { state, items };
}

const maxPastReviews = 200;

/** The latest reviews of an item, newest first. Throws UNKNOWN_UNIT if the learner has not met it. */
export async function readHistory(
  { db }: Pick<ReviewServices, 'db'>,
  { userId }: Viewer,
  itemId: string,
): Promise<PastReview[]> {
  const cards = await readCardsOf(db, userId, [itemId]);
  if (cards.length === 0) throw new Failure('UNKNOWN_UNIT', 'There is no such card.');
  const rows = await db
    .select({
      id: reviewLog.id,
      skill: reviewLog.skill,
      format: sql<PastReview['format']>`${reviewLog.format}`,
      correct: reviewLog.correct,
      day: reviewLog.day,
      reviewedAt: reviewLog.reviewedAt,
    })
    .from(reviewLog)
    .where(and(eq(reviewLog.userId, userId), eq(reviewLog.itemId, itemId)))
    .orderBy(desc(reviewLog.reviewedAt), desc(reviewLog.id))
    .limit(maxPastReviews);
  const resetAt = new Map(cards.map((card) => [card.skill, card.resetAt]));
  return rows.map(({ reviewedAt, ...row }) => {
    const reset = resetAt.get(row.skill) ?? null;
    return { ...row, counted: reset === null || reviewedAt > reset };
  });
}

/** Changes a card, and returns it. Throws UNKNOWN_UNIT if the learner does not have it. */
export async function changeCard(
  { db, now }: Pick<ReviewServices, 'db' | 'now'>,
  { userId }: Viewer,
  { itemId, skill, action }: { readonly itemId: string; readonly skill: Skill; readonly action: CardAction },
): Promise<Card> {
  return db.transaction(async (tx) => {
    // Reviews that are being recorded write what they have read of the card: they must not overwrite a reset.
    const profile = await lockProfile(tx, userId);
    const { at, zone } = momentOf(profile, now());
    const today = reviewDayOf(at, zone, profile);
    const change = {
      bury: { buriedOn: today },
      rest: { buriedOn: addDays(today, restDays - 1) },
      suspend: { suspended: true },
      resume: { suspended: false, buriedOn: null },
      reset: {
        resetAt: now(),
        stability: 0,
        difficulty: 0,
        lastDay: null,
        lastAt: null,
        reps: 0,
        lapses: 0,
        due: today,
        placed: false,
      },
    }[action];
    const [card] = await tx
      .update(reviewCards)
      .set(change)
      .where(
        and(eq(reviewCards.userId, userId), eq(reviewCards.itemId, itemId), eq(reviewCards.skill, skill)),
      )
      .returning();
    if (!card) throw new Failure('UNKNOWN_UNIT', 'There is no such card.');
    return toCard(card, today, await readScheduling(tx, userId));
  });
}
