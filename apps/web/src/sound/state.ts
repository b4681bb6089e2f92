/** State of the sound: the active button and the learner's preferences. */
import { useSyncExternalStore } from 'react';

/** What a button plays, and how. */
export interface PlayRequest {
  /** The button that was pressed; the same text may have several. */
  readonly buttonId: string;
  /** Name of the clip (domain, lesson/clips.ts). */
  readonly name: string;
  /** The spoken text, for a voice of the browser. */
  readonly text: string;
  /** Highlighted for at least a second (AUD-02); otherwise only while it plays (AUD-08). */
  readonly hasMinHighlight: boolean;
  /** Plays slowly, whatever the sound preferences. */
  readonly slow: boolean;
  /** Never plays with a voice of the browser: for ear training, whose contrasts were measured in the clips. */
  readonly clipOnly: boolean;
}

export interface SoundPreferences {
  readonly slow: boolean;
  /** `voiceURI` of a Georgian voice of the browser; null: the clips. */
  readonly voice: string | null;
}

function createStore<T>(initial: T) {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set: (next: T) => {
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** The highlighted button and what it plays, or null. */
export const activeButton = createStore<PlayRequest | null>(null);

const key = 'sound';
const defaultPreferences: SoundPreferences = { slow: false, voice: null };
function readSavedPreferences(): SoundPreferences {
  try {
    const saved: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    if (typeof saved !== 'object' || saved === null) return defaultPreferences;
    const voice: unknown = Reflect.get(saved, 'voice');
    return { slow: Reflect.get(saved, 'slow') === true, voice: typeof voice === 'string' ? voice : null };
  } catch {
    return defaultPreferences;
  }
}
const preferences = createStore<SoundPreferences>(
  typeof localStorage === 'undefined' ? defaultPreferences : readSavedPreferences(),
);

export const getSoundPreferences = preferences.get;
export function setSoundPreferences(change: Partial<SoundPreferences>): void {
  const next = { ...preferences.get(), ...change };
  preferences.set(next);
  try {
    localStorage.setItem(key, JSON.stringify(next));
  } catch {
    // Storage is disabled or full: the choice applies to this page only.
  }
}
export const useSoundPreferences = (): SoundPreferences =>
  useSyncExternalStore(preferences.subscribe, preferences.get, preferences.get);

/** Whether this button is highlighted. */
export const useIsActiveButton = (buttonId: string): boolean =>
  useSyncExternalStore(
    activeButton.subscribe,
    () => activeButton.get()?.buttonId === buttonId,
    () => false,
  );
