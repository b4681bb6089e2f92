import { useEffect, useSyncExternalStore } from 'react';
import { errorCodeOf } from './client.ts';

/** State of a value loaded from the server: not loaded, loaded, or failed. */
export type ResourceState<T> =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'known'; readonly value: T }
  | { readonly kind: 'failed'; readonly code: ReturnType<typeof errorCodeOf> };

/** Store for a value of the server that several components show: loaded once, shared, reloaded on demand. */
export interface Resource<T> {
  /** Returns the value, loading it if necessary; concurrent calls share one request. */
  readonly get: () => Promise<T>;
  /** Reloads the value; the old one stays available meanwhile. */
  readonly refresh: () => Promise<T>;
  readonly set: (value: T) => void;
  readonly reset: () => void;
  readonly peek: () => ResourceState<T>;
  readonly subscribe: (listener: () => void) => () => void;
}

const unknown = { kind: 'unknown' } as const;

export function createResource<T>(load: () => Promise<T>): Resource<T> {
  let known: ResourceState<T> = unknown;
  let loading: Promise<T> | undefined;
  const listeners = new Set<() => void>();
  const setState = (next: ResourceState<T>) => {
    known = next;
    for (const listener of listeners) listener();
  };
  const refresh = () => {
    const request: Promise<T> = load().then(
      (value) => {
        // Race condition: an earlier response must not overwrite a later one.
        if (loading === request) setState({ kind: 'known', value });
        return value;
      },
      (error: unknown) => {
        if (loading === request) {
          loading = undefined;
          if (known.kind !== 'known') setState({ kind: 'failed', code: errorCodeOf(error) });
        }
        throw error;
      },
    );
    loading = request;
    return request;
  };
  return {
    get: () => (known.kind === 'known' ? Promise.resolve(known.value) : (loading ?? refresh())),
    refresh,
    set: (value) => {
      loading = Promise.resolve(value);
      setState({ kind: 'known', value });
    },
    reset: () => {
      loading = undefined;
      setState(unknown);
    },
    peek: () => known,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Subscribes a component to the state of a resource, and loads it if it is not loaded yet and `enabled`. */
export function useResource<T>(resource: Resource<T>, enabled = true): ResourceState<T> {
  const known = useSyncExternalStore(resource.subscribe, resource.peek, (): ResourceState<T> => unknown);
  useEffect(() => {
    // A failure is returned in `known`.
    if (enabled && known.kind === 'unknown') resource.get().catch(() => undefined);
  }, [resource, enabled, known.kind]);
  return known;
}
