import { useSyncExternalStore } from 'react';

/** `unknown`: no evidence yet. Only `offline` blocks a submit (AUTH-16). */
export type NetworkState = 'online' | 'offline' | 'unknown';

let state: NetworkState = 'unknown';
const listeners = new Set<() => void>();

export function setNetworkState(next: NetworkState): void {
  if (next === state) return;
  state = next;
  for (const listener of listeners) listener();
}

if (typeof window !== 'undefined') {
  if (!navigator.onLine) state = 'offline';
  window.addEventListener('online', () => setNetworkState('online'));
  window.addEventListener('offline', () => setNetworkState('offline'));
}

export const networkState = (): NetworkState => state;
export const useNetwork = (): NetworkState =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    networkState,
    () => 'unknown',
  );

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
  return state;
}
