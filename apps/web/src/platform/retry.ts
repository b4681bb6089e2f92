/** Exponential backoff: the wait before each retry, in seconds (BACK-10). */
export const retryDelaysSeconds = [1, 2, 4] as const;

interface RetryOptions {
  /** Whether to retry after an error; by default always. */
  readonly isRetryable?: (error: unknown) => boolean;
  /** Called before each wait, with its length and the number of the retry, from 1. */
  readonly onRetry?: (seconds: number, attempt: number) => void;
  readonly wait?: (ms: number) => Promise<void>;
  /** Cancels the retries: after the wait the call throws the signal's reason. */
  readonly signal?: AbortSignal;
}

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Calls `attempt`, with up to three retries after 1, 2 and 4 seconds; then throws the last error. */
export async function withRetries<T>(
  attempt: () => Promise<T>,
  { isRetryable = () => true, onRetry = () => undefined, wait = sleep, signal }: RetryOptions = {},
): Promise<T> {
  for (const [index, seconds] of retryDelaysSeconds.entries()) {
    try {
      return await attempt();
    } catch (error) {
      if (!isRetryable(error)) throw error;
      onRetry(seconds, index + 1);
      await wait(seconds * 1000);
      signal?.throwIfAborted();
    }
  }
  return attempt();
}

/** Waits before the attempts of `retryUntilDone`, in seconds; the last one is repeated. */
const outageDelaysSeconds = [3, 6, 12, 30] as const;

/**
 * Repeats an attempt until it returns true: after waits that grow up to half a minute, and at once when the browser
 * comes online or the page becomes visible. `isPatient`: begins with the longest wait. Returns a function that stops it.
 */
export function retryUntilDone(attempt: () => Promise<boolean>, isPatient = false): () => void {
  const listening = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = isPatient ? outageDelaysSeconds.length : 0;
  let isRunning = false;
  const schedule = () => {
    const seconds = outageDelaysSeconds[Math.min(failures, outageDelaysSeconds.length - 1)] ?? 0;
    // Not all at the same moment, when a server is back.
    timer = setTimeout(run, seconds * 1000 * (1 + Math.random() / 4));
    failures++;
  };
  const run = async () => {
    if (isRunning) return;
    isRunning = true;
    clearTimeout(timer);
    const isDone = await attempt().catch(() => false);
    isRunning = false;
    if (listening.signal.aborted) return;
    if (isDone) stop();
    else schedule();
  };
  const stop = () => {
    clearTimeout(timer);
    listening.abort();
  };
  const runNow = () => {
    if (document.visibilityState === 'visible') void run();
  };
  window.addEventListener('online', runNow, { signal: listening.signal });
  document.addEventListener('visibilitychange', runNow, { signal: listening.signal });
  schedule();
  return stop;
}

/** Whether the server responds, and is not refused by a proxy in front of it. */
export const isServerReachable = (): Promise<boolean> =>
  fetch('/api/health', { cache: 'no-store', signal: AbortSignal.timeout(5000) }).then(
    ({ ok }) => ok,
    () => false,
  );

/** Whether this document was reloaded, so that another reload may not help either. */
export const isReloaded = (): boolean =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => entry instanceof PerformanceNavigationTiming && entry.type === 'reload');
