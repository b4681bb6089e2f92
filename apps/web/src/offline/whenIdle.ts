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
