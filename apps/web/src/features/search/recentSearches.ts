/** Recent searches of a learner in this browser, or of visitors (null), newest first; they are deleted on sign-out. */
import { readStoredJson, writeStorage } from '../../platform/browserStorage.ts';
import { recentSearchesKey } from '../../platform/privateStorage.ts';

const maxRecentSearches = 5;

/** Empty if nothing is stored. */
export function getRecentSearches(learnerId: string | null): readonly string[] {
  const stored = readStoredJson(recentSearchesKey(learnerId));
  return Array.isArray(stored)
    ? stored.filter((text) => typeof text === 'string').slice(0, maxRecentSearches)
    : [];
}

/** Stores a search whose result was opened. */
export function addRecentSearch(learnerId: string | null, text: string): void {
  const query = text.trim();
  const others = getRecentSearches(learnerId).filter((other) => other.toLowerCase() !== query.toLowerCase());
  const searches = [query, ...others].slice(0, maxRecentSearches);
  writeStorage(recentSearchesKey(learnerId), JSON.stringify(searches));
}

export const clearRecentSearches = (learnerId: string | null): void =>
  void writeStorage(recentSearchesKey(learnerId), null);
