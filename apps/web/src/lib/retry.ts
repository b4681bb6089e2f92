/** Waits before each retry, in seconds (document 1, section 9; BACK-10). */
export const retrySeconds = [1, 2, 4] as const;

interface RetryPlan {
  /** Which failures are worth another try; all, unless said otherwise. */
  readonly worthIt?: (error: unknown) => boolean;
  /** Told before each wait: how long, and which retry it is, from 1. */
  readonly waiting?: (seconds: number, attempt: number) => void;
  readonly wait?: (ms: number) => Promise<void>;
}

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Tries, and tries again at most three times, after 1, 2 and 4 seconds; then the last error is passed on. */
export async function withRetries<T>(
  attempt: () => Promise<T>,
  { worthIt = () => true, waiting = () => undefined, wait = sleep }: RetryPlan = {},
): Promise<T> {
  for (const [index, seconds] of retrySeconds.entries()) {
    try {
      return await attempt();
    } catch (error) {
      if (!worthIt(error)) throw error;
      waiting(seconds, index + 1);
      await wait(seconds * 1000);
    }
  }
  return attempt();
}
