/** Recent searches of this browser, newest first; they are deleted on sign-out. */
import { recentSearchesKey as key } from '../../lib/privateStorage.ts';

const maxRecentSearches = 5;

/** Empty if nothing is stored, or storage is off. */
export function getRecentSearches(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(stored)
      ? stored.filter((text) => typeof text === 'string').slice(0, maxRecentSearches)
      : [];
  } catch {
    return [];
  }
}

/** Stores a search whose result was opened. */
export function addRecentSearch(text: string): void {
  const query = text.trim();
  const others = getRecentSearches().filter((other) => other.toLowerCase() !== query.toLowerCase());
  try {
    localStorage.setItem(key, JSON.stringify([query, ...others].slice(0, maxRecentSearches)));
  } catch {
    // Storage is off or full: nothing is stored.
  }
}

export function clearRecentSearches(): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Storage is off: there is nothing to delete.
  }
}
