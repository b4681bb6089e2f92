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
