/** Recent searches of a learner in this browser, or of visitors (null), newest first; they are deleted on sign-out. */
import { string } from 'valibot';
import { writeStorage } from '../../platform/browserStorage.ts';
import { recentSearchesKey } from '../../platform/privateStorage.ts';
import { matchingElements, readStored } from '../../platform/readStored.ts';

const maxRecentSearches = 5;

const storedSearches = matchingElements(string());

/** Empty if nothing is stored. */
export const getRecentSearches = (learnerId: string | null): readonly string[] =>
  (readStored(recentSearchesKey(learnerId), storedSearches) ?? []).slice(0, maxRecentSearches);

/** Stores a search whose result was opened. */
export function addRecentSearch(learnerId: string | null, text: string): void {
  const query = text.trim();
  const others = getRecentSearches(learnerId).filter((other) => other.toLowerCase() !== query.toLowerCase());
  const searches = [query, ...others].slice(0, maxRecentSearches);
  writeStorage(recentSearchesKey(learnerId), JSON.stringify(searches));
}

export const clearRecentSearches = (learnerId: string | null): void =>
  void writeStorage(recentSearchesKey(learnerId), null);
