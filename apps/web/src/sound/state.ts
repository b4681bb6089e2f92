/** What sounds right now, and how the learner wants to hear it. The player itself is loaded when it is needed. */
import { useSyncExternalStore } from 'react';

/** A button to hear something, and what it is. */
export interface Sounding {
  /** The button that was pressed; the same text may have several. */
  readonly buttonId: string;
  /** Name of the clip (domain, lesson/clips.ts). */
  readonly name: string;
  /** The words themselves, for a voice of the browser's own. */
  readonly text: string;
  /** Highlighted for a second at least (AUD-02); otherwise only while it sounds (AUD-08). */
  readonly hold: boolean;
  /** Slower than the learner's wish says. */
  readonly slow: boolean;
  /** The clip itself, whichever voice is wished for: what it lets the ear tell apart was measured. */
  readonly measured: boolean;
}

export interface Wishes {
  readonly slow: boolean;
  /** `voiceURI` of a Georgian voice of the browser's own; null: the clips. */
  readonly voice: string | null;
}

function store<T>(initial: T) {
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

/** The button that is lit, or none. */
export const lit = store<Sounding | null>(null);

const key = 'sound';
const none: Wishes = { slow: false, voice: null };
function savedWishes(): Wishes {
  try {
    const saved: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    if (typeof saved !== 'object' || saved === null) return none;
    const voice: unknown = Reflect.get(saved, 'voice');
    return { slow: Reflect.get(saved, 'slow') === true, voice: typeof voice === 'string' ? voice : null };
  } catch {
    return none;
  }
}
const wishes = store<Wishes>(typeof localStorage === 'undefined' ? none : savedWishes());

export const readWishes = wishes.get;
export function setWishes(change: Partial<Wishes>): void {
  const next = { ...wishes.get(), ...change };
  wishes.set(next);
  try {
    localStorage.setItem(key, JSON.stringify(next));
  } catch {
    // Storage is off or full: the choice holds for this page only.
  }
}
export const useWishes = (): Wishes => useSyncExternalStore(wishes.subscribe, wishes.get, wishes.get);

/** True while this button is lit. */
export const useLit = (buttonId: string): boolean =>
  useSyncExternalStore(
    lit.subscribe,
    () => lit.get()?.buttonId === buttonId,
    () => false,
  );

export const loadPlayer = () => import('./player.ts');
