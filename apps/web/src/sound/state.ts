/** State of the sound: the active button and the learner's preferences. */
import { useSyncExternalStore } from 'react';
import { boolean, fallback, nullable, object, string } from 'valibot';
import { writeStorage } from '../platform/browserStorage.ts';
import { readStored } from '../platform/readStored.ts';
import { createStore, useStore } from '../platform/store.ts';

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
  /** Words play by themselves, with their question and with the answer. */
  readonly autoPlay: boolean;
}

/** The highlighted button and what it plays, or null. */
export const activeButton = createStore<PlayRequest | null>(null);

const key = 'sound';
const defaultPreferences: SoundPreferences = { slow: false, voice: null, autoPlay: true };
const storedPreferences = object({
  slow: fallback(boolean(), defaultPreferences.slow),
  voice: fallback(nullable(string()), defaultPreferences.voice),
  autoPlay: fallback(boolean(), defaultPreferences.autoPlay),
});
// Without browser storage, as while prerendering, these are the defaults.
const preferences = createStore<SoundPreferences>(readStored(key, storedPreferences) ?? defaultPreferences);

export const getSoundPreferences = preferences.get;
export function setSoundPreferences(change: Partial<SoundPreferences>): void {
  const next = { ...preferences.get(), ...change };
  preferences.set(next);
  writeStorage(key, JSON.stringify(next));
}
export const useSoundPreferences = (): SoundPreferences => useStore(preferences, preferences.get());

/** Whether this button is highlighted. */
export const useIsActiveButton = (buttonId: string): boolean =>
  useSyncExternalStore(
    activeButton.subscribe,
    () => activeButton.get()?.buttonId === buttonId,
    () => false,
  );
