/** What a learner has to review today, read once for the summary, a session and the list of words. */
import { addDays, type Day, daysFrom } from '@ena/domain/streak/day';
import { checkAccess, gateOfTier } from '@ena/domain/entitlement/entitlement';
import { and, desc, eq, notInArray, sql } from 'drizzle-orm';
import type { CourseStudyItem } from '../../content/course/studyItems.ts';
import type { Course } from '../../content/course/units.ts';
import type { Viewer } from '../../identity/viewer.ts';
import type { Db } from '../../platform/db/open.ts';
import { reviewLog } from '../../platform/db/schema.ts';
import { findProfile } from '../study/counters.ts';
import { momentOf } from '../study/record.ts';
import { defaultZone, studyDayOf } from '../study/studyDay.ts';
import { type CardRow, readCards } from './cards.ts';
import type { Scheduling } from './memory.ts';
import { readOwnItems } from './ownItems.ts';
import { type ParametersRow, readParameters } from './scheduling.ts';
import { ensureSettings, type SettingsRow } from './settings.ts';

export interface ReviewServices {
  readonly db: Db;
  readonly course: Course;
  readonly now: () => Date;
}

/** What was answered in sessions on a day. */
interface DayOfReviews {
  readonly day: Day;
  readonly reviews: number;
  readonly seconds: number;
}

export interface ReviewState {
  readonly settings: SettingsRow;
  readonly scheduling: Scheduling;
  /** Null before the first review. */
  readonly parameters: ParametersRow | null;
  readonly today: Day;
  /** The last days with a session, however long ago, the first one first. */
  readonly days: readonly DayOfReviews[];
  readonly cards: readonly CardRow[];
  /** Own words as they were added; then items of the course that the viewer may open, in its order. */
  readonly items: ReadonlyMap<string, CourseStudyItem>;
}

const maxDays = 28;

/** Whose reviews are read; a mail has no session. */
export type ReviewViewer = Pick<Viewer, 'userId' | 'entitled'>;

/** The items of the course that a viewer may open. */
export const openItems = (course: Course, viewer: ReviewViewer): ReadonlyMap<string, CourseStudyItem> =>
  new Map([...course.studyItems].filter(([, { tier }]) => checkAccess(gateOfTier(tier), viewer) === 'open'));

export async function readReviewState(services: ReviewServices, viewer: ReviewViewer): Promise<ReviewState> {
  const { db, course, now } = services;
  const { userId } = viewer;
  const settings = await ensureSettings(services, userId);
  const profile = await findProfile(db, userId);
  const { at, zone } = profile ? momentOf(profile, now()) : { at: now().getTime(), zone: defaultZone };
  const today = studyDayOf(at, zone);
  const [cards, parameters, own, days] = await Promise.all([
    readCards(db, userId),
    readParameters(db, userId),
    readOwnItems(db, userId),
    db
      .select({
        day: reviewLog.day,
        reviews: sql`count(*)`.mapWith(Number),
        seconds: sql`sum(${reviewLog.elapsedMs}) / 1000`.mapWith(Number),
      })
      .from(reviewLog)
      // Answers in lessons and a placement have no time, and do not shorten the absence from sessions.
      .where(and(eq(reviewLog.userId, userId), notInArray(reviewLog.format, ['lesson', 'placement'])))
      .groupBy(reviewLog.day)
      .orderBy(desc(reviewLog.day))
      .limit(maxDays),
  ]);
  const items = new Map([...own, ...openItems(course, viewer)]);
  const scheduling = { retention: settings.retention, parameters: parameters?.parameters ?? null };
  return { settings, scheduling, parameters, today, days: days.toReversed(), cards, items };
}

/** Whether a card to produce an item was never asked. */
const isUnasked = ({ skill, reps, suspended }: CardRow) => skill === 'produce' && reps === 0 && !suspended;

/**
 * The day on which a card is asked, if it is reviewed on time. Cards that were never asked are limited like new items,
 * because many can become due on the same day; null if there are none per day.
 */
export function plannedDays({ settings, cards, items, today }: ReviewState): (card: CardRow) => Day | null {
  const { newPerDay } = settings;
  const askedToday = cards.filter(
    ({ skill, reps, createdDay }) => skill === 'produce' && reps > 0 && createdDay === today,
  ).length;
  const unasked = cards
    .filter((card) => isUnasked(card) && items.has(card.itemId))
    .toSorted((one, other) => (one.due < other.due ? -1 : 1));
  const days = new Map(
    unasked.map((card, place) => {
      const day = newPerDay === 0 ? null : addDays(today, Math.floor((askedToday + place) / newPerDay));
      return [card, day === null || day > card.due ? day : card.due] as const;
    }),
  );
  return (card) => (days.has(card) ? (days.get(card) ?? null) : card.due);
}

/** Cards that are due on or before a day, of items that the viewer may open. None during a pause. */
export function dueCards(state: ReviewState, day: Day): readonly CardRow[] {
  const { settings, cards, items, today } = state;
  if (settings.pausedSince !== null) return [];
  const plannedDay = plannedDays(state);
  return cards.filter((card) => {
    const planned = plannedDay(card);
    const isBuried = day === today && card.buriedOn === today;
    return !card.suspended && !isBuried && items.has(card.itemId) && planned !== null && planned <= day;
  });
}

/** Items without a card: own words first, then in the order of the course. */
export function newItems({ cards, items }: ReviewState): readonly string[] {
  const met = new Set(cards.map(({ itemId }) => itemId));
  return [...items.keys()].filter((itemId) => !met.has(itemId));
}

/** How many items were introduced or first answered in a lesson today. What a placement has marked was known before. */
const learnedToday = ({ cards, today }: ReviewState): number =>
  cards.filter(({ skill, createdDay, placed }) => skill === 'recognize' && createdDay === today && !placed)
    .length;

/** How many items may still be introduced today. Those that were first answered in a lesson count, too. */
export const newItemsLeft = (state: ReviewState): number =>
  state.settings.pausedSince === null ? Math.max(0, state.settings.newPerDay - learnedToday(state)) : 0;

/** Days since the last session; 0 without one. */
export const daysAway = ({ days, today }: ReviewState): number => {
  const last = days.at(-1);
  return last ? daysFrom(last.day, today) : 0;
};
