/** The length of an essay, apart from the other rules of essays: every lesson page loads it to count points. */

/** A draft completes the page once it has more characters than this (ADV-37). */
export const draftAbove = 100;

/** Characters that count: spaces around the text do not (O14). */
export const essayLength = (text: string): number => text.trim().length;

/** Whether a draft is long enough to complete the page. */
export const isFullDraft = (text: string): boolean => essayLength(text) > draftAbove;
