/** What was typed and is kept in this browser alone, until its learner signs out. */

/** What was looked for. */
export const searchesKey = 'recent-searches';

const questionKeys = 'chat-draft:';
/** A question to the assistant that was not sent yet. */
export const questionKey = (learnerId: string): string => questionKeys + learnerId;

/** Nobody who comes after at this browser is to find it. */
export function forgetTyped(): void {
  try {
    const keys = Object.keys(localStorage).filter(
      (key) => key === searchesKey || key.startsWith(questionKeys),
    );
    for (const key of keys) localStorage.removeItem(key);
  } catch {
    // Storage is off: there is nothing to forget.
  }
}
