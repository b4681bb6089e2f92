/** The order in which requests are started, and which of them are rejected: pure, times are arguments. */

export interface AdmissionLimits {
  /** Requests that run at the same time. */
  readonly maxRunning: number;
  /** A request that has run for longer waits for something else, such as a language model, and no longer counts. */
  readonly runningTimeoutMs: number;
  /** A request that has waited for longer is rejected, */
  readonly maxWaitMs: number;
  /** but not if it could be started at once and no more wait: the process had a pause, and is not overloaded. */
  readonly minQueued: number;
}

export interface AdmissionQueue<T> {
  readonly add: (item: T, arrivedAt: number) => void;
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

/** First in, first out. Times are in milliseconds of any clock that never goes back. */
export function createAdmissionQueue<T>(limits: AdmissionLimits): AdmissionQueue<T> {
  const { maxRunning, runningTimeoutMs, maxWaitMs, minQueued } = limits;
  const waiting: { readonly item: T; readonly arrivedAt: number }[] = [];
  /** When they were started; the earliest is first. */
  const running = new Map<T, number>();

  return {
    add: (item, arrivedAt) => void waiting.push({ item, arrivedAt }),
    isEmpty: () => waiting.length === 0,
    next(now, mayStart = true) {
      const [first] = waiting;
      if (first === undefined) return null;
      const { item, arrivedAt } = first;
      for (const [other, startedAt] of running) {
        if (now - startedAt <= runningTimeoutMs) break;
        running.delete(other);
      }
      const isFull = running.size >= maxRunning;
      const isRejected = now - arrivedAt > maxWaitMs && (isFull || waiting.length > minQueued);
      if (!isRejected) {
        if (isFull || !mayStart) return null;
        running.set(item, now);
      }
      waiting.shift();
      return { item, isRejected };
    },
    finish: (item) => void running.delete(item),
  };
}
