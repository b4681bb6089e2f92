/** Percent, color, tier and message of a finished quiz (QRUN-18 to QRUN-20). */
import type { ResultMessages } from './model.ts';

/** Score as a whole percent; 0 of 0 is 0. */
export const percentOf = (score: number, total: number): number =>
  total === 0 ? 0 : Math.round((100 * score) / total);

export type ResultColor = 'green' | 'yellow' | 'red';

/** Thresholds apply to the exact share, not to the rounded percent: 69.5 % is not green. */
export function resultColor(score: number, total: number): ResultColor {
  const share = total === 0 ? 0 : score / total;
  if (share >= 0.7) return 'green';
  return share >= 0.4 ? 'yellow' : 'red';
}

export type ResultTier = keyof ResultMessages;

/** The tier of a result: 80 % or more, 60 % or more, below; of its message and its headline. */
export function resultTier(score: number, total: number): ResultTier {
  const share = total === 0 ? 0 : score / total;
  if (share >= 0.8) return 'excellent';
  return share >= 0.6 ? 'good' : 'keepLearning';
}

export const resultMessage = (messages: ResultMessages, score: number, total: number): string =>
  messages[resultTier(score, total)];
