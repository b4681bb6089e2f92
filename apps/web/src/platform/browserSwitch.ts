/** A setting of this browser that is on or off, for all pages. */
import { readStorage, writeStorage } from './browserStorage.ts';
import { createEmitter, useStore } from './store.ts';

export interface BrowserSwitch {
  readonly get: () => boolean;
  readonly set: (isOn: boolean) => void;
  readonly use: () => boolean;
  /** Forgets the learner's choice, but not what is stored; for tests, as a new page does. */
  readonly reset: () => void;
}

/** A switch that is off at first, stored under `key`. */
export function createBrowserSwitch(key: string): BrowserSwitch {
  let isOn: boolean | null = null;
  const changes = createEmitter();
  const get = () => (isOn ??= readStorage(key) === 'on');
  return {
    get,
    set(on) {
      writeStorage(key, on ? 'on' : 'off');
      isOn = on;
      changes.emit();
    },
    use: () => useStore({ get, subscribe: changes.subscribe }, false),
    reset() {
      isOn = null;
    },
  };
}
