/** Values outside of React that components render. */
import { useSyncExternalStore } from 'react';

export interface Emitter {
  readonly emit: () => void;
  /** Calls `listener` on each change. Returns an unsubscribe function. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** For values that are not kept in a store, such as those in browser storage. */
export function createEmitter(): Emitter {
  const listeners = new Set<() => void>();
  return {
    emit: () => {
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

export interface Store<T> {
  readonly get: () => T;
  readonly set: (next: T) => void;
  readonly subscribe: Emitter['subscribe'];
}

/** Creates a store: a value with subscribers. */
export function createStore<T>(initial: T): Store<T> {
  const { emit, subscribe } = createEmitter();
  let value = initial;
  return {
    get: () => value,
    set: (next) => {
      value = next;
      emit();
    },
    subscribe,
  };
}

/** Renders with the value of a store; `serverValue` while prerendering and hydrating. */
export const useStore = <T>({ get, subscribe }: Omit<Store<T>, 'set'>, serverValue: T): T =>
  useSyncExternalStore(subscribe, get, () => serverValue);
