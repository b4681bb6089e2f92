import { boolean, fallback, object } from 'valibot';
import { writeStorage } from '../platform/browserStorage.ts';
import { readStored } from '../platform/readStored.ts';
import { createEmitter, useStore } from '../platform/store.ts';

/** What is shown below the Georgian lines of dialogues and transcripts. */
export interface TextDisplay {
  readonly romanization: boolean;
  readonly translation: boolean;
}

const key = 'text-display';
const defaults: TextDisplay = { romanization: true, translation: true };

let state: TextDisplay | null = null;
const changes = createEmitter();

const storedDisplay = object({
  romanization: fallback(boolean(), defaults.romanization),
  translation: fallback(boolean(), defaults.translation),
});
const read = (): TextDisplay => (state ??= readStored(key, storedDisplay) ?? defaults);

/** Forgets the learner's choice, but not the stored one; for tests, as a new page does. */
export function resetTextDisplay(): void {
  state = null;
}

/** Changes what is shown, in all dialogues and transcripts; stored in the browser. */
export function setTextDisplay(change: Partial<TextDisplay>): void {
  state = { ...read(), ...change };
  writeStorage(key, JSON.stringify(state));
  changes.emit();
}

export const useTextDisplay = (): TextDisplay =>
  useStore({ get: read, subscribe: changes.subscribe }, defaults);
