/** Connections or requests whose next bytes the server waits for: limited per network and in total. */
import type { ClientNetwork } from './address.ts';

export interface WaitLimits {
  readonly maxPerNetwork: number;
  readonly maxTotal: number;
  /** Only clients that have waited for longer count for `maxPerNetwork`: browsers of one school may all connect at once. */
  readonly minWaitMs: number;
  /** Evictions per call and network: evicted clients often connect again at once, which costs more than waiting. */
  readonly maxEvictions: number;
}

export interface WaitList<T> {
  readonly add: (item: T, client: ClientNetwork, now: number) => void;
  readonly delete: (item: T) => void;
  /**
   * Removes and returns who exceeds `maxPerNetwork`, the longest waiting first. Evicting them, rather than refusing
   * newcomers, keeps the server open to others on the same network. To be called regularly.
   */
  readonly takeAboveNetworkLimit: (now: number) => readonly T[];
  /**
   * The same for `maxTotal`: of the wide network that has most, and in it of the network that has most. Otherwise one
   * client with a /48 of IPv6, one item in each /64, would evict those who share an address. To be called after each `add`.
   */
  readonly takeAboveTotal: () => readonly T[];
  /** Removes and returns those that have waited for `maxWaitMs`, at most `maxCount`. To be called regularly. */
  readonly takeTimedOut: (now: number, maxWaitMs: number, maxCount: number) => readonly T[];
}

/** Since when the items of a network wait. */
type Items<T> = Map<T, number>;
interface WideNetwork<T> {
  size: number;
  readonly networks: Map<string, Items<T>>;
}

/** The one with the largest size; of equal ones the first. */
function largestOf<Sized extends { readonly size: number }>(all: Iterable<Sized>): Sized | undefined {
  let largest: Sized | undefined;
  for (const each of all) if (each.size > (largest?.size ?? 0)) largest = each;
  return largest;
}

/** Times are in milliseconds of any clock that never goes back. */
export function createWaitList<T>(limits: WaitLimits): WaitList<T> {
  const { maxPerNetwork, maxTotal, minWaitMs, maxEvictions } = limits;
  const wideNetworks = new Map<string, WideNetwork<T>>();
  /** In the order in which they began to wait. */
  const clients = new Map<T, ClientNetwork>();

  const remove = (item: T) => {
    const client = clients.get(item);
    const wide = client && wideNetworks.get(client.wideNetwork);
    const items = wide?.networks.get(client?.network ?? '');
    if (!client || !wide || !items) return;
    clients.delete(item);
    items.delete(item);
    wide.size--;
    if (items.size === 0) wide.networks.delete(client.network);
    if (wide.size === 0) wideNetworks.delete(client.wideNetwork);
  };
  const removeAll = (items: readonly T[]) => {
    for (const item of items) remove(item);
    return items;
  };
  return {
    add(item, client, now) {
      remove(item);
      clients.set(item, client);
      const wide = wideNetworks.get(client.wideNetwork) ?? { size: 0, networks: new Map<string, Items<T>>() };
      wide.size++;
      wideNetworks.set(client.wideNetwork, wide);
      const items = wide.networks.get(client.network) ?? new Map<T, number>();
      wide.networks.set(client.network, items.set(item, now));
    },
    delete: remove,
    takeAboveNetworkLimit(now) {
      const taken: T[] = [];
      for (const { networks } of wideNetworks.values())
        for (const items of networks.values()) {
          let excess = Math.min(items.size - maxPerNetwork, maxEvictions);
          for (const [item, since] of items) {
            if (excess-- <= 0 || now - since < minWaitMs) break;
            taken.push(item);
          }
        }
      return removeAll(taken);
    },
    takeAboveTotal() {
      const taken: T[] = [];
      while (clients.size > maxTotal) {
        const wide = largestOf(wideNetworks.values());
        const [item] = largestOf(wide?.networks.values() ?? [])?.keys() ?? [];
        if (item === undefined) break;
        taken.push(item);
        remove(item);
      }
      return taken;
    },
    takeTimedOut(now, maxWaitMs, maxCount) {
      const taken: T[] = [];
      for (const [item, { network, wideNetwork }] of clients) {
        const since = wideNetworks.get(wideNetwork)?.networks.get(network)?.get(item) ?? now;
        if (now - since < maxWaitMs || taken.length === maxCount) break;
        taken.push(item);
      }
      return removeAll(taken);
    },
  };
}
