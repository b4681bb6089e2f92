/** Percentages that pages show, derived from progress records and known items (requirements PROG-10, HUB, OP-4). */
import type { ItemCounts } from './itemCounts.ts';

/** What counts for `percentCompleted`. */
export interface CompletionRecord {
  readonly lessonId: string;
  readonly completed: boolean;
}
export interface StudyRecord extends CompletionRecord {
  /** Minutes. */
  readonly timeSpent: number;
}

/** Maximum percent of a unit that is not completed. */
const cap = 95;

/**
 * Display percent of a lesson: 100 once completed, otherwise minutes times `percentPerMinute` (5
 * Beginner; 2 above, 5 for intermediate writing), rounded, at most 95. The share of `items` that are known counts instead
 * where it is greater, as after a placement (decision 101).
 */
export function displayPercent(
  record: StudyRecord | undefined,
  percentPerMinute: number,
  items: ItemCounts | null = null,
): number {
  if (record?.completed) return 100;
  const byTime = Math.round((record?.timeSpent ?? 0) * percentPerMinute);
  return Math.min(Math.max(byTime, items ? percentOfTarget(items.known, items.total) : 0), cap);
}

export const completedIds = (records: readonly CompletionRecord[]): ReadonlySet<string> =>
  new Set(records.filter(({ completed }) => completed).map(({ lessonId }) => lessonId));

/** How many of the given units are completed (D23). */
export function countCompleted(records: readonly CompletionRecord[], unitIds: readonly string[]): number {
  const completed = completedIds(records);
  return unitIds.filter((id) => completed.has(id)).length;
}

/** A count as a whole percent of a target, rounded and at most 100; 0 if the target is 0. */
export const percentOfTarget = (count: number, target: number): number =>
  target === 0 ? 0 : Math.min(100, Math.round((100 * count) / target));

/**
 * The progress that the sidebar, the achievements and the settings show (OP-4): the share of the given units that
 * are completed, as a whole percent. Of the course these are the units that count in its total (D23), of a level its lessons.
 * Minutes and scores do not count.
 */
export const percentCompleted = (records: readonly CompletionRecord[], unitIds: readonly string[]): number =>
  percentOfTarget(countCompleted(records, unitIds), unitIds.length);
