/** Browser storage of a learner's texts and answers, and of course content: who may read it (decision 0093). */
import { createEmitter } from './store.ts';

const recentSearchesPrefix = 'recent-searches';
/**
 * Key of recent searches, by learner: the session may expire without a sign-out. Null: of visitors, not the prefix alone,
 * under which former versions stored those of learners.
 */
export const recentSearchesKey = (learnerId: string | null): string =>
  `${recentSearchesPrefix}:${learnerId ?? 'visitor'}`;

/** Key of a session of Today in progress, which contains course content. */
export const reviewRunKey = 'today-session';

const chatDraftPrefix = 'chat-draft:';
/** Key of a question to the assistant that was not sent yet. */
export const chatDraftKey = (learnerId: string): string => chatDraftPrefix + learnerId;

/** Key of the answers, reports and drafts that the server has not acknowledged. */
export const outboxKey = 'outbox';
/** Key of quizzes and exercises in progress. */
export const inProgressKey = 'in-progress';
/** Key of a message to the operator that was not sent yet, in session storage. */
export const messageDraftKey = 'unsent-message';

/** Entries with the learner who has made them, or one such entry. */
const sharedKeys = [outboxKey, inProgressKey, reviewRunKey];
const learnerPrefixes = [recentSearchesPrefix, chatDraftPrefix];

/** Learners who have signed out in this browser while this page was open: it stores nothing of theirs any more. */
const signedOut = new Set<string>();
/** Whether the page may store something of a learner. */
export const mayStoreFor = (learnerId: string): boolean => !signedOut.has(learnerId);
/** The learner is signed in, perhaps again. */
export const allowStorageFor = (learnerId: string): void => void signedOut.delete(learnerId);

const removals = createEmitter();
/** Calls a listener after stored work was removed. Returns an unsubscribe function. */
export const subscribeToRemovedWork = removals.subscribe;

const keysWith = (prefixes: readonly string[]) =>
  Object.keys(localStorage).filter((key) => prefixes.some((prefix) => key.startsWith(prefix)));

/**
 * Deletes what this browser has stored for learners, sent or not: the learner has signed out, or has deleted the account.
 * Nothing of the learner is stored later either, such as what another tab has in memory.
 */
export function removeWork(learnerId: string | null): void {
  if (learnerId !== null) signedOut.add(learnerId);
  try {
    for (const key of [...sharedKeys, ...keysWith(learnerPrefixes)]) localStorage.removeItem(key);
    sessionStorage.removeItem(messageDraftKey);
  } catch {
    // Storage is disabled: there is nothing to delete.
  }
  removals.emit();
}

const isOf = (learnerId: string) => (entry: unknown) =>
  typeof entry === 'object' && entry !== null && 'learnerId' in entry && entry.learnerId === learnerId;

function removeEntriesOfOthers(key: string, learnerId: string): void {
  let stored: unknown = null;
  try {
    stored = JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    // It is damaged: nobody can use it.
  }
  const kept = Array.isArray(stored) ? stored.filter(isOf(learnerId)) : [];
  if (kept.length > 0) localStorage.setItem(key, JSON.stringify(kept));
  else if (Array.isArray(stored) || !isOf(learnerId)(stored)) localStorage.removeItem(key);
}

/**
 * A learner has signed in: deletes what others have left whose session has ended without a sign-out, so that the next
 * learner at this browser cannot read it.
 */
export function removeWorkOfOthers(learnerId: string): void {
  try {
    for (const key of sharedKeys) removeEntriesOfOthers(key, learnerId);
    const own = new Set([recentSearchesKey(null), recentSearchesKey(learnerId), chatDraftKey(learnerId)]);
    for (const key of keysWith(learnerPrefixes)) if (!own.has(key)) localStorage.removeItem(key);
  } catch {
    // Storage is disabled or full.
  }
  removals.emit();
}
