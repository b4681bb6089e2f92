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
  /** `arrivedAt` may be before that of requests which were added earlier. */
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

interface ArrivalQueue<T> {
  /** Inserts it before those that have arrived later. */
  readonly insert: (entry: Waiting<T>) => void;
  readonly first: () => Waiting<T> | undefined;
  readonly shift: () => Waiting<T> | undefined;
}
/** In the order of arrival. Array.shift moves all others, which takes seconds if 50,000 requests are rejected. */
function createArrivalQueue<T>(): ArrivalQueue<T> {
  let entries: Waiting<T>[] = [];
  let taken = 0;
  return {
    insert(entry) {
      const last = entries.at(-1);
      if (last === undefined || last.arrivedAt <= entry.arrivedAt) {
        entries.push(entry);
        return;
      }
      // Binary search, because a request that is dated back may be before thousands of others.
      let [from, to] = [taken, entries.length];
      while (from < to) {
        const middle = (from + to) >> 1;
        if ((entries[middle]?.arrivedAt ?? 0) > entry.arrivedAt) to = middle;
        else from = middle + 1;
      }
      entries.splice(from, 0, entry);
    },
    first: () => entries[taken],
    shift() {
      const entry = entries[taken++];
      if (taken * 2 > entries.length) [entries, taken] = [entries.slice(taken), 0];
      return entry;
    },
  };
}

/** First in, first out among the requests of a network. Times are in milliseconds of any clock that never goes back. */
export function createAdmissionQueue<T>(limits: AdmissionLimits): AdmissionQueue<T> {
  const { maxRunning, runningTimeoutMs, maxWaitMs, minQueued } = limits;
  /** In the order of arrival. What was taken is removed once it is first. */
  const arrivals = createArrivalQueue<T>();
  /** Those that wait, by network; the network whose turn is next is first. */
  const networks = new Map<string, ArrivalQueue<T>>();
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
      arrivals.insert(entry);
      const waiting = networks.get(network) ?? createArrivalQueue<T>();
      waiting.insert(entry);
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
