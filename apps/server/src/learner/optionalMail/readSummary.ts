import { typesetLatin } from '@ena/domain/georgian/letters';
import { findLesson, findQuiz } from '@ena/course/catalog';
import { findPack } from '@ena/course/packs/packs';
import type { StudyItemKind } from '@ena/domain/lesson/studyItem';
import { addDays, type Day } from '@ena/domain/streak/day';
import { isInWeek, maxQuietWeeks, summaryContentOf } from '@ena/domain/summary/weeklySummary';
import { and, asc, eq, gte, lt } from 'drizzle-orm';
import type { CourseStudyItem } from '../../content/course/studyItems.ts';
import type { Db } from '../../platform/db/open.ts';
import { type userProfiles } from '../../platform/db/users.ts';
import { studyDays, userAnswers } from '../study/tables.ts';
import { defaultTimeZone } from '../../platform/timeZone.ts';
import { reviewCards } from '../review/tables.ts';
import { countCards, countDue, countNewItems } from '../review/dailyRun/dueCards.ts';
import { readOwnItems } from '../review/dailyRun/ownItems.ts';
import {
  readContext,
  type ReviewContext,
  type ReviewServices,
  type ReviewViewer,
} from '../review/dailyRun/state.ts';
import { currentStreak, isCounted } from '../study/record.ts';
import { studyDayOf } from '../study/studyDay.ts';
import type { Summary } from './summaryMail.ts';

const dayMs = 24 * 60 * 60 * 1000;
const maxExamples = 5;

/** Pages with exercises that are not in the catalog (decision D18). */
const pageTitles: Readonly<Record<string, string>> = {
  vocabulary: 'Vocabulary',
  phrasebook: 'Phrasebook',
};
const titleOf = (unitId: string): string | undefined =>
  (findLesson(unitId) ?? findQuiz(unitId) ?? findPack(unitId))?.title ?? pageTitles[unitId];

/** The titles of the units in which exercises were answered in a week, the first one first. */
async function unitTitlesOf(db: Db, userId: string, week: Day, zone: string): Promise<readonly string[]> {
  // Each time zone is less than a day away from UTC.
  const monday = Date.parse(week);
  const answers = await db
    .select({ unitId: userAnswers.unitId, answeredAt: userAnswers.answeredAt })
    .from(userAnswers)
    .where(
      and(
        eq(userAnswers.userId, userId),
        gte(userAnswers.answeredAt, new Date(monday - dayMs)),
        lt(userAnswers.answeredAt, new Date(monday + 8 * dayMs)),
      ),
    )
    .orderBy(asc(userAnswers.answeredAt));
  const inWeek = answers.filter(({ answeredAt }) => isInWeek(studyDayOf(answeredAt.getTime(), zone), week));
  const unitIds = [...new Set(inWeek.map(({ unitId }) => unitId))];
  return unitIds.flatMap((unitId) => titleOf(unitId) ?? []);
}

const exampleOf = ({ kind, form, romanization, gloss }: CourseStudyItem): string =>
  kind === 'letter'
    ? `${form} (${typesetLatin(romanization)})`
    : `${form} (${typesetLatin(romanization)}): ${gloss}`;

/**
 * What was met for the first time in a week, without what a placement found known; examples only of what the learner
 * may open.
 */
async function newInWeek({ db, course }: ReviewServices, { settings, open }: ReviewContext, week: Day) {
  const { userId } = settings;
  const cards = await db
    .select({ itemId: reviewCards.itemId })
    .from(reviewCards)
    .where(
      and(
        eq(reviewCards.userId, userId),
        eq(reviewCards.skill, 'recognize'),
        eq(reviewCards.placed, false),
        gte(reviewCards.createdDay, week),
        lt(reviewCards.createdDay, addDays(week, 7)),
      ),
    );
  const metIds = cards.map(({ itemId }) => itemId);
  const own = await readOwnItems(db, userId, metIds);
  const met = metIds.flatMap((itemId) => own.get(itemId) ?? course.studyItems.get(itemId) ?? []);
  const count = (...kinds: readonly StudyItemKind[]) => met.filter(({ kind }) => kinds.includes(kind)).length;
  const metSet = new Set(metIds);
  // Own words, then in the order of the course, but letters last.
  const openMet = [...own.values(), ...open.values()].filter(({ id }) => metSet.has(id));
  const examples = [
    ...openMet.filter(({ kind }) => kind !== 'letter'),
    ...openMet.filter(({ kind }) => kind === 'letter'),
  ];
  return {
    newLetters: count('letter'),
    newWords: count('word', 'number', 'form'),
    newPhrases: count('phrase', 'idiom'),
    examples: examples.slice(0, maxExamples).map(exampleOf),
  };
}

/** The summary of a learner's week; null if there is nothing to say. */
export async function readWeeklySummary(
  services: ReviewServices,
  viewer: ReviewViewer,
  profile: typeof userProfiles.$inferSelect,
  week: Day,
): Promise<Summary | null> {
  const { db, now } = services;
  const { userId } = viewer;
  const days = await db
    .select({ day: studyDays.day, minutes: studyDays.minutes })
    .from(studyDays)
    .where(
      and(eq(studyDays.userId, userId), gte(studyDays.day, addDays(week, -7 * maxQuietWeeks)), isCounted()),
    )
    .orderBy(asc(studyDays.day));
  const weekDays = days.filter(({ day }) => isInWeek(day, week));
  const context = await readContext(services, viewer);
  const counts = await countCards(db, context);
  const { due } = await countDue(db, context, counts);
  const { newItems } = await countNewItems(db, context, counts);
  const lastStudyDay = days.at(-1)?.day ?? null;
  const content = summaryContentOf({ studied: weekDays.length > 0, lastStudyDay, due }, week);
  if (content === null) return null;
  const { pausedSince, minutes } = context.settings;
  return {
    content,
    week,
    studiedDays: weekDays.length,
    minutes: weekDays.reduce((sum, day) => sum + day.minutes, 0),
    ...(await newInWeek(services, context, week)),
    unitTitles: await unitTitlesOf(db, userId, week, profile.timeZone ?? defaultTimeZone),
    today: pausedSince === null ? { due, newItems, minutes } : null,
    streak: await currentStreak(db, userId, now()),
    studiedToday: lastStudyDay === context.today,
  };
}
