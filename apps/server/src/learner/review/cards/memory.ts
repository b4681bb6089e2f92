/**
 * The memory model of spaced review: FSRS-6 of `ts-fsrs`, on whole days of the learner's calendar. Without fuzz and
 * without learning steps: a review run itself repeats what was wrong, and the same reviews always give the same state.
 */
import type { Rating } from '@ena/domain/review/grade';
import { placedStabilityOf } from '@ena/domain/review/placement';
import { addDays, type Day, daysFrom, timestampOf } from '@ena/domain/streak/day';
import {
  type Card,
  checkParameters,
  computeDecayFactor,
  createEmptyCard,
  type FSRS,
  fsrs,
  generatorParameters,
  type Grade,
  Rating as FsrsRating,
  State,
} from 'ts-fsrs';

export interface Memory {
  /** Days until the probability of recall has fallen to 90 percent. */
  readonly stability: number;
  /** 1 to 10. */
  readonly difficulty: number;
  readonly due: Day;
  readonly lastDay: Day;
  readonly reps: number;
  readonly lapses: number;
}

const dateOf = (day: Day) => new Date(timestampOf(day));

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

const toCard = ({ stability, difficulty, due, lastDay, reps, lapses }: Memory): Card => ({
  stability,
  difficulty,
  due: dateOf(due),
  last_review: dateOf(lastDay),
  reps,
  lapses,
  state: State.Review,
  scheduled_days: daysFrom(lastDay, due),
  elapsed_days: 0,
  learning_steps: 0,
});

/**
 * The memory after a review on a day; null: before the first one. A day before the last one, as after a change of the
 * time zone, counts as the last one.
 */
export function nextMemory(memory: Memory | null, rating: Rating, day: Day, scheduling: Scheduling): Memory {
  const today = memory && memory.lastDay > day ? memory.lastDay : day;
  const before = memory ? toCard(memory) : createEmptyCard(dateOf(today));
  const { card } = schedulerOf(scheduling).next(before, dateOf(today), grades[rating]);
  return {
    stability: card.stability,
    difficulty: card.difficulty,
    due: addDays(today, card.scheduled_days),
    lastDay: today,
    reps: card.reps,
    lapses: card.lapses,
  };
}

/** What recall is predicted from. */
export type Strength = Pick<Memory, 'stability' | 'difficulty' | 'lastDay'>;

/** As `nextMemory`, without due dates, which take most of its time: for predictions from a long log. */
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

/**
 * The memory of an item that a placement has marked as known on a day: that of a first good review, but with the long
 * stability of such items.
 */
export function placedMemory(itemId: string, day: Day, scheduling: Scheduling): Memory {
  const stability = placedStabilityOf(itemId);
  const due = addDays(day, schedulerOf(scheduling).next_interval(stability, 0));
  return { ...nextMemory(null, 3, day, scheduling), stability, due };
}

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
