/** Work that must not compete with what the learner is waiting for. */

/** Calls `work` when the browser is idle after a delay. Returns a function that cancels it. */
export function whenIdle(work: () => void, delayMs: number): () => void {
  let isCancelled = false;
  const run = () => {
    if (!isCancelled) work();
  };
  // Safari has no requestIdleCallback.
  const timer = setTimeout(
    () => (window.requestIdleCallback ? window.requestIdleCallback(run) : run()),
    delayMs,
  );
  return () => {
    isCancelled = true;
    clearTimeout(timer);
  };
}

/** Time after which a busy browser counts as idle. */
const maxBusyMs = 1000;

/** Resolves when the browser is idle: before each of many small steps, which together would delay what the learner does. */
export const untilIdle = (): Promise<void> =>
  new Promise((resolve) => {
    // In a hidden page nothing is delayed, and idle callbacks come seconds late.
    if (document.hidden || !window.requestIdleCallback) resolve();
    else window.requestIdleCallback(() => resolve(), { timeout: maxBusyMs });
  });
