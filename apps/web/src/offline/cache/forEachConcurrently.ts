/**
 * Calls `work` for each item, at most `maxConcurrent` at a time. After a failure none is begun; rejects when the others
 * have ended.
 */
export async function forEachConcurrently<T>(
  maxConcurrent: number,
  items: readonly T[],
  work: (item: T) => Promise<unknown>,
): Promise<void> {
  const queue = [...items];
  const workNext = async (): Promise<void> => {
    const item = queue.shift();
    if (item === undefined) return;
    await work(item).catch((error: unknown) => {
      queue.length = 0;
      throw error;
    });
    await workNext();
  };
  const results = await Promise.allSettled(Array.from({ length: maxConcurrent }, workNext));
  for (const result of results) if (result.status === 'rejected') throw result.reason;
}
