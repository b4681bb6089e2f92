/** The browser's caches with data of a learner (offline/caches.ts). */

/** Their names begin with this. */
export const learnerCachePrefix = 'learner-';

/** Deletes what is stored of these paths, such as of a conversation that the learner has deleted. */
export async function deleteFromLearnerCaches(paths: readonly string[]): Promise<void> {
  const names = (await globalThis.caches?.keys().catch(() => null)) ?? [];
  for (const name of names.filter((one) => one.startsWith(learnerCachePrefix))) {
    const cache = await caches.open(name);
    for (const path of paths) await cache.delete(path, { ignoreVary: true });
  }
}

/** Deletes them: the next learner at this browser must not see them, also where no service worker is active. */
export async function deleteLearnerCaches(): Promise<void> {
  // Undefined without TLS, for example; rejected where storage is disabled.
  const names = (await globalThis.caches?.keys().catch(() => null)) ?? [];
  for (const name of names) if (name.startsWith(learnerCachePrefix)) await caches.delete(name);
}
