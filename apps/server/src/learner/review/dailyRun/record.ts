import { cardIdOf, idsOfCard } from '@ena/course/sameItems';
import type { Earned } from '@ena/contract/achievements';
import type { Review } from '@ena/contract/reviews';
import type { FactName } from '@ena/domain/achievement/achievement';
import { check, type ExerciseItem, inputMethodOf, storableResponse } from '@ena/domain/exercise/kinds';
import { ratingOf } from '@ena/domain/review/grade';
import { canOverrule } from '@ena/domain/review/reviewRun';
import { and, eq, sql } from 'drizzle-orm';
import type { Viewer } from '../../../identity/sessions/viewer.ts';
import type { Db } from '../../../platform/db/open.ts';
import { isOneOf, prepared } from '../../../platform/db/prepared.ts';
import { reviewLog } from '../tables.ts';
import { lockProfile, recordLearnedItems } from '../../study/counters.ts';
import { toServerTimes } from '../../study/clientTimes.ts';
import { recordStudy, type StudyEvent, zoneOf } from '../../study/record.ts';
import { reviewDayOf } from '../../study/studyDay.ts';
import { applyReviews, type NewReview, readCardsOf } from '../cards/cards.ts';
import { freeFrom } from '../cards/freeTime.ts';
import { updateAndAward } from '../cards/knownItems.ts';
import { askedQuestion } from './drillQuestions.ts';
import { askedItem, readOwnItems } from './ownItems.ts';
import { openItems, type ReviewServices } from './state.ts';

/** A pause in the middle of a question is no study. */
export const maxCountedMs = 60_000;

/** The answer, judged by the same rules as in the browser, and rated. */
function judge(question: ExerciseItem, review: Review): Pick<NewReview, 'correct' | 'rating'> {
  const verdict = check(question, review.response);
  // The first response to a pair of a match is its answer.
  const isOverruled = review.acceptedByLearner && review.format !== 'match' && canOverrule(verdict);
  const correct = verdict.kind === 'correct' || isOverruled;
  const { secondAttempt, hintUsed, elapsedMs, ownRating } = review;
  const behavior = {
    correct,
    secondAttempt,
    hintUsed,
    elapsedMs,
    ...(ownRating !== undefined && { ownRating }),
  };
  const inputMethod = review.format === 'match' ? 'matched' : inputMethodOf(question);
  return { correct, rating: ratingOf(behavior, inputMethod) };
}

const timeOfDays = prepared((db) =>
  db
    .select({ day: reviewLog.day, ms: sql`sum(${reviewLog.elapsedMs})`.mapWith(Number) })
    .from(reviewLog)
    .where(
      and(
        eq(reviewLog.userId, sql.placeholder('userId')),
        isOneOf(reviewLog.day, sql`${sql.placeholder('days')}::date[]`),
      ),
    )
    .groupBy(reviewLog.day)
    .prepare('ena_time_of_days'),
);

/** Whole minutes by which the time of reviews has grown on each day; `added` are recorded already. */
async function addedMinutes(
  tx: Db,
  userId: string,
  added: readonly NewReview[],
): Promise<ReadonlyMap<string, number>> {
  const byDay = Map.groupBy(added, ({ day }) => day);
  const rows = await timeOfDays(tx).execute({ userId, days: [...byDay.keys()] });
  const minutes = (ms: number) => Math.floor(ms / 60_000);
  return new Map(
    rows.map(({ day, ms }) => {
      const before = (byDay.get(day) ?? []).reduce((left, { elapsedMs }) => left - elapsedMs, ms);
      return [day, minutes(ms) - minutes(before)];
    }),
  );
}

/** What was studied with reviews that are recorded already. */
export async function studyEventsOf(
  tx: Db,
  userId: string,
  added: readonly NewReview[],
  timeZoneOf: (review: NewReview) => string | undefined,
): Promise<readonly StudyEvent[]> {
  const minutesOf = new Map(await addedMinutes(tx, userId, added));
  return added.map((review) => {
    const { reviewedAt, day } = review;
    const minutes = minutesOf.get(day) ?? 0;
    minutesOf.delete(day);
    return { at: reviewedAt, timeZone: timeZoneOf(review), minutes, kind: 'answer' as const };
  });
}

/**
 * Records the answers of a review run, each once, in whatever order they arrive. Answers about items that the viewer may
 * not open are rejected, unless they were met before: the subscription may have ended since. `sentAt`: by the clock of the
 * device.
 */
export async function recordReviews(
  { db, course, now }: ReviewServices,
  viewer: Viewer,
  reviews: readonly Review[],
  sentAt: Date | null = null,
): Promise<{ recorded: number; rejected: string[]; completed: string[]; earned: readonly Earned[] }> {
  const { userId } = viewer;
  const open = openItems(course, viewer);
  return db.transaction(async (tx) => {
    const profile = await lockProfile(tx, userId);
    const itemIds = [...new Set(reviews.map(({ itemId }) => cardIdOf(itemId)))];
    const cards = await readCardsOf(tx, userId, itemIds);
    const own = await readOwnItems(tx, userId, itemIds);
    const met = new Set(cards.map(({ itemId }) => itemId));
    const zones = new Map(reviews.map(({ id, timeZone }) => [id, timeZone]));
    const times = await toServerTimes(
      reviews.map(({ answeredAt }) => answeredAt),
      { viewer, sentAt, now: now() },
      (time) => freeFrom(tx, userId, time),
    );
    const rows = reviews.flatMap((review, index): NewReview[] => {
      const found = own.get(review.itemId) ?? course.studyItems.get(cardIdOf(review.itemId));
      const item = found && askedItem(found);
      const question = item && askedQuestion(item, review);
      if (!question || (!own.has(item.id) && !open.has(item.id) && !met.has(item.id))) return [];
      const { id, skill, format } = review;
      const itemId = item.id;
      const response = storableResponse(question, review.response);
      const reviewedAt = times[index] ?? now();
      const day = reviewDayOf(reviewedAt.getTime(), zoneOf(profile, review.timeZone), profile);
      const elapsedMs = Math.min(review.elapsedMs, maxCountedMs);
      return [
        { id, itemId, skill, format, response, ...judge(question, review), elapsedMs, reviewedAt, day },
      ];
    });
    const accepted = new Set(rows.map(({ id }) => id));
    const rejected = reviews.flatMap(({ id }) => (accepted.has(id) ? [] : [id]));
    const { added, nowKnown } = await applyReviews(tx, userId, rows, cards);
    if (added.length === 0) return { recorded: 0, rejected, completed: [], earned: [] };
    const studyEvents = await studyEventsOf(tx, userId, added, ({ id }) => zones.get(id));
    const study = await recordStudy(tx, userId, profile, studyEvents, now());
    const right = added
      .filter(({ correct, itemId }) => correct && !own.has(itemId))
      .map(({ itemId, reviewedAt }) => ({ teaches: idsOfCard(itemId), answeredAt: reviewedAt }));
    const wordsLearned = await recordLearnedItems(tx, userId, right, course.words);
    const values = { ...study, ...(wordsLearned !== null && { wordsLearned }) };
    const facts: FactName[] = right.length > 0 ? ['streak', 'words'] : ['streak'];
    const result = await updateAndAward(tx, { profile, values, facts, nowKnown, course, now: now() });
    return { recorded: added.length, rejected, ...result };
  });
}
