import { readStorage, writeStorage } from '../platform/browserStorage.ts';
import { createEmitter, useStore } from '../platform/store.ts';

const key = 'romanization';

let isEnabled: boolean | null = null;
const changes = createEmitter();

/** Off by default: a learner who always sees Latin letters does not learn to read Georgian ones. */
const read = (): boolean => (isEnabled ??= readStorage(key) === 'on');

/** Forgets the learner's choice, but not what is stored; for tests, as a new page does. */
export function resetRomanization(): void {
  isEnabled = null;
}

/** Switches the romanization of options in all exercises; stored in the browser. */
export function setRomanization(on: boolean): void {
  writeStorage(key, on ? 'on' : 'off');
  isEnabled = on;
  changes.emit();
}

/** Whether the learner wants to see the romanization of options. */
export const useRomanization = (): boolean => useStore({ get: read, subscribe: changes.subscribe }, false);
