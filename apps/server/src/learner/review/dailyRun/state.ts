/** What a learner can review, read for the summary, a review run and the list of words. */
import { addDays, type Day } from '@ena/domain/streak/day';
import { checkAccess, requiredAccessOfTier } from '@ena/domain/entitlement/entitlement';
import { defaultDayStart } from '@ena/domain/review/settings';
import { eq, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { CourseStudyItem } from '../../../content/course/studyItems.ts';
import type { Course } from '../../../content/course/units.ts';
import type { Viewer } from '../../../identity/sessions/viewer.ts';
import type { Db } from '../../../platform/db/open.ts';
import { userProfiles } from '../../../platform/db/users.ts';
import { reviewParameters, reviewSettings } from '../tables.ts';
import { defaultTimeZone } from '../../../platform/timeZone.ts';
import { momentOf } from '../../study/record.ts';
import { reviewDayOf, studyDayOf } from '../../study/studyDay.ts';
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

type OpenItems = ReadonlyMap<string, CourseStudyItem>;

/** What each request about reviews needs to know. */
export interface ReviewContext {
  readonly settings: SettingsRow;
  readonly scheduling: Scheduling;
  /** Null before the first review. */
  readonly parameters: ParametersRow | null;
  /** The hour at which a day of reviews begins. */
  readonly dayStart: number;
  /** The day of reviews: from midnight until that hour, the day before. */
  readonly today: Day;
  /** The date, by which study time and the streak are counted. */
  readonly calendarDay: Day;
  /** The items of the course that the viewer may open, in the order of the path. */
  readonly open: OpenItems;
}

/** All that a learner has met and added: thousands of rows. */
export interface ReviewState extends ReviewContext {
  readonly cards: readonly StateCard[];
  /** Own words as they were added; then the open items of the course. */
  readonly items: ReadonlyMap<string, CourseStudyItem>;
}

/** The learner whose reviews are read; for a mail there is no session. */
export type ReviewViewer = Pick<Viewer, 'userId' | 'entitled'>;

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

const idsOfItems = new WeakMap<OpenItems, string>();
/**
 * Condition that an item of the course is one of these. The ids are sent as one text, which is kept, because writing a
 * thousand elements of an array takes milliseconds of the main thread; none contains a space.
 */
export function isItemOf(itemId: SQL | PgColumn, items: OpenItems): SQL {
  const ids = idsOfItems.get(items) ?? [...items.keys()].join(' ');
  idsOfItems.set(items, ids);
  return sql`${itemId} = any(string_to_array(${ids}, ' '))`;
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

/** Reads the settings of a learner, which are created if they are missing; see ReviewContext. */
export async function readContext(services: ReviewServices, viewer: ReviewViewer): Promise<ReviewContext> {
  const { db, course, now } = services;
  const { userId } = viewer;
  const { settings, profile, parameters } =
    (await findSettings(db, userId)) ?? (await createSettings(services, userId));
  const { at, zone } = profile ? momentOf(profile, now()) : { at: now().getTime(), zone: defaultTimeZone };
  const { retention, easyDays } = settings;
  const dayStart = profile?.dayStart ?? defaultDayStart;
  return {
    settings,
    scheduling: { retention, easyDays, parameters: parameters?.parameters ?? null },
    parameters,
    dayStart,
    today: reviewDayOf(at, zone, { dayStart }),
    calendarDay: studyDayOf(at, zone),
    open: openItems(course, viewer),
  };
}

/** Reads all cards and items of a learner, for a list of them; see ReviewState. */
export async function readReviewState(services: ReviewServices, viewer: ReviewViewer): Promise<ReviewState> {
  const context = await readContext(services, viewer);
  const cards = await readStateCards(services.db, viewer.userId);
  const own = await readOwnItems(services.db, viewer.userId);
  const items = own.size === 0 ? context.open : new Map([...own, ...context.open]);
  return { ...context, cards, items };
}

/** Whether a card to produce an item was never asked. */
const isUnasked = ({ skill, reps, suspended }: StateCard) => skill === 'produce' && reps === 0 && !suspended;

/**
 * The days on which cards are asked that were never asked, in the order in which they are due: limited like new items, because
 * many can become due on the same day; null if there are none per day.
 */
export const plannedDaysOf = <Card extends Pick<StateCard, 'due'>>(
  unasked: readonly Card[],
  {
    newPerDay,
    askedToday,
    today,
  }: { readonly newPerDay: number; readonly askedToday: number; readonly today: Day },
): ReadonlyMap<Card, Day | null> =>
  new Map(
    unasked.map((card, index) => {
      const day = newPerDay === 0 ? null : addDays(today, Math.floor((askedToday + index) / newPerDay));
      return [card, day === null || day > card.due ? day : card.due] as const;
    }),
  );

const compareDue = (one: StateCard, other: StateCard): number =>
  one.due === other.due ? (one.itemId < other.itemId ? -1 : 1) : one.due < other.due ? -1 : 1;

/** The day on which a card is asked, if it is reviewed on time. */
export function plannedDays({
  settings,
  cards,
  items,
  today,
}: Pick<ReviewState, 'settings' | 'cards' | 'items' | 'today'>): (card: StateCard) => Day | null {
  const askedToday = cards.filter(
    ({ skill, reps, createdDay }) => skill === 'produce' && reps > 0 && createdDay === today,
  ).length;
  const unasked = cards.filter((card) => isUnasked(card) && items.has(card.itemId)).toSorted(compareDue);
  const days = plannedDaysOf(unasked, { newPerDay: settings.newPerDay, askedToday, today });
  return (card) => (days.has(card) ? (days.get(card) ?? null) : card.due);
}
