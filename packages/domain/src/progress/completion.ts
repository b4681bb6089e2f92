import type { PointRule } from './points.ts';

/** When a lesson page counts as completed (TIME-09). */
export interface CompletionRule {
  /** Completed by time when more than this many minutes were counted in the visit. */
  readonly minutesAbove: number;
  /** Completed by points when at least this many points were reached; null where only time counts. */
  readonly points: number | null;
  /** How points are counted. */
  readonly pointRule: PointRule;
}

/** Either alone is enough (TIME-09). `minutes` and `points` are those of the current visit. */
export const isCompleted = (
  rule: Omit<CompletionRule, 'pointRule'>,
  minutes: number,
  points: number,
): boolean => minutes > rule.minutesAbove || (rule.points !== null && points >= rule.points);
