/** The result of `promise`; rejects if it takes longer than `timeoutMs`. What it waits for is not canceled. */
export async function withTimeout<T>(promise: PromiseLike<T>, timeoutMs: number): Promise<T> {
  const { promise: timeout, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`Timed out after ${timeoutMs} ms.`)), timeoutMs);
  try {
    return await Promise.race([promise, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
