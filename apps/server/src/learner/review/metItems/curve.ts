import type { Curve } from '@ena/contract/reviews';
import type { Rating } from '@ena/domain/review/grade';
import { forgettingCurve, type RepeatedReview } from '@ena/domain/review/forgettingCurve';
import { daysFrom } from '@ena/domain/streak/day';
import { and, asc, eq, gt, isNull, lt, ne, or, sql } from 'drizzle-orm';
import type { Viewer } from '../../../identity/sessions/viewer.ts';
import { reviewCards, reviewLog } from '../tables.ts';
import { nextStrength, recallOn, type Strength } from '../cards/memory.ts';
import { readScheduling } from '../cards/scheduling.ts';
import type { ReviewServices } from '../dailyRun/state.ts';

/** Bounds the time of a request: of a longer log, as many cards are replayed as have this many reviews. */
const maxReviews = 1000;

/**
 * The reviews of cards, card by card, in the order of their time. A prediction needs all reviews of its card, so that
 * whole cards are chosen where there are too many reviews; by a hash, because the latest reviews would be mostly those
 * of cards that are forgotten often. What a placement has marked was not reviewed, and its memory is an estimate.
 */
async function readReviews({ db }: Pick<ReviewServices, 'db'>, userId: string) {
  const hash = sql`hashtextextended(${reviewCards.itemId} || ${reviewCards.skill}, 0)`;
  const cards = db.$with('cards').as(
    db
      .select({
        itemId: reviewCards.itemId,
        skill: reviewCards.skill,
        resetAt: reviewCards.resetAt,
        reviewsBefore: sql<number>`sum(${reviewCards.reps}) over (order by ${hash}) - ${reviewCards.reps}`.as(
          'reviews_before',
        ),
      })
      .from(reviewCards)
      .where(and(eq(reviewCards.userId, userId), gt(reviewCards.reps, 1), eq(reviewCards.placed, false))),
  );
  return db
    .with(cards)
    .select({
      itemId: reviewLog.itemId,
      skill: reviewLog.skill,
      correct: reviewLog.correct,
      rating: sql<Rating>`${reviewLog.rating}`,
      day: reviewLog.day,
    })
    .from(cards)
    .innerJoin(reviewLog, and(eq(reviewLog.itemId, cards.itemId), eq(reviewLog.skill, cards.skill)))
    .where(
      and(
        eq(reviewLog.userId, userId),
        lt(cards.reviewsBefore, maxReviews),
        ne(reviewLog.format, 'placement'),
        or(isNull(cards.resetAt), gt(reviewLog.reviewedAt, cards.resetAt)),
      ),
    )
    .orderBy(
      asc(reviewLog.itemId),
      asc(reviewLog.skill),
      asc(reviewLog.reviewedAt),
      asc(reviewLog.recordedAt),
    )
    .limit(2 * maxReviews);
}

/** How much a learner recalled of what was reviewed on an earlier day, beside what the scheduler predicted. */
export async function readCurve(services: ReviewServices, { userId }: Viewer): Promise<Curve> {
  const scheduling = await readScheduling(services.db, userId);
  const repeated: RepeatedReview[] = [];
  let card = '';
  let strength: Strength | null = null;
  for (const { itemId, skill, correct, rating, day } of await readReviews(services, userId)) {
    if (card !== `${skill} ${itemId}`) strength = null;
    card = `${skill} ${itemId}`;
    const days = strength ? daysFrom(strength.lastDay, day) : 0;
    // Within a day nothing was forgotten yet.
    if (strength && days > 0)
      repeated.push({ days, correct, predicted: recallOn(strength, day, scheduling) });
    strength = nextStrength(strength, rating, day, scheduling);
  }
  return { retention: scheduling.retention, ...forgettingCurve(repeated) };
}
