/** Plans a review run: which cards are asked, which items are introduced, and in which order. */
import { seedAt, shuffle } from '../random/shuffle.ts';
import { findMatch, type MatchCandidate, matchSize } from './match.ts';
import type { Skill } from './question.ts';
import { askSeconds, introduceSeconds, pairSeconds } from './stepTimes.ts';
import { haveCommonItem, itemIdsOf, type StepItems } from './stepItems.ts';
import { cardStrength } from './strength.ts';
import type { StudyItem } from '../lesson/studyItem.ts';

export interface DueCard {
  readonly itemId: string;
  readonly skill: Skill;
  /** Probability of recall today, 0 to 1. */
  readonly retrievability: number;
  /** Days until the probability of recall has fallen to 90 percent. */
  readonly stability: number;
}

export interface PlanInput {
  /** Cards due today or earlier. */
  readonly due: readonly DueCard[];
  /** Items of due cards, to find some that can be matched. */
  readonly itemOf: (itemId: string) => StudyItem | undefined;
  /** Items without a due card, in the order of the course. */
  readonly newItems: readonly string[];
  /** How many of them may still be introduced today. */
  readonly maxNew: number;
  /** Cards that are not due: some are asked between the questions of a new item, if nothing else is left. */
  readonly early?: readonly DueCard[];
  readonly budgetSeconds: number;
  readonly seed: number;
}

type PlannedAsk = { readonly kind: 'ask'; readonly itemId: string; readonly skill: Skill };
export type PlanStep =
  | { readonly kind: 'introduce'; readonly itemId: string }
  | PlannedAsk
  | { readonly kind: 'match'; readonly pairs: readonly PlannedAsk[] };

/** A new item is introduced, and asked twice. */
const newItemSeconds = introduceSeconds + 2 * askSeconds.recognize;

/**
 * Fewest steps from the introduction of an item to its first question, and from that to the second. Every other item waits
 * longer for its first one: questions in the order of the introductions could be answered by that order.
 */
const spacing = { first: [5, 3], second: 6 } as const;

/** From so many days without reviews on, there is a backlog. */
export const longAbsenceDays = 7;

/** More cards than this do not fit into a budget of seconds. */
export const maxFittingCards = (budget: number): number =>
  Math.ceil(budget / Math.min(pairSeconds, ...Object.values(askSeconds))) + 1;

/**
 * The budget of a review run in seconds. After a week or more without reviews it is at most 1.5 times what the learner
 * usually does, so that a backlog is worked off over several days.
 */
export function budgetSeconds(minutes: number, daysAway: number, usualSeconds: number | null): number {
  const wanted = minutes * 60;
  return daysAway < longAbsenceDays || usualSeconds === null
    ? wanted
    : Math.min(wanted, 1.5 * Math.max(usualSeconds, 120));
}

/** Most of the reviews are asked one by one, in all formats. */
const reviewsPerMatch = 8;
const maxMatches = 2;

/** What fits into a budget, from the front. */
function takeWhileFits<T>(items: readonly T[], budget: number, seconds: (item: T) => number): readonly T[] {
  let left = budget;
  const end = items.findIndex((item) => {
    left -= seconds(item);
    return left < 0;
  });
  return end === -1 ? items : items.slice(0, end);
}

/** A later question about an item that was introduced, or the second one about several. */
interface Waiting {
  readonly step: Exclude<PlanStep, { kind: 'introduce' }>;
  /** Earliest position in the review run. */
  readonly from: number;
  readonly isSecond: boolean;
}

/** Share of the reviews that is kept for after the last introduction, so that its questions are spaced as well. */
const keptReviews = 1 / 3;

/**
 * Orders the steps: introductions are spread over the reviews, each new item is asked twice at growing distances, in another
 * order than they were introduced, `matched` ones the second time together, and no item is asked twice in a row. Where steps
 * of other items are too few, an early review comes between; without one, the second question is left out, and the item is
 * new again in the next review run.
 */
function arrange(
  reviews: readonly PlanStep[],
  newItems: readonly string[],
  matched: readonly string[],
  early: readonly PlanStep[],
): readonly PlanStep[] {
  const steps: PlanStep[] = [];
  const [reviewsLeft, newLeft, earlyLeft] = [[...reviews], [...newItems], [...early]];
  const waiting: Waiting[] = [];
  const pairs: PlannedAsk[] = [];
  const isOther = (step: StepItems) => {
    const last = steps.at(-1);
    return last === undefined || !haveCommonItem(step, last);
  };
  const introduce = (itemId: string) => {
    const distance = spacing.first[newItems.indexOf(itemId) % 2 === 0 ? 0 : 1];
    steps.push({ kind: 'introduce', itemId });
    const step = { kind: 'ask', itemId, skill: 'recognize' } as const;
    waiting.push({ step, from: steps.length - 1 + distance, isSecond: false });
  };
  const askWaiting = (isReady: (question: Waiting) => boolean): boolean => {
    const [next] = waiting.filter(isReady).toSorted((one, other) => one.from - other.from);
    const [question] = takeFirst(waiting, (one) => one === next);
    if (!question) return false;
    const { step, isSecond } = question;
    steps.push(step);
    const from = steps.length - 1 + spacing.second;
    if (isSecond || step.kind === 'match') return true;
    if (!matched.includes(step.itemId)) waiting.push({ step, from, isSecond: true });
    else if (pairs.push(step) === matched.length)
      waiting.push({ step: { kind: 'match', pairs }, from, isSecond: true });
    return true;
  };
  const review = (from: PlanStep[]): boolean => {
    const found = takeFirst(from, isOther);
    steps.push(...found);
    return found.length > 0;
  };
  /** The last step of another item is kept for between the two questions. */
  const isLastOther = ({ isSecond }: Waiting) =>
    !isSecond && waiting.length === 1 && reviewsLeft.length + newLeft.length + earlyLeft.length === 1;
  /** Introductions are behind: less of the reviews is left than of them. */
  const isIntroductionDue = () =>
    newLeft.length * reviews.length >= (reviewsLeft.length - keptReviews * reviews.length) * newItems.length;

  while (waiting.length + reviewsLeft.length + newLeft.length > 0) {
    if (
      askWaiting(
        (question) => (question.from <= steps.length || isLastOther(question)) && isOther(question.step),
      )
    )
      continue;
    const [itemId] = isIntroductionDue() ? newLeft.splice(0, 1) : [];
    if (itemId !== undefined) introduce(itemId);
    else if (!review(reviewsLeft) && !askWaiting(({ step }) => isOther(step)) && !review(earlyLeft)) {
      // Only the item that was just introduced or asked is left, or a match with it. It is asked once: without a review it
      // would have no card.
      askWaiting(({ step, isSecond }) => !isSecond || step.kind === 'match');
      break;
    }
  }
  return steps;
}

/** Removes the first element that passes from a list; returns it in a list, which is empty if there is none. */
function takeFirst<T>(list: T[], passes: (element: T) => boolean): readonly T[] {
  const index = list.findIndex(passes);
  return index === -1 ? [] : list.splice(index, 1);
}

const cardSeconds = ({ skill }: DueCard) => askSeconds[skill];
const totalSeconds = (cards: readonly DueCard[]) => cards.reduce((sum, card) => sum + cardSeconds(card), 0);
const toAsk = ({ itemId, skill }: DueCard): PlannedAsk => ({ kind: 'ask', itemId, skill });

/** No two cards have the same. */
const keyOf = ({ itemId, skill }: DueCard) => `${itemId} ${skill}`;

/** The first card of each item: one would show the answer to the other. */
const oneOfEachItem = (cards: readonly DueCard[]): readonly DueCard[] =>
  [...new Map(cards.toReversed().map((card) => [card.itemId, card])).values()].toReversed();

/** New items whose second question is a match: some, if there are others to ask between. */
function matchedOf(newItems: readonly string[], itemOf: PlanInput['itemOf']): readonly string[] {
  if (newItems.length <= matchSize + 1) return [];
  const candidates = newItems.flatMap((itemId): MatchCandidate[] => {
    const item = itemOf(itemId);
    return item ? [{ item, band: 'learning' }] : [];
  });
  return findMatch(candidates)?.map(({ item }) => item.id) ?? [];
}

interface MatchableCard extends MatchCandidate {
  readonly card: DueCard;
}

function matchable(card: DueCard, itemOf: PlanInput['itemOf']): readonly MatchableCard[] {
  const { itemId, skill, retrievability, stability } = card;
  const item = skill === 'recognize' ? itemOf(itemId) : undefined;
  const { band } = cardStrength({ recall: retrievability * 100, stability });
  return item ? [{ card, item, band }] : [];
}

/** Groups of cards that are matched, none of them twice. */
function planMatches(cards: readonly MatchableCard[], max: number): readonly (readonly MatchableCard[])[] {
  const match = max > 0 ? findMatch(cards) : null;
  if (!match) return [];
  const rest = cards.filter((card) => !match.includes(card));
  return [match, ...planMatches(rest, max - 1)];
}

/**
 * A review run: due cards first, those that are remembered best before the others, because they can still be saved; then
 * new items, as many as fit. Of each item, one card is asked at most, and each new item occurs once. Pure: the same input gives the same review run, in
 * whatever order the due cards are.
 */
export function planReviewRun({
  due,
  itemOf,
  newItems,
  maxNew,
  early = [],
  budgetSeconds: budget,
  seed,
}: PlanInput): readonly PlanStep[] {
  const byRecall = oneOfEachItem(
    shuffle(
      due.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1)),
      seedAt(seed, 0),
    ).toSorted((one, other) => other.retrievability - one.retrievability),
  );
  const fitting = takeWhileFits(byRecall, budget, cardSeconds);
  const matches = planMatches(
    shuffle(fitting, seedAt(seed, 2)).flatMap((card) => matchable(card, itemOf)),
    Math.min(maxMatches, Math.floor(fitting.length / reviewsPerMatch)),
  );
  const matched = new Set(matches.flat().map(({ card }) => card));
  const saved = matched.size * (askSeconds.recognize - pairSeconds);
  const left = budget - totalSeconds(fitting) + saved;
  const more = takeWhileFits(byRecall.slice(fitting.length), left, cardSeconds);
  // None if a due card did not fit: a new item takes longer than any question.
  const room = Math.floor((left - totalSeconds(more)) / newItemSeconds);
  const introduced = newItems.slice(0, Math.max(0, Math.min(room, maxNew)));
  const single = [...fitting, ...more].filter((card) => !matched.has(card));
  const steps: readonly PlanStep[] = [
    ...matches.map((pairs): PlanStep => ({ kind: 'match', pairs: pairs.map(({ card }) => toAsk(card)) })),
    ...single.map(toAsk),
  ];
  const planned = new Set(steps.flatMap(itemIdsOf));
  const between = oneOfEachItem(early).filter(({ itemId }) => !planned.has(itemId));
  return arrange(
    shuffle(steps, seedAt(seed, 1)),
    introduced,
    matchedOf(introduced, itemOf),
    between.map(toAsk),
  );
}
