/** Recent searches of this browser, newest first; they are deleted on sign-out. */
import { readStoredJson, writeStorage } from '../../platform/browserStorage.ts';
import { recentSearchesKey as key } from '../../platform/privateStorage.ts';

const maxRecentSearches = 5;

/** Empty if nothing is stored. */
export function getRecentSearches(): readonly string[] {
  const stored = readStoredJson(key);
  return Array.isArray(stored)
    ? stored.filter((text) => typeof text === 'string').slice(0, maxRecentSearches)
    : [];
}

/** Stores a search whose result was opened. */
export function addRecentSearch(text: string): void {
  const query = text.trim();
  const others = getRecentSearches().filter((other) => other.toLowerCase() !== query.toLowerCase());
  writeStorage(key, JSON.stringify([query, ...others].slice(0, maxRecentSearches)));
}

export const clearRecentSearches = (): void => void writeStorage(key, null);
