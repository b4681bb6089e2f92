/** Connections or requests whose next bytes the server waits for: limited per network and in total. */

export interface WaitLimits {
  readonly maxPerNetwork: number;
  readonly maxTotal: number;
  /** Only clients that have waited for longer count for `maxPerNetwork`: browsers of one school may all connect at once. */
  readonly minWaitMs: number;
  /** Evictions per call and network: evicted clients often connect again at once, which costs more than waiting. */
  readonly maxEvictions: number;
}

export interface WaitList<T> {
  readonly add: (item: T, network: string, now: number) => void;
  readonly delete: (item: T) => void;
  /**
   * Removes and returns who exceeds `maxPerNetwork`, the longest waiting first. Evicting them, rather than refusing
   * newcomers, keeps the server open to others on the same network. To be called regularly.
   */
  readonly takeAboveNetworkLimit: (now: number) => readonly T[];
  /** The same for `maxTotal`: of the network that has most. To be called after each `add`. */
  readonly takeAboveTotal: () => readonly T[];
  /** Removes and returns those that have waited for `maxWaitMs`, at most `maxCount`. To be called regularly. */
  readonly takeTimedOut: (now: number, maxWaitMs: number, maxCount: number) => readonly T[];
}

/** Times are in milliseconds of any clock that never goes back. */
export function createWaitList<T>(limits: WaitLimits): WaitList<T> {
  const { maxPerNetwork, maxTotal, minWaitMs, maxEvictions } = limits;
  const networks = new Map<string, Map<T, number>>();
  /** In the order in which they began to wait. */
  const networkOfItem = new Map<T, string>();

  const remove = (item: T) => {
    const network = networkOfItem.get(item);
    if (network === undefined) return;
    networkOfItem.delete(item);
    const items = networks.get(network);
    items?.delete(item);
    if (items?.size === 0) networks.delete(network);
  };
  return {
    add(item, network, now) {
      remove(item);
      networkOfItem.set(item, network);
      const items = networks.get(network) ?? new Map<T, number>();
      networks.set(network, items.set(item, now));
    },
    delete: remove,
    takeAboveNetworkLimit(now) {
      const taken: T[] = [];
      for (const items of networks.values()) {
        let excess = Math.min(items.size - maxPerNetwork, maxEvictions);
        for (const [item, since] of items) {
          if (excess-- <= 0 || now - since < minWaitMs) break;
          taken.push(item);
        }
      }
      for (const item of taken) remove(item);
      return taken;
    },
    takeAboveTotal() {
      const taken: T[] = [];
      while (networkOfItem.size > maxTotal) {
        let largest: ReadonlyMap<T, number> = new Map();
        for (const items of networks.values()) if (items.size > largest.size) largest = items;
        for (const item of largest.keys()) {
          taken.push(item);
          remove(item);
          break;
        }
      }
      return taken;
    },
    takeTimedOut(now, maxWaitMs, maxCount) {
      const taken: T[] = [];
      for (const [item, network] of networkOfItem) {
        const since = networks.get(network)?.get(item) ?? now;
        if (now - since < maxWaitMs || taken.length === maxCount) break;
        taken.push(item);
      }
      for (const item of taken) remove(item);
      return taken;
    },
  };
}
