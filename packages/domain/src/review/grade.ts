/** Ratings of reviews, computed from what the learner did. */
import type { InputMethod } from '../exercise/kinds/kind.ts';

/** As in FSRS: 1 again, 2 hard, 3 good, 4 easy. */
export const ratings = [1, 2, 3, 4] as const;
export type Rating = (typeof ratings)[number];

export interface ReviewBehavior {
  readonly correct: boolean;
  /** It was the second attempt, after a typo of one letter. */
  readonly secondAttempt: boolean;
  readonly hintUsed: boolean;
  /** Time from the question to the answer, in milliseconds. */
  readonly elapsedMs: number;
  /** The learner's own rating, where the setting offers it. */
  readonly ownRating?: Rating;
}

/** A match connects several items with their meanings. */
export type ReviewInputMethod = InputMethod | 'matched';

/**
 * An answer that takes longer was recalled with effort. Typing takes longer than choosing; for a match, all words and
 * meanings are read before the first pair.
 */
const slowMs = { chosen: 12_000, matched: 20_000, placed: 25_000, typed: 25_000 } satisfies Record<
  ReviewInputMethod,
  number
>;

/**
 * The rating of a review: wrong is `again`; right with help, at the second attempt or slowly is `hard`; else `good`.
 * `easy` is only given by the learner: a fast answer does not prove more than a right one.
 */
export function ratingOf(
  { correct, secondAttempt, hintUsed, elapsedMs, ownRating }: ReviewBehavior,
  inputMethod: ReviewInputMethod,
): Rating {
  if (!correct) return 1;
  if (ownRating !== undefined) return ownRating;
  const isSlow = elapsedMs > slowMs[inputMethod];
  return secondAttempt || hintUsed || isSlow ? 2 : 3;
}
