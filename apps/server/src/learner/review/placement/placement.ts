import type { PlacementInput, PlacementResult, PlacementTest } from '@ena/contract/placement';
import { lessons } from '@ena/course/catalog';
import { check } from '@ena/domain/exercise/kinds';
import { seedAt, seedOf } from '@ena/domain/random/shuffle';
import {
  answerPlacement,
  currentQuestion,
  placementItems,
  questionsPerPage,
  startPlacement,
} from '@ena/domain/review/placement';
import { questionOf } from '@ena/domain/review/question';
import { and, eq, inArray } from 'drizzle-orm';
import type { CourseStudyItem } from '../../../content/course/studyItems.ts';
import type { Viewer } from '../../../identity/sessions/viewer.ts';
import type { Db } from '../../../platform/db/open.ts';
import { reviewCards, reviewLog } from '../tables.ts';
import { Failure } from '../../../platform/failure.ts';
import { lockProfile } from '../../study/counters.ts';
import { toServerTime } from '../../study/clientTimes.ts';
import { recordStudy, zoneOf } from '../../study/record.ts';
import { reviewDayOf } from '../../study/studyDay.ts';
import { applyReviews, type NewReview, readCardsOf } from '../cards/cards.ts';
import { updateAndAward } from '../cards/knownItems.ts';
import type { CardCounts } from '../dailyRun/dueCards.ts';
import { maxCountedMs, studyEventsOf } from '../dailyRun/record.ts';
import { ensureSettings } from '../dailyRun/settings.ts';
import { openItems, type ReviewContext, type ReviewServices } from '../dailyRun/state.ts';

const format = 'choose-meaning';

/** A lesson, all of its items, and those that it is tested with, in this order. */
interface Page {
  readonly title: string;
  readonly path: string;
  readonly items: readonly CourseStudyItem[];
  readonly tested: readonly CourseStudyItem[];
}

/** The items that are introduced, by the path of their page. */
const byPageOf = (open: ReviewContext['open']) =>
  Map.groupBy(
    [...open.values()].filter(({ onPath }) => onPath),
    ({ source }) => source.path,
  );

/** The lessons of a placement, in the order of the course: those that the viewer may open. */
function pagesOf({ course }: Pick<ReviewServices, 'course'>, viewer: Viewer, id: string): readonly Page[] {
  const byPath = byPageOf(openItems(course, viewer));
  return lessons.flatMap(({ title, path }, index) => {
    const items = byPath.get(path) ?? [];
    const tested = placementItems(items, seedAt(seedOf(id), index));
    return tested.length === questionsPerPage ? [{ title, path, items, tested }] : [];
  });
}

/** All questions that a placement may ask. The id determines them: `finishPlacement` derives the same ones from it. */
export function readPlacement(services: ReviewServices, viewer: Viewer, id: string): PlacementTest {
  const pool = [...openItems(services.course, viewer).values()];
  return {
    pages: pagesOf(services, viewer, id).map(({ title, path, tested }) => ({
      title,
      path,
      questions: tested.map((item) => ({
        itemId: item.id,
        question: questionOf(item, format, { pool }, seedOf(`${id} ${item.id}`)),
      })),
    })),
  };
}

type Answer = PlacementInput['answers'][number];

/**
 * The pages that answers prove known, and the items that were answered wrong. Throws BAD_INPUT for answers that do not
 * follow the questions of the placement up to its end.
 */
function judge(pages: readonly Page[], answers: readonly Answer[]) {
  let placement = startPlacement(pages.length);
  const wrong = new Set<string>();
  for (const { itemId, response } of answers) {
    const current = currentQuestion(placement);
    const item = current && pages[current.page]?.tested[current.question];
    if (item?.id !== itemId) throw new Failure('BAD_INPUT', 'These are not the answers to this placement.');
    const isRight = response !== null && check(questionOf(item, format), response).kind === 'correct';
    if (!isRight) wrong.add(itemId);
    placement = answerPlacement(placement, isRight);
  }
  if (currentQuestion(placement)) throw new Failure('BAD_INPUT', 'The placement has not ended.');
  return { known: pages.slice(0, placement.known), wrong };
}

/**
 * Marks what a placement proves known: the items of known lessons that have no card and were not answered wrong. The
 * server judges the answers, and lessons all of whose items are known are completed (decision 101). `sentAt`: by the clock of the device. Repeated with the same id it changes nothing. Answers about other items are not stored.
 */
export async function finishPlacement(
  services: ReviewServices,
  viewer: Viewer,
  { id, answers, answeredAt, timeZone }: PlacementInput,
  sentAt: Date | null,
): Promise<PlacementResult> {
  const { db, course, now } = services;
  const { userId } = viewer;
  const { known, wrong } = judge(pagesOf(services, viewer, id), answers);
  const items = known.flatMap((page) => page.items).filter((item) => !wrong.has(item.id));
  const letters = items.filter(({ kind }) => kind === 'letter').length;
  const result = {
    lessons: known.map(({ title, path }) => ({ title, path })),
    letters,
    words: items.length - letters,
  };
  // Creates the cards of earlier answers, which are not to be replaced.
  await ensureSettings(services, userId);
  return db.transaction(async (tx) => {
    const profile = await lockProfile(tx, userId);
    const cards = await readCardsOf(
      tx,
      userId,
      items.map((item) => item.id),
    );
    const met = new Set(cards.map(({ itemId }) => itemId));
    const byItem = new Map(answers.map((answer) => [answer.itemId, answer]));
    const reviewedAt = toServerTime(answeredAt, { viewer, sentAt, now: now() });
    const day = reviewDayOf(reviewedAt.getTime(), zoneOf(profile, timeZone), profile);
    const rows = items
      .filter((item) => !met.has(item.id))
      .map(({ id: itemId }): NewReview => {
        const { response = null, elapsedMs = 0 } = byItem.get(itemId) ?? {};
        return {
          id,
          itemId,
          skill: 'recognize',
          format: 'placement',
          correct: true,
          rating: 3,
          response,
          elapsedMs: Math.min(elapsedMs, maxCountedMs),
          reviewedAt,
          day,
        };
      });
    const { added, nowKnown } = await applyReviews(tx, userId, rows, cards);
    if (added.length === 0) return { ...result, earned: [] };
    const answered = added.filter(({ response }) => response !== null);
    const studyEvents = await studyEventsOf(tx, userId, answered, () => timeZone);
    const study = await recordStudy(tx, userId, profile, studyEvents, now());
    const changed = { profile, values: study, facts: ['streak'] as const, nowKnown, course, now: now() };
    return { ...result, earned: [...(await updateAndAward(tx, changed)).earned] };
  });
}

/**
 * Takes back what placements have marked: its items are new again, unless they were reviewed since. Study days stay.
 * Returns the number of items.
 */
export async function resetPlacement({ db }: { readonly db: Db }, { userId }: Viewer): Promise<number> {
  return db.transaction(async (tx) => {
    await lockProfile(tx, userId);
    const removed = await tx
      .delete(reviewCards)
      .where(and(eq(reviewCards.userId, userId), eq(reviewCards.placed, true), eq(reviewCards.reps, 1)))
      .returning({ itemId: reviewCards.itemId });
    if (removed.length > 0)
      await tx.delete(reviewLog).where(
        and(
          eq(reviewLog.userId, userId),
          eq(reviewLog.format, 'placement'),
          inArray(
            reviewLog.itemId,
            removed.map(({ itemId }) => itemId),
          ),
        ),
      );
    return removed.length;
  });
}

/** A lesson counts as known although one of its items was answered wrong, which is then new. */
const maxUnknown = 1;

/** Paths of the lessons that a placement has marked as known, in the order of the course. */
export function knownLessons(
  { metItemIds, placedItemIds }: Pick<CardCounts, 'metItemIds' | 'placedItemIds'>,
  { open }: Pick<ReviewContext, 'open'>,
): readonly string[] {
  if (placedItemIds.length === 0) return [];
  const [met, placed] = [new Set(metItemIds), new Set(placedItemIds)];
  const byPath = byPageOf(open);
  return lessons.flatMap(({ path }) => {
    const own = byPath.get(path) ?? [];
    const isKnown =
      own.some(({ id }) => placed.has(id)) && own.filter(({ id }) => !met.has(id)).length <= maxUnknown;
    return isKnown ? [path] : [];
  });
}
