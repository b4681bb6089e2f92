/** How well predicted probabilities of recall agree with answers. */

/** What a prediction was made for. */
export interface PredictedReview {
  readonly correct: boolean;
  /** Days since the last review. */
  readonly days: number;
  /** Number of the review of its card, from 2. */
  readonly count: number;
  /** Wrong answers to the card on earlier days. */
  readonly lapses: number;
}

export interface PredictionError {
  readonly add: (review: PredictedReview, predicted: number) => void;
  /** Mean of -ln of the probability that was predicted for the answer. */
  readonly logLoss: () => number;
  /**
   * Root mean square difference of mean prediction and share of right answers, over groups of reviews that are alike in
   * interval, count and lapses, weighted by their size: the RMSE (bins) of the SRS Benchmark.
   */
  readonly rmse: () => number;
}

/** No prediction is certain: its log loss would be infinite. */
const minProbability = 0.001;

/** As in the SRS Benchmark: groups grow geometrically. */
const groupOf = (value: number, base: number) =>
  value === 0 ? -1 : Math.floor(Math.log(value) / Math.log(base));

export function createPredictionError(): PredictionError {
  let [reviews, loss] = [0, 0];
  const groups = new Map<string, { count: number; correct: number; predicted: number }>();
  return {
    add({ correct, days, count, lapses }, predicted) {
      const limited = Math.min(1 - minProbability, Math.max(minProbability, predicted));
      reviews++;
      loss -= Math.log(correct ? limited : 1 - limited);
      const key = `${groupOf(days, 3.62)} ${groupOf(count, 1.89)} ${groupOf(lapses, 1.73)}`;
      const group = groups.get(key) ?? { count: 0, correct: 0, predicted: 0 };
      group.count++;
      group.correct += Number(correct);
      group.predicted += predicted;
      groups.set(key, group);
    },
    logLoss: () => loss / reviews,
    rmse() {
      const squares = [...groups.values()].map(
        ({ count, correct, predicted }) => (correct - predicted) ** 2 / count,
      );
      return Math.sqrt(squares.reduce((total, square) => total + square, 0) / reviews);
    },
  };
}
