/**
 * The memory model of spaced review: FSRS-6 of `ts-fsrs`, on whole days of the learner's calendar. Stability and difficulty
 * are those of the library; due days are ours, because the library's learning steps, fuzz and order of intervals are made
 * for reviews in minutes. The same reviews always give the same state (decisions 0053 and 0105).
 */
import type { Rating } from '@ena/domain/review/grade';
import { dueDay } from '@ena/domain/review/dueDay';
import { isPresumed, placedRatings, placedStabilityOf } from '@ena/domain/review/placement';
import { addDays, type Day, daysFrom } from '@ena/domain/streak/day';
import {
  checkParameters,
  computeDecayFactor,
  type FSRS,
  fsrs,
  generatorParameters,
  type Grade,
  Rating as FsrsRating,
} from 'ts-fsrs';

export interface Memory {
  /** Days until the probability of recall has fallen to 90 percent. */
  readonly stability: number;
  /** 1 to 10. */
  readonly difficulty: number;
  readonly due: Day;
  readonly lastDay: Day;
  readonly reps: number;
  /** Days on which the first answer was wrong, after the first day. */
  readonly lapses: number;
}

const grades: Readonly<Record<Rating, Grade>> = {
  1: FsrsRating.Again,
  2: FsrsRating.Hard,
  3: FsrsRating.Good,
  4: FsrsRating.Easy,
};

/** How a learner's cards are scheduled. */
export interface Scheduling {
  /** Desired retention in percent. */
  readonly retention: number;
  /** The parameters of FSRS that were fitted to the learner; null: its defaults. */
  readonly parameters: readonly number[] | null;
  /** Days of the week with fewer reviews, 0 is Monday. */
  readonly easyDays?: readonly number[];
}

const toSettings = ({ retention, parameters }: Scheduling) => ({
  request_retention: retention / 100,
  enable_fuzz: false,
  enable_short_term: true,
  learning_steps: [],
  relearning_steps: [],
  ...(parameters && { w: parameters }),
});

/** Parameters as the scheduler uses them: limited to the ranges of the library. Throws for others than finite numbers. */
export const limitParameters = (parameters: readonly number[]): readonly number[] =>
  generatorParameters(toSettings({ retention: 90, parameters: checkParameters(parameters) })).w;

const schedulers = new WeakMap<Scheduling, FSRS>();
function schedulerOf(scheduling: Scheduling): FSRS {
  const known = schedulers.get(scheduling);
  if (known) return known;
  const scheduler = fsrs(toSettings(scheduling));
  schedulers.set(scheduling, scheduler);
  return scheduler;
}

/** What recall is predicted from. */
export type Strength = Pick<Memory, 'stability' | 'difficulty' | 'lastDay'>;

/**
 * What is remembered after a review on a day; null: before the first one. A day before the last one, as after a change of the
 * time zone, counts as the last one.
 */
export function nextStrength(
  strength: Strength | null,
  rating: Rating,
  day: Day,
  scheduling: Scheduling,
): Strength {
  const today = strength && strength.lastDay > day ? strength.lastDay : day;
  const days = strength ? daysFrom(strength.lastDay, today) : 0;
  const { stability, difficulty } = schedulerOf(scheduling).next_state(strength, days, grades[rating]);
  return { stability, difficulty, lastDay: today };
}

/** The card of which the memory is: its due days are spread by it. */
export type CardKey = { readonly itemId: string; readonly skill: string };
const seedTextOf = ({ itemId, skill }: CardKey) => `${skill} ${itemId}`;

/**
 * The memory after a review (`nextStrength`). The card is due when its probability of recall has fallen to the desired retention;
 * after its first day, and after a day with a wrong answer, on the next day: further answers of a day repeat what was just
 * seen, and do not move it to a later one.
 */
export function nextMemory(
  memory: Memory | null,
  rating: Rating,
  day: Day,
  scheduling: Scheduling,
  key: CardKey,
): Memory {
  const strength = nextStrength(memory, rating, day, scheduling);
  const today = strength.lastDay;
  const isSameDay = memory?.lastDay === today;
  const isForgotten = memory !== null && !isSameDay && rating === 1;
  const interval =
    memory === null || rating === 1 ? 1 : schedulerOf(scheduling).next_interval(strength.stability, 0);
  const due = dueDay(today, interval, seedTextOf(key), scheduling.easyDays);
  return {
    ...strength,
    due: isSameDay && memory.due < due ? memory.due : due,
    reps: (memory?.reps ?? 0) + 1,
    lapses: (memory?.lapses ?? 0) + Number(isForgotten),
  };
}

/**
 * The memory of an item that a placement has marked as known on a day: that of a first good review, but with the
 * stability of such items (`placedRatings`). One that was not asked has no review yet.
 */
export function placedMemory(itemId: string, day: Day, rating: Rating, scheduling: Scheduling): Memory {
  const key = { itemId, skill: 'recognize' };
  const stability = placedStabilityOf(itemId, rating);
  const first = { ...nextMemory(null, placedRatings.answered, day, scheduling, key), stability };
  // Their stabilities are spread already.
  return isPresumed(rating)
    ? { ...first, due: addDays(day, stability), reps: 0 }
    : { ...first, due: addDays(day, schedulerOf(scheduling).next_interval(stability, 0)) };
}

/**
 * What the first review goes on from, of an item that a placement has marked unasked: a right answer shows that the item belongs
 * to those that were answered right; a wrong one that it is new.
 */
export const confirmedMemory = (
  itemId: string,
  placedOn: Day,
  review: Rating,
  scheduling: Scheduling,
): Memory | null =>
  review === 1 ? null : placedMemory(itemId, placedOn, placedRatings.answered, scheduling);

/**
 * The forgetting curve of a learner: the probability of recall after some days is (1 + factor * days / stability) ^ decay.
 */
export const curveOf = (scheduling: Scheduling): { readonly decay: number; readonly factor: number } =>
  computeDecayFactor(schedulerOf(scheduling).parameters.w);

/** Probability of recall on a day, 0 to 1. It does not depend on the desired retention. */
export const recallOn = (
  { stability, lastDay }: Pick<Memory, 'stability' | 'lastDay'>,
  day: Day,
  scheduling: Scheduling,
): number => schedulerOf(scheduling).forgetting_curve(Math.max(0, daysFrom(lastDay, day)), stability);
