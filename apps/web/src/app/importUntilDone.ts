import { isReloaded, isServerReachable, retryUntilDone } from '../platform/retry.ts';

/**
 * Imports a module that the page cannot do without, also after the connection was lost meanwhile. `reload` is for a page
 * that has nothing to lose yet: called if the server is reachable and the module still cannot be imported, because a
 * release has removed it or because the browser remembers the failure.
 */
export async function importUntilDone<T>(load: () => Promise<T>, reload: () => void): Promise<T> {
  let wasUnreachable = false;
  const shouldReload = async () => {
    if (navigator.onLine && (await isServerReachable())) return wasUnreachable || !isReloaded();
    wasUnreachable = true;
    return false;
  };
  try {
    return await load();
  } catch (error) {
    console.error('The app could not be loaded; trying again', error);
    if (await shouldReload()) reload();
  }
  return new Promise((resolve) => {
    retryUntilDone(async () => {
      try {
        resolve(await load());
        return true;
      } catch {
        if (await shouldReload()) reload();
        return false;
      }
    });
  });
}
