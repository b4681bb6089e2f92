/** Work that must not compete with what the learner is waiting for. */

const whenFree = (run: () => void, timeout: number): void => {
  // In a hidden page nothing is delayed, and idle callbacks come seconds late. Safari has no requestIdleCallback.
  if (document.hidden || !window.requestIdleCallback) run();
  else window.requestIdleCallback(run, { timeout });
};

/** Time after which a busy browser counts as idle for work that can wait. */
const longestWaitMs = 10_000;

/** Calls `work` when the browser is idle after a delay. Returns a function that cancels it. */
export function whenIdle(work: () => void, delayMs: number): () => void {
  let isCancelled = false;
  const run = () => {
    if (!isCancelled) work();
  };
  const timer = setTimeout(() => whenFree(run, longestWaitMs), delayMs);
  return () => {
    isCancelled = true;
    clearTimeout(timer);
  };
}

/** Time after which a busy browser counts as idle between steps. */
const maxBusyMs = 1000;

/** Resolves when the browser is idle: before each of many small steps, which together would delay what the learner does. */
export const untilIdle = (): Promise<void> => new Promise((resolve) => whenFree(() => resolve(), maxBusyMs));
