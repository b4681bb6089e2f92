import { useEffect } from 'react';
import { errorCodeOf } from './client.ts';
import { isOutage } from './errorTexts.ts';
import { retryUntilDone } from './retry.ts';
import { createStore, useStore } from './store.ts';

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

/** Creates a store for a value that `load` fetches; see Resource. */
export function createResource<T>(load: () => Promise<T>): Resource<T> {
  const state = createStore<ResourceState<T>>(unknown);
  let loading: Promise<T> | undefined;
  const refresh = () => {
    const request: Promise<T> = load().then(
      (value) => {
        // Race condition: an earlier response must not overwrite a later one.
        if (loading === request) state.set({ kind: 'known', value });
        return value;
      },
      (error: unknown) => {
        if (loading === request) {
          loading = undefined;
          if (state.get().kind !== 'known') state.set({ kind: 'failed', code: errorCodeOf(error) });
        }
        throw error;
      },
    );
    loading = request;
    return request;
  };
  return {
    get: () => {
      const known = state.get();
      return known.kind === 'known' ? Promise.resolve(known.value) : (loading ?? refresh());
    },
    refresh,
    set: (value) => {
      loading = Promise.resolve(value);
      state.set({ kind: 'known', value });
    },
    reset: () => {
      loading = undefined;
      state.set(unknown);
    },
    peek: state.get,
    subscribe: state.subscribe,
  };
}

/** Resources that are loaded again after an outage, and for how many components. */
const recovering = new WeakMap<object, { components: number; readonly stop: () => void }>();

/** Loads a resource that has failed again until that succeeds; once, however many components ask for it. */
function recover(resource: Pick<Resource<unknown>, 'refresh'>): () => void {
  const running = recovering.get(resource) ?? {
    components: 0,
    stop: retryUntilDone(async () => {
      await resource.refresh();
      return true;
    }),
  };
  running.components++;
  recovering.set(resource, running);
  return () => {
    running.components--;
    if (running.components > 0) return;
    running.stop();
    recovering.delete(resource);
  };
}

/**
 * Subscribes a component to the state of a resource, and loads it if it is not loaded yet and `enabled`; after an outage
 * again, until that succeeds.
 */
export function useResource<T>(resource: Resource<T>, enabled = true): ResourceState<T> {
  const known = useStore<ResourceState<T>>({ get: resource.peek, subscribe: resource.subscribe }, unknown);
  useEffect(() => {
    // A failure is returned in `known`.
    if (enabled && known.kind === 'unknown') resource.get().catch(() => undefined);
  }, [resource, enabled, known.kind]);
  const isRecovering = enabled && known.kind === 'failed' && isOutage(known.code);
  useEffect(() => (isRecovering ? recover(resource) : undefined), [resource, isRecovering]);
  return known;
}
