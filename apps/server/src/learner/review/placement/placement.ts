import type { PlacementInput, PlacementResult, PlacementTest } from '@ena/contract/placement';
import { lessons } from '@ena/course/catalog';
import { packs } from '@ena/course/packs/packs';
import { seedAt, seedOf } from '@ena/domain/random/shuffle';
import {
  answerPlacement,
  countSeries,
  currentQuestion,
  maxCheckedSoon,
  placedRatings,
  placementAnswer,
  placementGroups,
  placementItems,
  placementOptions,
  seriesOf,
  startPlacement,
} from '@ena/domain/review/placement';
import { questionOf } from '@ena/domain/review/question';
import { and, eq, inArray, lte } from 'drizzle-orm';
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

/** Items of one page, in the order of the path, and those that they are tested with, in this order. */
interface Group {
  readonly title: string;
  readonly path: string;
  readonly items: readonly CourseStudyItem[];
  readonly tested: readonly CourseStudyItem[];
}

const packByPath = new Map(packs.map((pack) => [pack.path, pack]));

/** The page that an item is tested with; packs of words by level, because there are many of them. */
export function placementPageOf({ source }: Pick<CourseStudyItem, 'source'>): CourseStudyItem['source'] {
  const pack = packByPath.get(source.path);
  return pack ? { title: `Word packs of ${pack.level}`, path: `/words/packs#${pack.level}` } : source;
}
/**
 * The packs of a level are tested in so many parts, however many there are, so that more packs cost no more questions. They are
 * in order of use: who knows the later words of a part, or a later part, knows the earlier ones.
 */
const packParts = 2;

/** The items that are introduced, by the path of their page; without skills, which no word tells. */
const byPageOf = (open: ReviewContext['open']) =>
  Map.groupBy(
    [...open.values()].filter(({ onPath, kind }) => onPath && kind !== 'skill'),
    (item) => placementPageOf(item).path,
  );

/** The groups of a placement, the letters first: pages that the viewer may open, in the order of the path. */
function groupsOf({ course }: Pick<ReviewServices, 'course'>, viewer: Viewer, id: string): readonly Group[] {
  const pages = [...byPageOf(openItems(course, viewer)).values()];
  const groupsOfPage = (items: readonly CourseStudyItem[]) => {
    const isOfPacks = items.every(({ source }) => packByPath.has(source.path));
    return placementGroups(items, isOfPacks ? Math.ceil(items.length / packParts) : undefined);
  };
  const order = new Map([...course.studyItems.keys()].map((itemId, index) => [itemId, index]));
  const placeOf = ([item]: readonly CourseStudyItem[]) =>
    item?.kind === 'letter' ? -1 : (order.get(item?.id ?? '') ?? order.size);
  const inOrder = pages.flatMap(groupsOfPage).toSorted((one, other) => placeOf(one) - placeOf(other));
  // The groups of a series follow each other.
  const groups = [
    ...Map.groupBy(inOrder, ([item]) => (item ? seriesOf(placementPageOf(item).path) : '')).values(),
  ].flat();
  // Who cannot read is asked nothing else.
  if (groups[0]?.[0]?.kind !== 'letter') return [];
  return groups.flatMap((items, index) => {
    const [first] = items;
    return first
      ? [{ ...placementPageOf(first), items, tested: placementItems(items, seedAt(seedOf(id), index)) }]
      : [];
  });
}

/** All questions that a placement may ask. The id determines them: `finishPlacement` derives the same ones from it. */
export function readPlacement(services: ReviewServices, viewer: Viewer, id: string): PlacementTest {
  const source = { pool: [...openItems(services.course, viewer).values()], optionCount: placementOptions };
  return {
    pages: groupsOf(services, viewer, id).map(({ title, path, tested }) => ({
      title,
      path,
      questions: tested.map((item) => ({
        itemId: item.id,
        question: questionOf(item, format, source, seedOf(`${id} ${item.id}`)),
      })),
    })),
  };
}

type Answer = PlacementInput['answers'][number];

/**
 * The groups that answers show to be known, and the items that were answered wrong. Throws BAD_INPUT for answers that do not
 * follow the questions of the placement up to its end.
 */
function judge(groups: readonly Group[], answers: readonly Answer[]) {
  let placement = startPlacement(countSeries(groups));
  const wrong = new Set<string>();
  for (const { itemId, response } of answers) {
    const current = currentQuestion(placement);
    const item = current && groups[current.group]?.tested[current.question];
    if (item?.id !== itemId) throw new Failure('BAD_INPUT', 'These are not the answers to this placement.');
    const answer = placementAnswer(questionOf(item, format), response);
    if (answer !== 'right') wrong.add(itemId);
    placement = answerPlacement(placement, answer);
  }
  if (currentQuestion(placement)) throw new Failure('BAD_INPUT', 'The placement has not ended.');
  return { known: placement.known.flatMap((index) => groups[index] ?? []), wrong };
}

/**
 * Marks the items of known groups that have no card and were not answered wrong. The server judges the answers. Items that were not
 * asked are presumed to be known (`placedRatings`), and complete no lesson before they are. `sentAt`: by the clock of the
 * device. Repeated with the same id it changes nothing. Answers about other items are not stored.
 */
export async function finishPlacement(
  services: ReviewServices,
  viewer: Viewer,
  { id, answers, answeredAt, timeZone }: PlacementInput,
  sentAt: Date | null,
): Promise<PlacementResult> {
  const { db, course, now } = services;
  const { userId } = viewer;
  const { known, wrong } = judge(groupsOf(services, viewer, id), answers);
  const items = known.flatMap((group) => group.items).filter((item) => !wrong.has(item.id));
  const letters = items.filter(({ kind }) => kind === 'letter').length;
  const pages = new Map(known.map(({ title, path }) => [path, { title, path }]));
  const result = { pages: [...pages.values()], letters, words: items.length - letters };
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
    const marked = items.filter((item) => !met.has(item.id));
    const unasked = marked.filter((item) => !byItem.has(item.id));
    const soon = new Set(unasked.slice(0, maxCheckedSoon));
    const rows = marked.map((item): NewReview => {
      const answer = byItem.get(item.id);
      const { answered, checkedSoon, checkedLater } = placedRatings;
      return {
        id,
        itemId: item.id,
        skill: 'recognize',
        format: 'placement',
        correct: true,
        rating: answer ? answered : soon.has(item) ? checkedSoon : checkedLater,
        response: answer?.response ?? null,
        elapsedMs: Math.min(answer?.elapsedMs ?? 0, maxCountedMs),
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
      .where(and(eq(reviewCards.userId, userId), eq(reviewCards.placed, true), lte(reviewCards.reps, 1)))
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
