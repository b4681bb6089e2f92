/** Browser storage, which may be disabled or full: then a value lives as long as the page. */

export type Area = 'local' | 'session';
const areaOf = (area: Area): Storage => (area === 'local' ? localStorage : sessionStorage);

/** The stored text; null if there is none, or if storage is disabled. */
export function readStorage(key: string, area: Area = 'local'): string | null {
  try {
    return areaOf(area).getItem(key);
  } catch {
    return null;
  }
}

/** Stores a text, or removes it if it is null; false if storage is disabled or full. */
export function writeStorage(key: string, text: string | null, area: Area = 'local'): boolean {
  try {
    if (text === null) areaOf(area).removeItem(key);
    else areaOf(area).setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/** Calls a listener when another tab changes a value in local storage. Returns an unsubscribe function. */
export function subscribeToStorage(key: string, listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === key) listener();
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
