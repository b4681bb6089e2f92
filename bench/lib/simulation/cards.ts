/** The reviews of single cards by simulated learners, with what schedulers predict for each. */
import { type Rating, ratingOf } from '@ena/domain/review/grade';
import { nextFormat } from '@ena/domain/review/question';
import { maxRepeats } from '@ena/domain/review/reviewRun';
import type { StudyItem } from '@ena/domain/lesson/studyItem';
import { addDays, type Day, daysFrom, timestampOf } from '@ena/domain/streak/day';
import type { FitReview } from '../../../apps/server/src/learner/review/fitting/fit.ts';
import { type Memory, nextMemory, recallOn } from '../../../apps/server/src/learner/review/cards/memory.ts';
import { formatContext, questionKinds, type SimulatedLearner } from './learner.ts';
import type { PredictedReview } from './predictionError.ts';
import { newSm2, nextSm2, sm2Recall } from './sm2.ts';

/** Which scheduler says when a card is due; `own times`: none, intervals are random. */
export const schedules = ['FSRS', 'SM-2', 'own times'] as const;
export type Schedule = (typeof schedules)[number];

export const predictors = ['FSRS', 'SM-2', 'hidden'] as const;
/** `hidden`: the probability by which the answer was drawn. No prediction can be better. */
export type Predictor = (typeof predictors)[number];

/** The first review of a card on a later day than its first one. */
export interface CardReview extends PredictedReview {
  readonly predicted: Readonly<Record<Predictor, number>>;
  readonly rating: Rating;
  /** The probability of a right answer without guesses. */
  readonly recalled: number;
  /** The first answer of the day before was wrong. */
  readonly isRelearned: boolean;
  /** It was reviewed on the day on which the scheduler wanted it. */
  readonly isOnTime: boolean;
}

export interface CardPlan {
  readonly schedule: Schedule;
  readonly firstDay: number;
  /** Day on which the simulation ends. */
  readonly end: number;
  /** Share of days on which the learner studies. */
  readonly attendance: number;
  /** Desired retention in percent. */
  readonly retention: number;
  /** Is called for each review, also for those on the same day. */
  readonly log?: (review: FitReview) => void;
}

const start: Day = '2026-01-01';
/** Seconds from the introduction of an item to its questions, and from a wrong answer to the next question. */
const seconds = { first: 45, second: 110, repeat: 40 };
/** Intervals of own times are log-uniform from one day to this. */
const maxOwnInterval = 60;

/** All reviews of an item in `recognize`, from its introduction to the end. */
export function reviewCard(
  learner: SimulatedLearner,
  item: StudyItem,
  plan: CardPlan,
): readonly CardReview[] {
  const { schedule, firstDay, end, attendance, retention, log } = plan;
  const scheduling = { retention, parameters: null };
  const reviews: CardReview[] = [];
  let memory: Memory | null = null;
  /** Asks until the answer is right, but at most three times; returns the first rating. */
  const ask = (day: number, from: number) => {
    const answers: { readonly rating: Rating; readonly chance: number; readonly recalled: number }[] = [];
    for (let second = from; answers.length <= maxRepeats; second += seconds.repeat) {
      const { stability, reps }: Pick<Memory, 'stability' | 'reps'> = memory ?? { stability: 0, reps: 0 };
      const kind = questionKinds[nextFormat(item, 'recognize', { stability, reps }, formatContext)];
      const { correct, elapsedMs, chance, recalled } = learner.answer(item.id, kind, { day, second });
      const rating = ratingOf(
        { correct, elapsedMs, secondAttempt: false, hintUsed: false },
        kind.isChosen ? 'chosen' : 'typed',
      );
      const date = addDays(start, day);
      memory = nextMemory(memory, rating, date, scheduling, { itemId: item.id, skill: 'recognize' });
      log?.({ rating, day: date, at: timestampOf(date) + second * 1000 });
      answers.push({ rating, chance, recalled });
      if (correct) break;
    }
    const [first] = answers;
    if (!first) throw new Error('Nothing was asked.');
    return first;
  };

  learner.read(item.id, { day: firstDay, second: 0 });
  let sm2 = nextSm2(newSm2, ask(firstDay, seconds.first).rating);
  ask(firstDay, seconds.second);
  let [day, lapses, isRelearned] = [firstDay, 0, false];
  for (let known: Memory | null = memory; known !== null; known = memory) {
    const { due }: Memory = known;
    const interval = {
      FSRS: daysFrom(addDays(start, day), due),
      'SM-2': sm2.intervalDays,
      'own times': Math.ceil(maxOwnInterval ** learner.random.uniform()),
    }[schedule];
    let days = Math.max(1, interval);
    while (learner.random.uniform() >= attendance) days++;
    day += days;
    if (day >= end) break;
    const fsrs = recallOn(known, addDays(start, day), scheduling);
    const ofSm2 = sm2Recall(sm2, days);
    const { rating, chance, recalled } = ask(day, 0);
    reviews.push({
      correct: rating > 1,
      days,
      count: reviews.length + 2,
      lapses,
      rating,
      recalled,
      isRelearned,
      isOnTime: days === Math.max(1, interval),
      predicted: { FSRS: fsrs, 'SM-2': ofSm2, hidden: chance },
    });
    sm2 = nextSm2(sm2, rating);
    isRelearned = rating === 1;
    if (isRelearned) lapses++;
  }
  return reviews;
}
