/** Ratings of reviews, computed from what the learner did. */

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

/**
 * An answer that takes longer was recalled with effort. Typing takes longer than choosing; for a match, all words and
 * meanings are read before the first pair.
 */
const slowMs = { choosing: 12_000, matching: 20_000, typing: 25_000 };
export type AnswerWay = keyof typeof slowMs;

/**
 * The rating of a review: wrong is `again`; right with help, at the second attempt or slowly is `hard`; else `good`.
 * `easy` is only given by the learner: a fast answer does not prove more than a right one.
 */
export function ratingOf(
  { correct, secondAttempt, hintUsed, elapsedMs, ownRating }: ReviewBehavior,
  way: AnswerWay,
): Rating {
  if (!correct) return 1;
  if (ownRating !== undefined) return ownRating;
  const isSlow = elapsedMs > slowMs[way];
  return secondAttempt || hintUsed || isSlow ? 2 : 3;
}
