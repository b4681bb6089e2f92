import { writeStorage } from './browserStorage.ts';
import { createEmitter, useStore } from './store.ts';

export type Theme = 'light' | 'dark';
/** The script in index.html reads this key before the first paint; dark unless light was chosen (THEME-01). */
const key = 'theme';

const changes = createEmitter();
const read = (): Theme => (document.documentElement.dataset['theme'] === 'light' ? 'light' : 'dark');

export function setTheme(theme: Theme): void {
  document.documentElement.dataset['theme'] = theme;
  writeStorage(key, theme);
  changes.emit();
}

export const useTheme = (): Theme => useStore({ get: read, subscribe: changes.subscribe }, 'dark');
