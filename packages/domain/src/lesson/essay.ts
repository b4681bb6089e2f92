/**
 * Rules of essays: when a text may be submitted, what is said of its length, and which of two drafts
 * stands (document 3, sections 5 and 9; ADV-23, ADV-24, ADV-37; decision D14 and open point O14). Pure.
 */

/** Characters that a text needs to be submitted (ADV-23). */
const fewestToSubmit = 50;
/** A draft completes the page once it has more characters than this (ADV-37). */
const draftAbove = 100;
/** Most characters that a draft or submission may have: four pages. Ours. */
export const mostCharacters = 10_000;
/** Most submissions that are kept of one learner. Ours: a dozen for each essay. */
export const mostSubmissions = 100;

/** Characters that count: spaces around the text do not (O14). */
export const essayLength = (text: string): number => text.trim().length;

export const maySubmit = (text: string): boolean => essayLength(text) >= fewestToSubmit;

/**
 * What of a typed or pasted text can be kept: as much as a text may have, without NUL and without halves of
 * characters, which neither the contract nor the database takes and nobody sees.
 */
export const keepable = (text: string): string =>
  text.slice(0, mostCharacters).replace(/[\p{Surrogate}\0]/gu, '');

/** Whether a draft is long enough to complete the page. */
export const isFullDraft = (text: string): boolean => essayLength(text) > draftAbove;

/** What a text of this length is told: the first stands beside the disabled button, the second follows Submit (ADV-24). */
export const submitMessage = (text: string): string =>
  maySubmit(text)
    ? 'Your writing has been submitted for review. Keep practicing!'
    : 'Please write a longer response to receive meaningful feedback.';

/** The count beside the text field, and what it is still short of. */
export function lengthText(text: string): string {
  const length = essayLength(text);
  const count = `${length.toLocaleString('en-US')} character${length === 1 ? '' : 's'}`;
  if (text.length >= mostCharacters) return `${count}: as long as a text can be`;
  if (!maySubmit(text)) return `${count}, ${fewestToSubmit - length} more to submit`;
  if (!isFullDraft(text))
    return `${count}: ready to submit, ${draftAbove + 1 - length} more to complete the lesson`;
  return `${count}: ready to submit, and enough to complete the lesson`;
}

interface Saved {
  /** When it was written, by the clock of whoever wrote it: ISO 8601. */
  readonly savedAt: string;
}

/** Of two drafts the one written later; of two of the same moment the first. */
export function newerDraft<Draft extends Saved>(
  one: Draft | undefined,
  other: Draft | undefined,
): Draft | undefined {
  if (!one || !other) return one ?? other;
  return Date.parse(other.savedAt) > Date.parse(one.savedAt) ? other : one;
}

/** When an edit was made. It is later than what it edits, also where this device's clock is slow. `now` in milliseconds. */
export function editedAt(now: number, before: Saved | undefined): string {
  const earliest = before ? Date.parse(before.savedAt) + 1 : now;
  return new Date(Math.max(now, earliest)).toISOString();
}
