/** Percentages that pages show, all derived from progress records (requirements PROG-10, HUB, OP-4). */

export interface StudyRecord {
  readonly lessonId: string;
  readonly completed: boolean;
  /** Minutes. */
  readonly timeSpent: number;
}

/** Maximum percent of a unit that is not completed. */
const cap = 95;

/**
 * Display percent of a lesson: 100 once completed, otherwise minutes times `percentPerMinute` (5
 * Beginner; 2 above, 5 for intermediate writing), rounded, at most 95.
 */
export function displayPercent(record: StudyRecord | undefined, percentPerMinute: number): number {
  if (!record) return 0;
  return record.completed ? 100 : Math.min(Math.round(record.timeSpent * percentPerMinute), cap);
}

/** Share of the given units that are completed, as a whole percent: of a level's lessons, or of the whole course. */
export function percentCompleted(records: readonly StudyRecord[], unitIds: readonly string[]): number {
  if (unitIds.length === 0) return 0;
  const completed = new Set(records.filter((record) => record.completed).map((record) => record.lessonId));
  return Math.round((100 * unitIds.filter((id) => completed.has(id)).length) / unitIds.length);
}
