/** How much a learner recalls after how many days, from the log of reviews, beside what the scheduler predicted. */

/** A review of a card that was reviewed on an earlier day. */
export interface RepeatedReview {
  /** Days since the review before, at least 1. */
  readonly days: number;
  readonly correct: boolean;
  /** Probability of recall before this review, 0 to 1. */
  readonly predicted: number;
}

/** Rates are in percent. */
interface Recalled {
  readonly reviews: number;
  readonly recalled: number;
  readonly predicted: number;
}

/** A range of days since the last review; `to` is null where it has no end. */
export interface CurvePoint extends Recalled {
  readonly from: number;
  readonly to: number | null;
}

export interface ForgettingCurve extends Recalled {
  /** Ranges with enough reviews, in order. */
  readonly points: readonly CurvePoint[];
}

/** The first day of each range: the next one is about twice as long. */
const rangeStarts = [1, 2, 4, 8, 15, 31] as const;
/** A range with fewer reviews is left out: one answer would move it by more than 20 percent. */
const minReviewsOfPoint = 5;
/** Fewer reviews are no curve. */
export const minReviewsOfCurve = 20;

const percent = (sum: number, count: number): number => (count === 0 ? 0 : Math.round((100 * sum) / count));

function summarize(reviews: readonly RepeatedReview[]): Recalled {
  const count = reviews.length;
  return {
    reviews: count,
    recalled: percent(reviews.filter(({ correct }) => correct).length, count),
    predicted: percent(
      reviews.reduce((sum, { predicted }) => sum + predicted, 0),
      count,
    ),
  };
}

/** The rates of recall by days since the last review; without points if there are too few reviews. */
export function forgettingCurve(reviews: readonly RepeatedReview[]): ForgettingCurve {
  const points = rangeStarts.map((from, index): CurvePoint => {
    const next = rangeStarts[index + 1];
    const inRange = reviews.filter(({ days }) => days >= from && (next === undefined || days < next));
    return { from, to: next === undefined ? null : next - 1, ...summarize(inRange) };
  });
  return {
    ...summarize(reviews),
    points:
      reviews.length < minReviewsOfCurve ? [] : points.filter((point) => point.reviews >= minReviewsOfPoint),
  };
}

/** Whether more or less is recalled than predicted, by more than two standard errors; less is chance. */
export function compareToPrediction({
  reviews,
  recalled,
  predicted,
}: Recalled): 'as-predicted' | 'more' | 'less' {
  // One percent is the least: rates are rounded.
  const standardError = Math.sqrt((predicted * (100 - predicted)) / Math.max(1, reviews));
  const difference = recalled - predicted;
  if (Math.abs(difference) <= Math.max(1, 2 * standardError)) return 'as-predicted';
  return difference > 0 ? 'more' : 'less';
}
