/** Whether this browser can keep lessons for use without a connection. */
import { useStore } from '../../platform/store.ts';
import { loadPlayer } from '../../sound/loadPlayer.ts';
import { scriptPath } from './paths.ts';

/** False in old browsers, on insecure connections, and in private windows of some browsers. */
export const isSupported = (): boolean => Boolean(navigator.serviceWorker) && 'caches' in window;

/** Whether the service worker answers the requests of this page: without it, nothing that is stored would be shown. */
export const isControlled = (): boolean =>
  isSupported() && navigator.serviceWorker.controller?.scriptURL.endsWith(scriptPath) === true;

function subscribe(listener: () => void): () => void {
  const container: ServiceWorkerContainer | undefined = navigator.serviceWorker;
  container?.addEventListener('controllerchange', listener);
  return () => container?.removeEventListener('controllerchange', listener);
}

/** Renders again when the service worker takes over, on the first visit. */
export const useIsControlled = (): boolean => useStore({ get: isControlled, subscribe }, false);

/** Whether to download what the learner has not asked for. */
export const mayPrefetch = async (): Promise<boolean> =>
  isControlled() && navigator.onLine && !(await loadPlayer()).savesData();
