/**
 * The order in which requests are started, and which of them are rejected: pure, times are arguments. Fair queueing:
 * the networks that have requests waiting take turns, so that one that sends many delays only its own.
 */

export interface AdmissionLimits {
  /** Requests that run at the same time. */
  readonly maxRunning: number;
  /** A request that has run for longer waits for something else, such as a language model, and no longer counts. */
  readonly runningTimeoutMs: number;
  /** A request that has waited for longer is rejected, */
  readonly maxWaitMs: number;
  /** but not if one could be started at once and no more wait: the process had a pause, and is not overloaded. */
  readonly minQueued: number;
}

export interface AdmissionQueue<T> {
  readonly add: (item: T, network: string, arrivedAt: number) => void;
  /** Whether requests wait. */
  readonly isEmpty: () => boolean;
  /** Takes the next request off the queue; null: there is none, or it has to wait. `mayStart` false: only rejects. */
  readonly next: (
    now: number,
    mayStart?: boolean,
  ) => { readonly item: T; readonly isRejected: boolean } | null;
  /** A started request has finished. */
  readonly finish: (item: T) => void;
}

interface Waiting<T> {
  readonly item: T;
  readonly network: string;
  readonly arrivedAt: number;
  /** Started or rejected. */
  isTaken: boolean;
}

interface Fifo<T> {
  readonly push: (item: T) => void;
  readonly first: () => T | undefined;
  readonly shift: () => T | undefined;
}
/** First in, first out. Array.shift moves all others, which takes seconds if 50,000 requests are rejected. */
function createFifo<T>(): Fifo<T> {
  let items: T[] = [];
  let taken = 0;
  return {
    push: (item) => void items.push(item),
    first: () => items[taken],
    shift() {
      const item = items[taken++];
      if (taken * 2 > items.length) [items, taken] = [items.slice(taken), 0];
      return item;
    },
  };
}

/** First in, first out among the requests of a network. Times are in milliseconds of any clock that never goes back. */
export function createAdmissionQueue<T>(limits: AdmissionLimits): AdmissionQueue<T> {
  const { maxRunning, runningTimeoutMs, maxWaitMs, minQueued } = limits;
  /** In the order of arrival. What was taken is removed once it is first. */
  const arrivals = createFifo<Waiting<T>>();
  /** Those that wait, by network; the network whose turn is next is first. */
  const networks = new Map<string, Fifo<Waiting<T>>>();
  let waitingCount = 0;
  /** When they were started; the earliest is first. */
  const running = new Map<T, number>();

  const takeFirstOf = (network: string): T | undefined => {
    const waiting = networks.get(network);
    const first = waiting?.shift();
    if (waiting?.first() === undefined) networks.delete(network);
    if (first === undefined) return undefined;
    first.isTaken = true;
    waitingCount--;
    return first.item;
  };
  const takeByTurn = (): T | undefined => {
    for (const [network, waiting] of networks) {
      networks.delete(network);
      networks.set(network, waiting);
      return takeFirstOf(network);
    }
    return undefined;
  };

  return {
    add(item, network, arrivedAt) {
      const entry = { item, network, arrivedAt, isTaken: false };
      arrivals.push(entry);
      const waiting = networks.get(network) ?? createFifo<Waiting<T>>();
      waiting.push(entry);
      networks.set(network, waiting);
      waitingCount++;
    },
    isEmpty: () => waitingCount === 0,
    next(now, mayStart = true) {
      while (arrivals.first()?.isTaken) arrivals.shift();
      const oldest = arrivals.first();
      if (oldest === undefined) return null;
      for (const [other, startedAt] of running) {
        if (now - startedAt <= runningTimeoutMs) break;
        running.delete(other);
      }
      const isFull = running.size >= maxRunning;
      const isRejected = now - oldest.arrivedAt > maxWaitMs && (isFull || waitingCount > minQueued);
      if (!isRejected && (isFull || !mayStart)) return null;
      const item = isRejected ? takeFirstOf(oldest.network) : takeByTurn();
      if (item === undefined) return null;
      if (!isRejected) running.set(item, now);
      return { item, isRejected };
    },
    finish: (item) => void running.delete(item),
  };
}
