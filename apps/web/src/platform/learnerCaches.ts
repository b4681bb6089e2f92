/** The browser's caches with data of a learner (offline/cache/caches.ts). */

/** Names of the caches with data of a learner begin with this. */
export const learnerCachePrefix = 'learner-';
export const isLearnerCache = (name: string): boolean => name.startsWith(learnerCachePrefix);

/** Empty without TLS, for example, and where storage is disabled. */
const learnerCacheNames = async (): Promise<readonly string[]> =>
  ((await globalThis.caches?.keys().catch(() => null)) ?? []).filter(isLearnerCache);

/** Deletes what is stored of these paths, such as of a conversation that the learner has deleted. */
export async function deleteFromLearnerCaches(paths: readonly string[]): Promise<void> {
  for (const name of await learnerCacheNames()) {
    const cache = await caches.open(name);
    for (const path of paths) await cache.delete(path, { ignoreVary: true });
  }
}

/** Deletes the caches of the learner, which the next one at this browser must not see; also where no service worker is active. */
export async function deleteLearnerCaches(): Promise<void> {
  for (const name of await learnerCacheNames()) await caches.delete(name);
}
