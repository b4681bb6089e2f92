/** What was looked for in this browser, the newest first; gone with the sign-out. */
import { searchesKey as key } from '../../lib/typed.ts';

const most = 5;

/** Empty where there is none, or the browser keeps nothing. */
export function recentSearches(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(kept) ? kept.filter((text) => typeof text === 'string').slice(0, most) : [];
  } catch {
    return [];
  }
}

/** Remembers a search that led somewhere. */
export function rememberSearch(text: string): void {
  const wanted = text.trim();
  const others = recentSearches().filter((other) => other.toLowerCase() !== wanted.toLowerCase());
  try {
    localStorage.setItem(key, JSON.stringify([wanted, ...others].slice(0, most)));
  } catch {
    // Storage is off or full: nothing is remembered.
  }
}

export function forgetSearches(): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Storage is off: there is nothing to forget.
  }
}
