/** Percent, color and message of a finished quiz (document 3, section 9; QRUN-18 to QRUN-20). */
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

export function resultMessage(messages: ResultMessages, score: number, total: number): string {
  const share = total === 0 ? 0 : score / total;
  if (share >= 0.8) return messages.excellent;
  return share >= 0.6 ? messages.good : messages.keepLearning;
}
