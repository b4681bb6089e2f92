/** Fits parameters of FSRS to one learner's reviews, and compares them on reviews that were held out. Pure. */
import {
  chooseParameters,
  heldOutShare,
  logLoss,
  mean,
  type ParameterChoice,
  type Prediction,
} from '@ena/domain/review/fit';
import type { Rating } from '@ena/domain/review/grade';
import { placedRatings } from '@ena/domain/review/placement';
import { type Day, daysFrom } from '@ena/domain/streak/day';
import { type Memory, nextMemory, placedMemory, recallOn, type Scheduling } from '../cards/memory.ts';

export interface FitReview {
  readonly rating: Rating;
  readonly day: Day;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** The reviews of a card that count, in the order of their time. */
export interface FitCard {
  readonly itemId: string;
  /** The day on which a placement has marked it as known, rightly, before its first review. */
  readonly placedOn: Day | null;
  readonly reviews: readonly FitReview[];
}

/** A review and those of its card before it, with the days since the one before; 0 for the first one. */
export type TrainingHistory = readonly { readonly rating: Rating; readonly days: number }[];
export type Train = (histories: readonly TrainingHistory[]) => Promise<readonly number[]>;

export interface FitResult {
  readonly choice: ParameterChoice;
  /** Fitted to all reviews if they are chosen, else null. */
  readonly parameters: readonly number[] | null;
  /** Number of predictions that were compared. */
  readonly heldOut: number;
  /** Mean log losses. */
  readonly losses: Readonly<Record<ParameterChoice, number | null>>;
}

/** The time from which reviews are held out. */
function heldOutFrom(cards: readonly FitCard[]): number {
  const times = cards
    .flatMap(({ reviews }) => reviews.map(({ at }) => at))
    .toSorted((one, other) => one - other);
  return times[Math.floor(times.length * (1 - heldOutShare))] ?? 0;
}

/**
 * A history for the first review of each card on each later day before a time, in the order of these reviews. Cards that
 * a placement has begun are left out: their first stability is not one of the model.
 */
function trainingHistories(cards: readonly FitCard[], before: number): readonly TrainingHistory[] {
  return cards
    .filter(({ placedOn }) => placedOn === null)
    .flatMap(({ reviews }) => {
      let lastDay: Day | null = null;
      const history: { rating: Rating; days: number }[] = [];
      return reviews.flatMap(({ rating, day, at }) => {
        if (at >= before) return [];
        const days: number = lastDay === null ? 0 : Math.max(0, daysFrom(lastDay, day));
        if (lastDay === null || days > 0) lastDay = day;
        history.push({ rating, days });
        return days > 0 ? [{ at, history: [...history] }] : [];
      });
    })
    .toSorted((one, other) => one.at - other.at)
    .map(({ history }) => history);
}

/** Predictions for the first review of each card on each later day from a time on, replayed as the cards are. */
function predict(cards: readonly FitCard[], from: number, scheduling: Scheduling): readonly Prediction[] {
  return cards.flatMap(({ itemId, placedOn, reviews }) => {
    let memory: Memory | null =
      placedOn === null ? null : placedMemory(itemId, placedOn, placedRatings.answered, scheduling);
    return reviews.flatMap(({ rating, day, at }) => {
      const isPredicted = memory !== null && at >= from && day > memory.lastDay;
      const predicted =
        memory !== null && isPredicted
          ? [{ recall: recallOn(memory, day, scheduling), correct: rating > 1 }]
          : [];
      memory = nextMemory(memory, rating, day, scheduling, { itemId, skill: 'recognize' });
      return predicted;
    });
  });
}

/**
 * Trains on the earlier reviews, compares on the later ones with the defaults and the learner's current parameters, and
 * trains on all if the fitted ones are chosen: the latest reviews tell most about the next ones.
 */
export async function fitParameters(
  cards: readonly FitCard[],
  current: readonly number[] | null,
  train: Train,
): Promise<FitResult> {
  const from = heldOutFrom(cards);
  const lossesOf = (parameters: readonly number[] | null) =>
    predict(cards, from, { retention: 90, parameters }).map(logLoss);
  const losses = {
    default: lossesOf(null),
    current: current && lossesOf(current),
    fitted: lossesOf(await train(trainingHistories(cards, from))),
  };
  const choice = chooseParameters(losses);
  const heldOut = losses.default.length;
  const meanOf = (values: readonly number[] | null) => (values && heldOut > 0 ? mean(values) : null);
  return {
    choice,
    parameters: choice === 'fitted' ? await train(trainingHistories(cards, Infinity)) : null,
    heldOut,
    losses: {
      default: meanOf(losses.default),
      current: meanOf(losses.current),
      fitted: meanOf(losses.fitted),
    },
  };
}
