/** Round numbers of words that a learner can read. */
const wordMilestones = [100, 250, 500, 1000, 2000] as const;

/** The milestone that was reached last (0: none yet) and the next one (null: all were reached). */
export const nextWordMilestone = (
  words: number,
): { readonly last: number; readonly next: number | null } => ({
  last: wordMilestones.findLast((milestone) => milestone <= words) ?? 0,
  next: wordMilestones.find((milestone) => milestone > words) ?? null,
});
