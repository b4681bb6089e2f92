/** What a learner can choose for the review runs. */
export const retentionRange = { min: 80, max: 95 } as const;
export const minutesPerReviewRun = [5, 10, 20] as const;
export const maxNewPerDay = 50;
