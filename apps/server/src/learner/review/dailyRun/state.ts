/** What a learner has to review today, read once for the summary, a review run and the list of words. */
import { addDays, type Day, daysFrom } from '@ena/domain/streak/day';
import { checkAccess, requiredAccessOfTier } from '@ena/domain/entitlement/entitlement';
import { and, desc, eq, notInArray, sql } from 'drizzle-orm';
import type { CourseStudyItem } from '../../../content/course/studyItems.ts';
import type { Course } from '../../../content/course/units.ts';
import type { Viewer } from '../../../identity/sessions/viewer.ts';
import type { Db } from '../../../platform/db/open.ts';
import { userProfiles } from '../../../platform/db/users.ts';
import { reviewLog, reviewParameters, reviewSettings } from '../tables.ts';
import { defaultTimeZone } from '../../../platform/timeZone.ts';
import { momentOf } from '../../study/record.ts';
import { studyDayOf } from '../../study/studyDay.ts';
import { readStateCards, type StateCard } from '../cards/cards.ts';
import type { Scheduling } from '../cards/memory.ts';
import { readOwnItems } from './ownItems.ts';
import type { ParametersRow } from '../cards/scheduling.ts';
import { ensureSettings, type SettingsRow } from './settings.ts';

export interface ReviewServices {
  readonly db: Db;
  readonly course: Course;
  readonly now: () => Date;
}

/** What was answered in review runs on a day. */
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
  /** The last days with a review run, however long ago, the first one first. */
  readonly days: readonly DayOfReviews[];
  readonly cards: readonly StateCard[];
  /** Own words as they were added; then items of the course that the viewer may open, in its order. */
  readonly items: ReadonlyMap<string, CourseStudyItem>;
}

const maxDays = 28;

/** The learner whose reviews are read; for a mail there is no session. */
export type ReviewViewer = Pick<Viewer, 'userId' | 'entitled'>;

type OpenItems = ReadonlyMap<string, CourseStudyItem>;
/** With and without a subscription, because each review run and each recording needs one of them. */
const openItemsOf = new WeakMap<Course, Map<boolean, OpenItems>>();

/** The items of the course that a viewer may open. */
export function openItems(course: Course, viewer: Pick<Viewer, 'entitled'>): OpenItems {
  const cached = openItemsOf.get(course) ?? new Map<boolean, OpenItems>();
  const isOpen = ({ tier }: CourseStudyItem) => checkAccess(requiredAccessOfTier(tier), viewer) === 'open';
  const items =
    cached.get(viewer.entitled) ?? new Map([...course.studyItems].filter(([, item]) => isOpen(item)));
  openItemsOf.set(course, cached.set(viewer.entitled, items));
  return items;
}

/** Settings, profile and fitted parameters of a learner, in one query; null before the first visit. */
async function findSettings(db: Db, userId: string) {
  const [row] = await db
    .select({ settings: reviewSettings, profile: userProfiles, parameters: reviewParameters })
    .from(reviewSettings)
    .leftJoin(userProfiles, eq(userProfiles.id, reviewSettings.userId))
    .leftJoin(reviewParameters, eq(reviewParameters.userId, reviewSettings.userId))
    .where(eq(reviewSettings.userId, userId));
  return row ?? null;
}

async function createSettings(services: ReviewServices, userId: string) {
  await ensureSettings(services, userId);
  const created = await findSettings(services.db, userId);
  if (!created) throw new Error('Review settings were created and are not there.');
  return created;
}

/** Reads settings (created if missing), cards and items of a learner; see ReviewState. */
export async function readReviewState(services: ReviewServices, viewer: ReviewViewer): Promise<ReviewState> {
  const { db, course, now } = services;
  const { userId } = viewer;
  const { settings, profile, parameters } =
    (await findSettings(db, userId)) ?? (await createSettings(services, userId));
  const { at, zone } = profile ? momentOf(profile, now()) : { at: now().getTime(), zone: defaultTimeZone };
  const today = studyDayOf(at, zone);
  // One after another: weekly summaries run this in a transaction, whose connection runs one query at a time.
  const cards = await readStateCards(db, userId);
  const own = await readOwnItems(db, userId);
  const days = await db
    .select({
      day: reviewLog.day,
      reviews: sql`count(*)`.mapWith(Number),
      seconds: sql`sum(${reviewLog.elapsedMs}) / 1000`.mapWith(Number),
    })
    .from(reviewLog)
    // Answers in lessons and a placement have no time, and do not shorten the absence from review runs.
    .where(and(eq(reviewLog.userId, userId), notInArray(reviewLog.format, ['lesson', 'placement'])))
    .groupBy(reviewLog.day)
    .orderBy(desc(reviewLog.day))
    .limit(maxDays);
  const ofCourse = openItems(course, viewer);
  const items = own.size === 0 ? ofCourse : new Map([...own, ...ofCourse]);
  const scheduling = { retention: settings.retention, parameters: parameters?.parameters ?? null };
  return { settings, scheduling, parameters, today, days: days.toReversed(), cards, items };
}

/** Whether a card to produce an item was never asked. */
const isUnasked = ({ skill, reps, suspended }: StateCard) => skill === 'produce' && reps === 0 && !suspended;

/**
 * The day on which a card is asked, if it is reviewed on time. Cards that were never asked are limited like new items,
 * because many can become due on the same day; null if there are none per day.
 */
export function plannedDays({ settings, cards, items, today }: ReviewState): (card: StateCard) => Day | null {
  const { newPerDay } = settings;
  const askedToday = cards.filter(
    ({ skill, reps, createdDay }) => skill === 'produce' && reps > 0 && createdDay === today,
  ).length;
  const unasked = cards
    .filter((card) => isUnasked(card) && items.has(card.itemId))
    .toSorted((one, other) => (one.due < other.due ? -1 : 1));
  const days = new Map(
    unasked.map((card, index) => {
      const day = newPerDay === 0 ? null : addDays(today, Math.floor((askedToday + index) / newPerDay));
      return [card, day === null || day > card.due ? day : card.due] as const;
    }),
  );
  return (card) => (days.has(card) ? (days.get(card) ?? null) : card.due);
}

/** Cards that are due on or before a day, of items that the viewer may open. None during a pause. */
export function dueCards(state: ReviewState, day: Day): readonly StateCard[] {
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

/** Days since the last review run; 0 without one. */
export const daysAway = ({ days, today }: ReviewState): number => {
  const last = days.at(-1);
  return last ? daysFrom(last.day, today) : 0;
};
