import type { ReviewSummary } from '@ena/contract/reviews';
import { addDays } from '@ena/domain/streak/day';
import { and, eq } from 'drizzle-orm';
import type { Viewer } from '../../identity/sessions/viewer.ts';
import { studyDays } from '../study/tables.ts';
import { findProfileWithStreak } from '../study/record.ts';
import { isOnlyPlaced, knownLessons } from './placement/placement.ts';
import {
  dueCards,
  newItems,
  newItemsLeft,
  readReviewState,
  type ReviewServices,
  type ReviewState,
} from './dailyRun/state.ts';

/** Whether a learner has intervals of their own. */
function fitOf({ parameters: row }: ReviewState): ReviewSummary['fit'] {
  if (row === null) return { kind: 'collecting', reviews: 0, since: null };
  const { reviews, fittedReviews, fittedDay, comparedAt } = row;
  if (fittedReviews !== null) return { kind: 'fitted', reviews: fittedReviews, since: fittedDay };
  return { kind: comparedAt === null ? 'collecting' : 'usual', reviews, since: null };
}

/** What is due for a learner, what was done today, and the settings. */
export async function readSummary(services: ReviewServices, viewer: Viewer): Promise<ReviewSummary> {
  const { db, now } = services;
  const [state, found] = await Promise.all([
    readReviewState(services, viewer),
    findProfileWithStreak(db, viewer.userId, now()),
  ]);
  const { settings, today, cards } = state;
  const [studied] = await db
    .select({ minutes: studyDays.minutes })
    .from(studyDays)
    .where(and(eq(studyDays.userId, viewer.userId), eq(studyDays.day, today)));
  const { retention, newPerDay, minutes, ownRatings, pausedSince } = settings;
  return {
    due: dueCards(state, today).length,
    newItems: Math.min(newItemsLeft(state), newItems(state).length),
    dueTomorrow: dueCards(state, addDays(today, 1)).length,
    minutesToday: studied?.minutes ?? 0,
    streak: found?.streak ?? 0,
    cards: cards.filter(({ suspended }) => !suspended).length,
    placed: cards.filter(isOnlyPlaced).length,
    knownLessons: [...knownLessons(state)],
    pausedSince,
    fit: fitOf(state),
    // as: the contract limits the values before they are stored.
    settings: { retention, newPerDay, minutes: minutes as ReviewSummary['settings']['minutes'], ownRatings },
  };
}
