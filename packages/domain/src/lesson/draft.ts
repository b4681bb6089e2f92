/** Rules of drafts of essays: which of two wins (D14, O14), and how edits of two devices are joined (decision 0080). Pure. */

/** Maximum characters of a draft or submission: four pages. Not part of the specification. */
export const maxEssayLength = 10_000;
/**
 * Sanitizes a typed or pasted text: cut to the maximum length, without NUL and without lone surrogates, which
 * contract and database reject and which are invisible.
 */
export const sanitizeEssayText = (text: string): string =>
  text.slice(0, maxEssayLength).replace(/[\p{Surrogate}\0]/gu, '');

interface Saved {
  /** When it was written, by the clock of the writer's device: ISO 8601. */
  readonly savedAt: string;
}

/** The later one of two drafts; the first if both have the same time. */
export function newerDraft<Draft extends Saved>(
  one: Draft | undefined,
  other: Draft | undefined,
): Draft | undefined {
  if (!one || !other) return one ?? other;
  return Date.parse(other.savedAt) > Date.parse(one.savedAt) ? other : one;
}

/** The version that a draft was edited from, to detect edits on two devices at the same time. */
export interface DraftEdit {
  /** The same for all drafts that continue one another without loading another version. */
  readonly id: string;
  /** When that version was saved; null if there was none. */
  readonly base: string | null;
}

/** The edit that a change of `before` belongs to: that of an own draft, or `newId` for one that was loaded. */
export const continueEdit = (
  before: (Saved & { readonly edit?: DraftEdit | undefined }) | undefined,
  newId: string,
): DraftEdit => before?.edit ?? { id: newId, base: before?.savedAt ?? null };

/** The length of the sentences with which both texts begin. */
function sharedSentences(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length++;
  return /^.*(?:[.!?…]\s|\n)/su.exec(one.slice(0, length))?.[0].length ?? 0;
}

/**
 * The text of a draft that was edited on two devices at the same time: the stored text, and below it the other one without
 * the sentences with which both begin. One of them alone, if it contains the other. Cut to the maximum length.
 */
export function joinDrafts(stored: string, other: string): string {
  if (stored.includes(other.trim())) return stored;
  if (other.includes(stored.trim())) return other;
  return sanitizeEssayText(`${stored}\n\n${other.slice(sharedSentences(stored, other)).trimStart()}`);
}

/** Time of an edit: later than the edited draft, even if this device's clock is slow. `now` in milliseconds. */
export function nextSavedAt(now: number, before: Saved | undefined): string {
  const earliest = before ? Date.parse(before.savedAt) + 1 : now;
  return new Date(Math.max(now, earliest)).toISOString();
}
