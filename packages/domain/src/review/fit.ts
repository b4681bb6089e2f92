/** Whether a learner gets parameters of the memory model that were fitted to their own reviews. */

/** Number of reviews from which parameters are fitted. */
export const minFitReviews = 1000;
/** The share of the reviews, the latest ones, that is not used for fitting but to compare parameters. */
export const heldOutShare = 0.2;
/** Fewer predictions do not tell which parameters are better. */
const minHeldOut = 100;
/** A smaller improvement of the log loss, relative, is not worth intervals that change. */
const minImprovement = 0.01;
/** Quantile of the normal distribution for a one-sided error of 5 percent. */
const significance = 1.645;
/** Reviews are compared again once their number has grown by this factor. */
const growth = 1.5;

/** The number of reviews at which parameters are fitted again. */
export const nextFitAt = (reviews: number): number =>
  reviews < minFitReviews ? minFitReviews : Math.ceil(growth * reviews);

/** The predicted probability of recall, and whether the answer was right. */
export interface Prediction {
  readonly recall: number;
  readonly correct: boolean;
}

/** No prediction is certain: its log loss would be infinite. */
const minProbability = 0.001;

/** -ln of the probability that was predicted for the answer; lower is better. */
export function logLoss({ recall, correct }: Prediction): number {
  const limited = Math.min(1 - minProbability, Math.max(minProbability, recall));
  return -Math.log(correct ? limited : 1 - limited);
}

/** Arithmetic mean; NaN without values. */
export const mean = (values: readonly number[]): number =>
  values.reduce((total, value) => total + value, 0) / values.length;

/**
 * Whether log losses are lower than others of the same reviews: by a relevant amount, and by more than chance explains
 * (paired test).
 */
function isBetter(losses: readonly number[], others: readonly number[]): boolean {
  if (losses.length < minHeldOut) return false;
  const gains = losses.map((loss, index) => (others[index] ?? loss) - loss);
  const gain = mean(gains);
  const variance = mean(gains.map((one) => (one - gain) ** 2));
  const error = Math.sqrt(variance / gains.length);
  return gain >= minImprovement * mean(others) && gain > significance * error;
}

/** Log losses of the same held-out reviews, by the parameters that predicted them. */
export interface HeldOutLosses {
  readonly default: readonly number[];
  /** Null: the learner has the defaults. */
  readonly current: readonly number[] | null;
  readonly fitted: readonly number[];
}

export const parameterChoices = ['default', 'current', 'fitted'] as const;
export type ParameterChoice = (typeof parameterChoices)[number];

/** The parameters to use: the better ones of the current and the fitted ones, if they are better than the defaults. */
export function chooseParameters(losses: HeldOutLosses): ParameterChoice {
  const { current, fitted } = losses;
  const keepsCurrent = current !== null && mean(current) <= mean(fitted);
  const best = keepsCurrent ? current : fitted;
  if (!isBetter(best, losses.default)) return 'default';
  return keepsCurrent ? 'current' : 'fitted';
}
