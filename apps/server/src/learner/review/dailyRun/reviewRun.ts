import type { ReviewRun, ReviewRunItem } from '@ena/contract/reviews';
import type { AskStep, ReviewStep } from '@ena/domain/review/reviewRunModel';
import { matchStepOf } from '@ena/domain/review/match';
import { isDifficult, strongStability } from '@ena/domain/review/strength';
import { itemIdsOf } from '@ena/domain/review/stepItems';
import { budgetSeconds, maxFittingCards, type PlanStep, planReviewRun } from '@ena/domain/review/plan';
import { type Format, nextFormat, type Skill } from '@ena/domain/review/question';
import { isOwnItem } from '@ena/domain/ownWords/ownWord';
import { seedAt, shuffle } from '@ena/domain/random/shuffle';
import { dayNumberOf } from '@ena/domain/streak/day';
import type { CourseStudyItem } from '../../../content/course/studyItems.ts';
import type { Clips } from '../../../content/sound/clips.ts';
import type { Viewer } from '../../../identity/sessions/viewer.ts';
import { recallOn } from '../cards/memory.ts';
import type { DueCard } from './askAgain.ts';
import {
  countCards,
  moreItemsLeft,
  newItemsLeft,
  readDueCards,
  readEarlyCards,
  readNewItems,
  readWeakCards,
} from './dueCards.ts';
import { askedQuestion, newVariant } from './drillQuestions.ts';
import { askedItem, readNotes, readOwnItems, readOwnOptions } from './ownItems.ts';
import { readRunDays, type RunDays } from './runDays.ts';
import { readContext, type ReviewContext, type ReviewServices } from './state.ts';

export interface ReviewRunServices extends ReviewServices {
  readonly clips: Clips;
}

/** What a review run is planned from. */
interface PlanInput
  extends Pick<ReviewContext, 'scheduling' | 'today'>,
    Pick<RunDays, 'daysAway' | 'usualSeconds'> {
  readonly minutes: number;
  readonly due: readonly DueCard[];
  readonly itemOf: (itemId: string) => CourseStudyItem | undefined;
  /** Those that may be introduced today. */
  readonly newItems: readonly string[];
  /** Cards that are not due, for between the questions of a new item. */
  readonly early: readonly DueCard[];
}

/** The steps of a review run. */
export function planFor(input: PlanInput, seed: number): readonly PlanStep[] {
  const { scheduling, today, due, early, itemOf, newItems, minutes, daysAway, usualSeconds } = input;
  const toCard = ({ itemId, skill, stability, lastDay }: DueCard) => ({
    itemId,
    skill,
    stability,
    // What was never asked comes after what would be forgotten.
    retrievability: lastDay === null ? 0 : recallOn({ stability, lastDay }, today, scheduling),
  });
  return planReviewRun({
    due: due.map(toCard),
    early: early.map(toCard),
    itemOf,
    newItems,
    maxNew: newItems.length,
    budgetSeconds: budgetSeconds(minutes, daysAway, usualSeconds),
    seed,
  });
}

/** The clip of an item if there is one; that of an own word may be in Premium lessons alone. */
const clipOf = ({ clip }: CourseStudyItem, clips: Clips, { entitled }: Pick<Viewer, 'entitled'>) => {
  const tier = clips.find(clip)?.tier;
  return tier === undefined || (tier === 'premium' && !entitled) ? null : clip;
};

/** An item as it is sent. */
export function toReviewRunItem(
  found: CourseStudyItem,
  clips: Clips,
  viewer: Pick<Viewer, 'entitled'>,
): ReviewRunItem {
  const {
    group: _group,
    tier: _tier,
    onPath: _onPath,
    soundText: _sound,
    lookAlikes: _looks,
    nearSynonyms: _synonyms,
    acceptedForms: _forms,
    acceptedGlosses: _glosses,
    verbPronouns: _pronouns,
    forms: _answerForms,
    ownGroups: _groups,
    ...item
  } = found;
  return { ...item, clip: clipOf(found, clips, viewer) };
}

/**
 * Own words, and items of the course, from which wrong options for own words are chosen: each is compared with each that
 * is asked, and there can be thousands.
 */
const maxOptionsForOwn = { own: 100, ofCourse: 200 };

const listsOfItems = new WeakMap<ReviewContext['open'], readonly CourseStudyItem[]>();
/** Kept, so that what is prepared for choosing from them is, too (`wrongItems`). */
function listOf(open: ReviewContext['open']): readonly CourseStudyItem[] {
  const items = listsOfItems.get(open) ?? [...open.values()];
  listsOfItems.set(open, items);
  return items;
}

/** Own words and items from all of the course, in random order: none of these is near to an own word. */
async function readOptionsForOwn(
  db: ReviewServices['db'],
  userId: string,
  ofCourse: readonly CourseStudyItem[],
  seed: number,
): Promise<readonly CourseStudyItem[]> {
  const own = await readOwnOptions(db, userId, { max: maxOptionsForOwn.own, seed });
  const step = Math.ceil(ofCourse.length / maxOptionsForOwn.ofCourse);
  return shuffle([...own, ...ofCourse.filter((_, index) => index % step === seed % step)], seed);
}

/** Enough for between the questions of the last new item. */
const maxEarlyCards = 3;

/** `weak`: what is weak, whether it is due or not, and nothing new. */
export interface RunChoice {
  readonly only?: 'weak' | undefined;
  /** So many new items beyond those of the day. */
  readonly more?: number | undefined;
}

/** Reads what a review run is planned from. */
async function readPlanInput({ db }: ReviewServices, context: ReviewContext, { only, more = 0 }: RunChoice) {
  const { settings, scheduling, today, open } = context;
  const { userId, minutes } = settings;
  const [counts, days] = [await countCards(db, context), await readRunDays(db, context)];
  // A different one for each review run, the same while nothing was answered.
  const seed = seedAt(dayNumberOf(today), days.reviewsToday);
  const max = maxFittingCards(60 * minutes);
  const due =
    only === 'weak'
      ? await readWeakCards(db, context, max)
      : await readDueCards(db, context, counts, { max, seed });
  const maxNew = newItemsLeft(context, counts) + moreItemsLeft(context, counts, more);
  const isDue = new Set(due.map(({ itemId }) => itemId));
  // One that was introduced today and asked once is due again: it is not introduced twice.
  const newItems =
    only === 'weak'
      ? []
      : (await readNewItems(db, context, counts, maxNew)).filter((itemId) => !isDue.has(itemId));
  const early = newItems.length === 0 ? [] : await readEarlyCards(db, context, maxEarlyCards);
  const cards = [...due, ...early];
  const own = await readOwnItems(db, userId, [
    ...new Set([...cards.map(({ itemId }) => itemId), ...newItems]),
  ]);
  const itemOf = (itemId: string) => own.get(itemId) ?? open.get(itemId);
  const met = new Set([...counts.metItemIds, ...cards.map(({ itemId }) => itemId), ...newItems]);
  return { input: { scheduling, today, minutes, due, early, itemOf, newItems, ...days }, met, seed };
}

/**
 * A review run: due cards and new items, with their questions, in order. It only has what the viewer may open. `more`: so
 * many new items beyond those of the day.
 */
export async function readReviewRun(
  services: ReviewRunServices,
  viewer: Viewer,
  { chooseOnly = false, ...choice }: RunChoice & { readonly chooseOnly?: boolean | undefined } = {},
): Promise<ReviewRun> {
  const context = await readContext(services, viewer);
  const { input, met, seed } = await readPlanInput(services, context, choice);
  const plan = planFor(input, seed);
  const planned = [...new Set(plan.flatMap(itemIdsOf))];
  const notes = await readNotes(services.db, viewer.userId, planned);
  const ofCourse = listOf(context.open);
  const forOwn = planned.some((id) => isOwnItem({ id }))
    ? await readOptionsForOwn(services.db, viewer.userId, ofCourse, seed)
    : [];
  const cards = new Map([...input.due, ...input.early].map((card) => [`${card.skill} ${card.itemId}`, card]));
  const asked = new Map<string, number>();
  const introduced = plan.flatMap((step) => (step.kind === 'introduce' ? [step.itemId] : []));
  const turns = new Map(introduced.map((itemId, turn) => [itemId, turn]));
  const items: Record<string, ReviewRunItem> = {};
  const findItem = (itemId: string): CourseStudyItem | undefined => {
    const found = input.itemOf(itemId);
    const item = found && askedItem(found);
    const personalNote = notes.get(itemId);
    if (item)
      items[itemId] = {
        ...toReviewRunItem(item, services.clips, viewer),
        ...(personalNote !== undefined && { personalNote }),
      };
    return item;
  };
  // What a learner writes is no wrong option for the course: it may be right in a way that no rule shows.
  const isMet = (id: string) => isOwnItem({ id }) || met.has(id);
  const sourceOf = (item: CourseStudyItem) => ({ pool: isOwnItem(item) ? forOwn : ofCourse, isMet });
  const askOf = (item: CourseStudyItem, skill: Skill, format: Format, position: number): AskStep[] => {
    const ofPosition = seedAt(seed, position);
    const variant = newVariant(item, ofPosition, { viewer, isMet });
    const named = { format, ...(variant !== undefined && { variant }) };
    const question = askedQuestion(item, named, sourceOf(item), ofPosition);
    return question ? [{ kind: 'ask', itemId: item.id, skill, ...named, question }] : [];
  };
  const steps = plan.flatMap((step, position): ReviewStep[] => {
    const found = itemIdsOf(step).flatMap((itemId) => findItem(itemId) ?? []);
    const [item] = found;
    if (!item) return [];
    if (step.kind === 'introduce') return [step];
    if (step.kind === 'match') {
      const pairs = found.flatMap((one) => askOf(one, 'recognize', 'choose-meaning', position));
      const match = matchStepOf(pairs, found, sourceOf(item), seedAt(seed, position));
      return match ? [match] : pairs;
    }
    const key = `${step.skill} ${step.itemId}`;
    const times = asked.get(key) ?? 0;
    asked.set(key, times + 1);
    const { stability, reps, lapses } = cards.get(key) ?? { stability: 0, reps: 0, lapses: 0 };
    const isHard = isDifficult({ stability, lapses });
    const sent = items[item.id];
    if (sent && isHard) items[item.id] = { ...sent, lapses };
    const format = nextFormat(
      item,
      step.skill,
      // What is forgotten again and again is asked in all formats, such as in its example sentence, not in the easier ones only.
      { stability: isHard ? strongStability : stability, reps: reps + times },
      {
        hasClip: items[item.id]?.clip !== null,
        audibleContrasts: services.clips.info.contrasts,
        chooseOnly,
        turn: turns.get(item.id),
      },
    );
    return askOf(item, step.skill, format, position);
  });
  return { day: context.today, reviewsToday: input.reviewsToday, steps, items };
}
