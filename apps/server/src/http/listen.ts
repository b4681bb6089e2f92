/** The HTTP server's own limits, its port, and its end. */
import type { Server, ServerOptions } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { StartError } from '../startError.ts';

/** Slow clients are cut off before they can fill the machine (trust: slow clients). */
export const listenOptions: ServerOptions = {
  headersTimeout: 10_000,
  // A picture of 2 MB on a slow line.
  requestTimeout: 60_000,
  keepAliveTimeout: 8_000,
  connectionsCheckingInterval: 2_000,
  maxHeaderSize: 16 * 1024,
};
const maxConnections = 5_000;
/**
 * After SIGTERM requests are still taken for this long, each answered with 'Connection: close' and
 * readiness gone: what was on its way when the signal came is not cut off.
 */
const graceTime = 1_000;
/** How long requests under way may then take to finish. */
const drainTime = 10_000;

export async function listen(server: Server, port: number, host: string): Promise<void> {
  server.maxConnections = maxConnections;
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  server.once('error', reject);
  server.listen(port, host, resolve);
  try {
    await promise;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
    throw new StartError(
      code === 'EADDRINUSE'
        ? `Port ${port} on ${host} is in use. Stop the other program, or choose another port with PORT.`
        : `Ena can't listen on ${host}:${port} (${code}). Check HOST and PORT.`,
    );
  } finally {
    server.off('error', reject);
  }
}

/** Waits out the grace, takes no new connections, lets requests under way finish, cuts off what lasts longer. */
export async function stopServing(server: Server): Promise<void> {
  await setTimeout(graceTime);
  const { promise, resolve } = Promise.withResolvers<void>();
  server.close(() => resolve());
  const cutOff = new AbortController();
  const late = setTimeout(drainTime, null, { signal: cutOff.signal }).then(
    () => server.closeAllConnections(),
    () => undefined,
  );
  await promise;
  cutOff.abort();
  await late;
}
