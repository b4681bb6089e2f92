/** Batching of queries that look up one row by its key: lookups that come at the same time share a query. */

/** The next batch waits no longer for the one in flight: its connection may be lost, or the database far away. */
const maxWaitMs = 2;

/**
 * Returns a function that looks up one key. Lookups that are called while a batch is in flight wait for its end, and
 * then are the next batch. So a query always starts after the lookups that it answers, and sees all that was
 * committed before; nothing is cached. `lookUp` returns the values of those keys that have one; if it fails, the lookups
 * of its batch fail.
 */
export function createBatchedLookup<Key, Value>(
  lookUp: (keys: readonly Key[]) => Promise<ReadonlyMap<Key, Value>>,
): (key: Key) => Promise<Value | undefined> {
  type Batch = Map<Key, PromiseWithResolvers<Value | undefined>>;
  let waiting: Batch = new Map();
  let running: Batch | null = null;

  const runNext = async () => {
    const batch = waiting;
    waiting = new Map();
    running = batch;
    const timer = setTimeout(finish, maxWaitMs, batch);
    try {
      const values = await lookUp([...batch.keys()]);
      for (const [key, { resolve }] of batch) resolve(values.get(key));
    } catch (error) {
      for (const { reject } of batch.values()) reject(error);
    } finally {
      clearTimeout(timer);
      finish(batch);
    }
  };
  const finish = (batch: Batch) => {
    if (running !== batch) return;
    running = null;
    if (waiting.size > 0) void runNext();
  };

  return (key) => {
    const lookup = waiting.get(key) ?? Promise.withResolvers<Value | undefined>();
    waiting.set(key, lookup);
    if (running === null) void runNext();
    return lookup.promise;
  };
}
