import type { ReviewSummary } from '@ena/contract/reviews';
import { and, eq, sql } from 'drizzle-orm';
import type { Viewer } from '../../identity/sessions/viewer.ts';
import { studyDays } from '../study/tables.ts';
import { findProfileWithStreak } from '../study/record.ts';
import { countCards, countDue, countNewItems } from './dailyRun/dueCards.ts';
import { reviewsOn } from './dailyRun/runDays.ts';
import { readContext, type ReviewContext, type ReviewServices } from './dailyRun/state.ts';
import { knownOf } from './known.ts';
import { reviewSettings } from './tables.ts';
import { knownLessons } from './placement/placement.ts';

/** Whether a learner has intervals of their own. */
function fitOf({ parameters: row }: Pick<ReviewContext, 'parameters'>): ReviewSummary['fit'] {
  if (row === null) return { kind: 'collecting', reviews: 0, since: null };
  const { reviews, fittedReviews, fittedDay, comparedAt } = row;
  if (fittedReviews !== null) return { kind: 'fitted', reviews: fittedReviews, since: fittedDay };
  return { kind: comparedAt === null ? 'collecting' : 'usual', reviews, since: null };
}

/** What is due for a learner, what was done today, and the settings. */
export async function readSummary(services: ReviewServices, viewer: Viewer): Promise<ReviewSummary> {
  const { db, course, now } = services;
  const context = await readContext(services, viewer);
  const { settings, dayStart, today, calendarDay } = context;
  const [counts, found] = await Promise.all([
    countCards(db, context),
    findProfileWithStreak(db, viewer.userId, now()),
  ]);
  const due = await countDue(db, context, counts);
  const [done] = await db
    .select({
      reviews: sql`${reviewsOn(db, viewer.userId, today)}`.mapWith(Number),
      minutes: studyDays.minutes,
    })
    .from(reviewSettings)
    .leftJoin(studyDays, and(eq(studyDays.userId, reviewSettings.userId), eq(studyDays.day, calendarDay)))
    .where(eq(reviewSettings.userId, viewer.userId));
  const { retention, newPerDay, minutes, ownRatings, ownShare, easyDays, pausedSince } = settings;
  const chosen = { retention, newPerDay, minutes, ownRatings, ownShare, easyDays, dayStart };
  return {
    ...due,
    ...(await countNewItems(db, context, counts)),
    today,
    reviewsToday: done?.reviews ?? 0,
    minutesToday: done?.minutes ?? 0,
    streak: found?.streak ?? 0,
    freezes: found?.freezes ?? 0,
    cards: counts.cards,
    placed: counts.onlyPlaced,
    knownLessons: [...knownLessons(counts, context)],
    known: knownOf(course, counts, context),
    pausedSince,
    fit: fitOf(context),
    weak: counts.weak,
    // as: the contract limits the values before they are stored.
    settings: chosen as ReviewSummary['settings'],
  };
}
