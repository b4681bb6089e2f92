/**
 * Models of human memory by which simulated learners learn and forget. They come from the literature, and none has the
 * formulas of the scheduler (FSRS): its forgetting curve, stability or difficulty.
 */

/** A time of the simulation. */
export interface Moment {
  readonly day: number;
  /** Since the review run of the day began. */
  readonly second: number;
}

/** `retrieved`: recalled without seeing it. `read`: seen, in a list or as feedback on an answer. */
export type Practice = 'retrieved' | 'read';

/** The memory of one item in one direction. Moments never go back. */
export interface Trace {
  /** Log odds of recall; minus infinity before the first practice. */
  readonly logOdds: (at: Moment) => number;
  readonly practise: (at: Moment, practice: Practice) => void;
}

export interface MemoryModel {
  readonly name: string;
  readonly createTrace: () => Trace;
}

const secondsPerDay = 86_400;
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** The fit to the learning of Japanese-English pairs, in the paper. */
const actr = { decayIntercept: 0.177, decayScale: 0.217, noise: 0.255, threshold: -0.704, timeScale: 0.025 };

/**
 * Power-law forgetting with spacing effect: P. I. Pavlik and J. R. Anderson, Practice and forgetting effects on
 * vocabulary memory, Cognitive Science 29 (2005). Each practice leaves a trace that decays as a power of time, and the
 * faster, the more active the item was. Time between review runs counts less (`timeScale`). `readWeight`: the weight of a
 * trace from reading, relative to one from a retrieval.
 */
export const createActr = (readWeight: number): MemoryModel => ({
  name: 'ACT-R',
  createTrace() {
    const traces: { readonly at: number; readonly decay: number; readonly weight: number }[] = [];
    const clock = ({ day, second }: Moment) => day * secondsPerDay * actr.timeScale + second;
    const strength = (now: number) =>
      sum(traces.map(({ at, decay, weight }) => weight * Math.max(1, now - at) ** -decay));
    return {
      logOdds: (at) => (Math.log(strength(clock(at))) - actr.threshold) / actr.noise,
      practise(at, practice) {
        const now = clock(at);
        const decay = actr.decayScale * strength(now) + actr.decayIntercept;
        traces.push({ at: now, decay, weight: practice === 'read' ? readWeight : 1 });
      },
    };
  },
});

/** Time scales of `createMultiscale` in days, from a quarter of an hour to three years, and their weights. */
const scales = Array.from({ length: 20 }, (_, index) => ({
  days: 0.01 * 10 ** (index / 3.8),
  weight: 0.9 ** index,
}));
const totalWeight = sum(scales.map(({ weight }) => weight));
/** A study until an item is known is 1 in the paper; to read an item once is less. */
const reading = 0.1;

/**
 * Exponential forgetting at many time scales: M. C. Mozer et al., Predicting the optimal spacing of study: a multiscale
 * context model of memory, NIPS 2009. A practice strengthens each scale by what the faster ones have forgotten, so that
 * spaced practice reaches the slow ones. `retrievalGain`: how much more than reading a retrieval strengthens; 9 in the
 * paper. Scales and weights are ours, because the paper fits them to each material.
 */
export const createMultiscale = (retrievalGain: number): MemoryModel => ({
  name: 'multiscale',
  createTrace() {
    const pools = new Float64Array(scales.length);
    let last = 0;
    const clock = ({ day, second }: Moment) => day + second / secondsPerDay;
    const decayed = (now: number) =>
      scales.map(({ days }, index) => (pools[index] ?? 0) * Math.exp((last - now) / days));
    return {
      logOdds(at) {
        const strengths = decayed(clock(at)).map((value, index) => value * (scales[index]?.weight ?? 0));
        const recall = Math.min(0.98, sum(strengths) / totalWeight);
        return Math.log(recall / (1 - recall));
      },
      practise(at, practice) {
        const now = clock(at);
        let [strength, weights] = [0, 0];
        for (const [index, value] of decayed(now).entries()) {
          const { weight = 0 } = scales[index] ?? {};
          strength += weight * value;
          weights += weight;
          const missing = Math.max(0, 1 - strength / weights);
          pools[index] = value + reading * (practice === 'retrieved' ? retrievalGain : 1) * missing;
        }
        last = now;
      },
    };
  },
});

/** The models of usual simulations. Reading counts half of a retrieval in one and a ninth in the other. */
export const usualModels: readonly MemoryModel[] = [createActr(0.5), createMultiscale(9)];
