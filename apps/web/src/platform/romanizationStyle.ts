/** How romanization is written on all pages: with marks of ejectives (kʼatʼa), or without (kata). */
import { readStorage, subscribeToStorage, writeStorage } from './browserStorage.ts';
import { createEmitter, useStore } from './store.ts';

export type RomanizationStyle = 'marked' | 'simple';
/**
 * The script in index.html reads this key before the first paint; with marks unless the simple style was chosen. A style
 * sheet hides the marks (ui/base.css), so that prerendered pages need no other text.
 */
const key = 'romanization-style';

const changes = createEmitter();
const read = (): RomanizationStyle =>
  document.documentElement.dataset['romanization'] === 'simple' ? 'simple' : 'marked';

function apply(style: RomanizationStyle): void {
  if (style === 'simple') document.documentElement.dataset['romanization'] = 'simple';
  else delete document.documentElement.dataset['romanization'];
  changes.emit();
}

/** Changes the style on all pages of this browser, also in other open tabs. */
export function setRomanizationStyle(style: RomanizationStyle): void {
  apply(style);
  writeStorage(key, style);
}

if (typeof window !== 'undefined')
  subscribeToStorage(key, () => apply(readStorage(key) === 'simple' ? 'simple' : 'marked'));

export const useRomanizationStyle = (): RomanizationStyle =>
  useStore({ get: read, subscribe: changes.subscribe }, 'marked');
