/** Statistics of a learner, computed from the learner's own records (PROF-20, PROF-21; SET-15 to SET-23). */

/** The target of words to learn that pages show (SET-21). */
export const wordsTarget = 500;

/** Whole hours, rounded down (PROF-20). */
export const hoursOf = (minutes: number): number => Math.floor(minutes / 60);

/** The mean of the scores of quizzes in whole percent; a record without a score is left out (SET-22, O8). 0 without any. */
export function averageScore(scores: readonly (number | null)[]): number {
  const scored = scores.filter((score) => score !== null);
  if (scored.length === 0) return 0;
  return Math.round(scored.reduce((sum, score) => sum + score, 0) / scored.length);
}

/** How many items the list of recent progress has (SET-23). */
const recentCount = 5;

interface StudyFields {
  readonly completed: boolean;
  readonly score: number | null;
  readonly timeSpent: number;
  readonly updatedAt: string;
}

/** The last changed records that contain any study, the latest first (SET-23); records are created empty. */
export const recentRecords = <Row extends StudyFields>(records: readonly Row[]): Row[] =>
  records
    .filter(({ completed, score, timeSpent }) => completed || score !== null || timeSpent > 0)
    .toSorted((one, other) => Date.parse(other.updatedAt) - Date.parse(one.updatedAt))
    .slice(0, recentCount);
