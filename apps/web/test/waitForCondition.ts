const timeoutMs = 20_000;

/**
 * Waits frame by frame until a condition holds. Other than `expect.poll`, `expect.element` and `click`, it does not
 * advance fake timers, so it is for tests in which the faked time must be exact.
 */
export async function waitForCondition(description: string, condition: () => boolean): Promise<void> {
  // Not affected by fake timers.
  const timeout = AbortSignal.timeout(timeoutMs);
  while (!condition()) {
    if (timeout.aborted) throw new Error(`not within ${timeoutMs / 1000} s: ${description}`);
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
}
