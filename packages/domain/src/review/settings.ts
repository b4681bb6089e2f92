/** What a learner can choose for the review runs. */
export const retentionRange = { min: 80, max: 95 } as const;
export const minutesPerReviewRun = [5, 10, 20] as const;
export const maxNewPerDay = 50;
/** Share of own words among new items, in percent. */
export const ownShares = [20, 50, 80] as const;
/** The hour at which a day begins: who studies after midnight still studies for the day before. */
export const dayStartRange = { min: 0, max: 6 } as const;
export const defaultDayStart = 4;
/** Days of the week, from Monday. */
export const weekdays = [0, 1, 2, 3, 4, 5, 6] as const;
/** So many further items are offered when those of a day are learned. */
export const moreNewItems = 5;
