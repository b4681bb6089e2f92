import type { ReviewRun, ReviewRunItem } from '@ena/contract/reviews';
import type { AskStep, ReviewStep } from '@ena/domain/review/reviewRunModel';
import { matchStepOf } from '@ena/domain/review/match';
import { itemIdsOf } from '@ena/domain/review/stepItems';
import { budgetSeconds, type PlanStep, planReviewRun } from '@ena/domain/review/plan';
import { type Format, nextFormat, questionOf, type Skill } from '@ena/domain/review/question';
import { isOwnItem } from '@ena/domain/ownWords/ownWord';
import { seedAt, shuffle } from '@ena/domain/random/shuffle';
import { dayNumberOf } from '@ena/domain/streak/day';
import type { CourseStudyItem } from '../../../content/course/studyItems.ts';
import type { Clips } from '../../../content/sound/clips.ts';
import type { Viewer } from '../../../identity/sessions/viewer.ts';
import type { StateCard } from '../cards/cards.ts';
import { recallOn } from '../cards/memory.ts';
import { readNotes } from './ownItems.ts';
import {
  daysAway,
  dueCards,
  newItems,
  newItemsLeft,
  readReviewState,
  type ReviewServices,
  type ReviewState,
} from './state.ts';

export interface ReviewRunServices extends ReviewServices {
  readonly clips: Clips;
}

/** Median of the time that was spent per day in review runs; null without such days. */
function usualSeconds({ days }: ReviewState): number | null {
  const sorted = days.map(({ seconds }) => seconds).toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? null;
}

/** A different seed for each review run, the same while nothing was answered. */
const seedOf = ({ days, today }: ReviewState): number => {
  const last = days.at(-1);
  return seedAt(dayNumberOf(today), last?.day === today ? last.reviews : 0);
};

/** The steps of a review run for a learner's state. */
export function planFor(state: ReviewState, seed: number): readonly PlanStep[] {
  const { settings, scheduling, today } = state;
  return planReviewRun({
    due: dueCards(state, today).map(({ itemId, skill, stability, lastDay }) => ({
      itemId,
      skill,
      stability,
      // What was never asked comes after what would be forgotten.
      retrievability: lastDay === null ? 0 : recallOn({ stability, lastDay }, today, scheduling),
    })),
    itemOf: (itemId) => state.items.get(itemId),
    newItems: newItems(state),
    maxNew: newItemsLeft(state),
    budgetSeconds: budgetSeconds(settings.minutes, daysAway(state), usualSeconds(state)),
    seed,
  });
}

/** An item as it is sent. */
export const toReviewRunItem = (
  {
    group: _group,
    tier: _tier,
    soundText: _sound,
    lookAlikes: _looks,
    nearSynonyms: _synonyms,
    acceptedForms: _forms,
    acceptedGlosses: _glosses,
    ...item
  }: CourseStudyItem,
  clips: Clips,
): ReviewRunItem => ({
  ...item,
  clip: clips.find(item.clip) ? item.clip : null,
});

/** Own words from which wrong options are chosen: each is compared with each that is asked, and there can be thousands. */
const maxOwnOptions = 200;

/** A review run: due cards and new items, with their questions, in order. It only has what the viewer may open. */
export async function readReviewRun(services: ReviewRunServices, viewer: Viewer): Promise<ReviewRun> {
  const [state, notes] = await Promise.all([
    readReviewState(services, viewer),
    readNotes(services.db, viewer.userId),
  ]);
  const seed = seedOf(state);
  const all = [...state.items.values()];
  const ofCourse = all.filter((item) => !isOwnItem(item));
  const own = shuffle(all.filter(isOwnItem), seed).slice(0, maxOwnOptions);
  // In random order: no items of the course are near to an own word.
  const forOwn = own.length === 0 ? [] : shuffle([...own, ...ofCourse], seed);
  const plan = planFor(state, seed);
  const planned = new Set(plan.flatMap(itemIdsOf));
  const cards = new Map<string, StateCard>(
    state.cards
      .filter(({ itemId }) => planned.has(itemId))
      .map((card) => [`${card.skill} ${card.itemId}`, card]),
  );
  const asked = new Map<string, number>();
  const items: Record<string, ReviewRunItem> = {};
  const findItem = (itemId: string): CourseStudyItem | undefined => {
    const item = state.items.get(itemId);
    const personalNote = notes.get(itemId);
    if (item)
      items[itemId] = {
        ...toReviewRunItem(item, services.clips),
        ...(personalNote !== undefined && { personalNote }),
      };
    return item;
  };
  // What a learner writes is no wrong option for the course: it may be right in a way that no rule shows.
  const poolOf = (item: CourseStudyItem) => (isOwnItem(item) ? forOwn : ofCourse);
  const askOf = (item: CourseStudyItem, skill: Skill, format: Format, position: number): AskStep => ({
    kind: 'ask',
    itemId: item.id,
    skill,
    format,
    question: questionOf(item, format, poolOf(item), seedAt(seed, position)),
  });
  const steps = plan.flatMap((step, position): ReviewStep[] => {
    const found = itemIdsOf(step).flatMap((itemId) => findItem(itemId) ?? []);
    const [item] = found;
    if (!item) return [];
    if (step.kind === 'introduce') return [step];
    if (step.kind === 'match') {
      const pairs = found.map((one) => askOf(one, 'recognize', 'choose-meaning', position));
      const match = matchStepOf(pairs, found, poolOf(item), seedAt(seed, position));
      return match ? [match] : pairs;
    }
    const key = `${step.skill} ${step.itemId}`;
    const times = asked.get(key) ?? 0;
    asked.set(key, times + 1);
    const { stability, reps } = cards.get(key) ?? { stability: 0, reps: 0 };
    const hasClip = items[item.id]?.clip !== null;
    const format = nextFormat(item, step.skill, { stability, reps: reps + times }, hasClip);
    return [askOf(item, step.skill, format, position)];
  });
  return { steps, items };
}
