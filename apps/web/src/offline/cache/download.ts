/** For a file in whole: at most some 200 kB, on a slow phone. */
const timeoutMs = 60_000;

/**
 * Fetches a file in whole, so that a connection that breaks or stalls is an error here, and not while it is stored. Throws
 * what `fetch` does, after the timeout a `TimeoutError`.
 */
export async function download(path: string, options: RequestInit = {}): Promise<Response> {
  const response = await fetch(path, { ...options, signal: AbortSignal.timeout(timeoutMs) });
  // It keeps whether it was redirected, which a copy would not.
  await response.clone().arrayBuffer();
  return response;
}
