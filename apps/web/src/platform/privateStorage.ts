/** Local storage of private texts and of course content: they are deleted when the learner signs out. */

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

/** Deletes private texts and course content, so that the next person at this browser does not see them. */
export function clearPrivateStorage(): void {
  try {
    const keys = Object.keys(localStorage).filter(
      (key) =>
        key === reviewRunKey || key.startsWith(recentSearchesPrefix) || key.startsWith(chatDraftPrefix),
    );
    for (const key of keys) localStorage.removeItem(key);
  } catch {
    // Storage is disabled: there is nothing to delete.
  }
}
