import { readStorage, subscribeToStorage, writeStorage } from './browserStorage.ts';
import { createEmitter, useStore } from './store.ts';

export type Theme = 'light' | 'dark';
/**
 * The script in index.html reads this key before the first paint; dark unless light was chosen (THEME-01). It also
 * makes the color of the browser and the manifest follow `data-theme`.
 */
const key = 'theme';

const changes = createEmitter();
const read = (): Theme => (document.documentElement.dataset['theme'] === 'light' ? 'light' : 'dark');

function applyTheme(theme: Theme): void {
  document.documentElement.dataset['theme'] = theme;
  changes.emit();
}

export function setTheme(theme: Theme): void {
  applyTheme(theme);
  writeStorage(key, theme);
}

// All open tabs have the same theme.
if (typeof window !== 'undefined')
  subscribeToStorage(key, () => applyTheme(readStorage(key) === 'light' ? 'light' : 'dark'));

export const useTheme = (): Theme => useStore({ get: read, subscribe: changes.subscribe }, 'dark');
