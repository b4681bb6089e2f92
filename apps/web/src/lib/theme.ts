import { useSyncExternalStore } from 'react';

export type Theme = 'light' | 'dark';
/** The script in index.html reads this key before the first paint; dark unless light was chosen (THEME-01). */
const key = 'theme';

const listeners = new Set<() => void>();
const read = (): Theme => (document.documentElement.dataset['theme'] === 'light' ? 'light' : 'dark');

export function setTheme(theme: Theme): void {
  document.documentElement.dataset['theme'] = theme;
  try {
    localStorage.setItem(key, theme);
  } catch {
    // Storage is disabled or full: the choice applies to this page only.
  }
  for (const listener of listeners) listener();
}

export const useTheme = (): Theme =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    read,
    () => 'dark',
  );
