/** What a learner can choose for the sessions of Today. */
export const retentionRange = { min: 80, max: 95 } as const;
export const sessionMinutes = [5, 10, 20] as const;
export const maxNewPerDay = 50;
