import { storedCopyHeader, storedFirst } from '@ena/contract/storedCopyHeader';
import { useEffect } from 'react';
import { createStore, useStore } from './store.ts';

/** `unknown`: no evidence yet. Only `offline` blocks a submit (AUTH-16). */
export type NetworkState = 'online' | 'offline' | 'unknown';

const state = createStore<NetworkState>('unknown');

export function setNetworkState(next: NetworkState): void {
  if (next !== state.get()) state.set(next);
}

let wasUnreachable = false;
/**
 * Called for each response of the API: one of the server is evidence that the browser is online (AUTH-17), a copy of the
 * service worker that it is not, whatever `navigator.onLine` says.
 */
export function readNetworkEvidence({ headers }: Response): void {
  const source = headers.get(storedCopyHeader);
  if (source === storedFirst) return;
  if (source) state.set('offline');
  else if (wasUnreachable || state.get() === 'unknown') state.set('online');
  wasUnreachable = source !== null;
}

if (typeof window !== 'undefined') {
  if (!navigator.onLine) state.set('offline');
  window.addEventListener('online', () => setNetworkState('online'));
  window.addEventListener('offline', () => setNetworkState('offline'));
}

export const networkState = state.get;
export const useNetwork = (): NetworkState => useStore(state, 'unknown');

/** Calls `retry` each time the browser comes online again. */
export function useRetryWhenOnline(retry: () => void): void {
  useEffect(() => {
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [retry]);
}

/** Requests the health endpoint, and updates the network state by whether the server responds. */
export async function checkConnection(): Promise<NetworkState> {
  const isReachable = await fetch('/api/health', {
    signal: AbortSignal.timeout(5000),
    cache: 'no-store',
  }).then(
    () => true,
    () => false,
  );
  setNetworkState(isReachable ? 'online' : 'offline');
  return state.get();
}
