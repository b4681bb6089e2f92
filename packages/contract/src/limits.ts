/** Limits that the web app knows, too; without schemas, whose library it does not load. */

export const maxAnswersPerCall = 50;
export const maxReviewsPerCall = 50;
/** Of the time that an answer took. */
export const maxElapsedMs = 10 * 60_000;
/** Of the path that a mailed link leads on to. */
export const maxFromLength = 500;
/** Items or own words that one call deletes, suspends or puts into groups. */
export const maxItemsPerChange = 500;

/** Longest name of a question that was made up (`variant` of a review). */
export const maxVariantLength = 200;
