import { useSyncExternalStore } from 'react';

export type Theme = 'light' | 'dark';
/** The script in index.html reads the same key before anything is drawn; dark unless light was chosen (THEME-01). */
const key = 'theme';

const listeners = new Set<() => void>();
const read = (): Theme => (document.documentElement.dataset['theme'] === 'light' ? 'light' : 'dark');

export function setTheme(theme: Theme): void {
  document.documentElement.dataset['theme'] = theme;
  try {
    localStorage.setItem(key, theme);
  } catch {
    // Storage is off or full: the choice holds for this page only.
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
