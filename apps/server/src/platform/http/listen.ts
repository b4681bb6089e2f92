/** The HTTP server: timeouts and limits, listening, graceful shutdown. */
import { once } from 'node:events';
import type { Server, ServerOptions } from 'node:http';
import { createServer, type Server as NetServer } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { StartError } from '../startError.ts';

/** Timeouts that disconnect slow clients before they exhaust connections (slowloris). */
export const listenOptions: ServerOptions = {
  headersTimeout: 10_000,
  // Enough for a picture of 2 MB on a slow connection.
  requestTimeout: 60_000,
  keepAliveTimeout: 8_000,
  connectionsCheckingInterval: 2_000,
  maxHeaderSize: 16 * 1024,
};
const maxConnections = 5_000;
/**
 * For this long after SIGTERM, requests are still accepted, with 'Connection: close' and failing readiness:
 * requests that were on the network at the signal are not cut off.
 */
const gracePeriodMs = 1_000;
/** How long requests in flight may then take to finish. */
const drainTimeoutMs = 10_000;

/**
 * A free port, for PORT=0. The server has to know its own address before it listens: it is in mails and pages, and
 * decides which requests come from its own pages.
 */
export async function findFreePort(host: string): Promise<number> {
  const probe = createServer();
  await listen(probe, 0, host);
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('A listening server has a port.');
  return address.port;
}

export async function listen(server: NetServer, port: number, host: string): Promise<void> {
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

/** Graceful shutdown: waits the grace period, stops listening, drains requests, closes all connections. */
export async function stopServing(server: Server): Promise<void> {
  await setTimeout(gracePeriodMs);
  const { promise, resolve } = Promise.withResolvers<void>();
  server.close(() => resolve());
  const timeoutController = new AbortController();
  const timeout = setTimeout(drainTimeoutMs, null, { signal: timeoutController.signal }).then(
    () => server.closeAllConnections(),
    () => undefined,
  );
  await promise;
  timeoutController.abort();
  await timeout;
}
