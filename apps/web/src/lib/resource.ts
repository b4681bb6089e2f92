import { useEffect, useSyncExternalStore } from 'react';
import { failureOf } from './client.ts';

/** What is known of something that the server tells: not yet, this, or why not. */
export type Known<T> =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'known'; readonly value: T }
  | { readonly kind: 'failed'; readonly code: ReturnType<typeof failureOf> };

/** A fact of the server that several places show: loaded once, shared, loaded anew on demand. */
export interface Resource<T> {
  /** The value, loading it when it is not known; calls at the same time share one request. */
  readonly get: () => Promise<T>;
  /** Loads it anew; the old value stays on screen meanwhile. */
  readonly refresh: () => Promise<T>;
  readonly set: (value: T) => void;
  readonly forget: () => void;
  readonly peek: () => Known<T>;
  readonly subscribe: (listener: () => void) => () => void;
}

const unknown = { kind: 'unknown' } as const;

export function createResource<T>(load: () => Promise<T>): Resource<T> {
  let known: Known<T> = unknown;
  let loading: Promise<T> | undefined;
  const listeners = new Set<() => void>();
  const tell = (next: Known<T>) => {
    known = next;
    for (const listener of listeners) listener();
  };
  const refresh = () => {
    const mine: Promise<T> = load().then(
      (value) => {
        // A slow old answer must not overwrite a newer one.
        if (loading === mine) tell({ kind: 'known', value });
        return value;
      },
      (error: unknown) => {
        if (loading === mine) {
          loading = undefined;
          if (known.kind !== 'known') tell({ kind: 'failed', code: failureOf(error) });
        }
        throw error;
      },
    );
    loading = mine;
    return mine;
  };
  return {
    get: () => (known.kind === 'known' ? Promise.resolve(known.value) : (loading ?? refresh())),
    refresh,
    set: (value) => {
      loading = Promise.resolve(value);
      tell({ kind: 'known', value });
    },
    forget: () => {
      loading = undefined;
      tell(unknown);
    },
    peek: () => known,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** What is known now, drawn again when it changes; asks the server when nothing is known yet. */
export function useResource<T>(resource: Resource<T>, wanted = true): Known<T> {
  const known = useSyncExternalStore(resource.subscribe, resource.peek, (): Known<T> => unknown);
  useEffect(() => {
    // A failure is told through `known`.
    if (wanted && known.kind === 'unknown') resource.get().catch(() => undefined);
  }, [resource, wanted, known.kind]);
  return known;
}
