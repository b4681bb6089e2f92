/**
 * SM-2 as a prediction: P. A. Wozniak, Optimization of learning, 1990 (super-memory.com/english/ol/sm2.htm). It only
 * computes intervals; as in the SRS Benchmark of open-spaced-repetition, recall is taken to fall exponentially, to 90 %
 * after the interval.
 */
import type { Rating } from '@ena/domain/review/grade';

export interface Sm2 {
  readonly intervalDays: number;
  readonly ease: number;
  readonly repetitions: number;
}

export const newSm2: Sm2 = { intervalDays: 0, ease: 2.5, repetitions: 0 };

/** The state after a review. Its grades are 0 to 5; ratings 1 to 4 are its 2 to 5. */
export function nextSm2({ intervalDays, ease, repetitions }: Sm2, rating: Rating): Sm2 {
  const missing = 5 - (rating + 1);
  const nextEase = Math.max(1.3, ease + 0.1 - missing * (0.08 + missing * 0.02));
  if (rating === 1) return { intervalDays: 1, ease: nextEase, repetitions: 0 };
  const grown = repetitions === 0 ? 1 : repetitions === 1 ? 6 : Math.round(intervalDays * ease);
  return { intervalDays: Math.max(1, grown), ease: nextEase, repetitions: repetitions + 1 };
}

/** The probability of recall after so many days. */
export const sm2Recall = ({ intervalDays }: Sm2, days: number): number => 0.9 ** (days / intervalDays);
