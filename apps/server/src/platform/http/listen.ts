/** The HTTP server: timeouts and limits, listening, graceful shutdown. */
import { once } from 'node:events';
import { createServer, type RequestListener, type Server, type ServerOptions } from 'node:http';
import { createServer as createNetServer, Server as NetServer } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { StartError } from '../startError.ts';
import { limitConnections } from './connections.ts';
import { maxBodyBytes } from './body.ts';
import { hsts } from './headers.ts';
import { withLoadShedding } from './loadShedding.ts';
import { bodyLimits, withWholeBodies } from './requestBodies.ts';

/** Timeouts of slow clients. Those of connections.ts and requestBodies.ts are shorter, and end only a few at once. */
const serverOptions: ServerOptions = {
  headersTimeout: 60_000,
  keepAliveTimeout: 8_000,
  connectionsCheckingInterval: 500,
  maxHeaderSize: 16 * 1024,
};
/** Timeout for a client that does not read its response, and for a handler that sends nothing. */
const inactivityTimeoutMs = 120_000;
/** A backstop above the limits of idle connections: idle and busy ones together. */
const maxConnections = 12_000;
/** So many clients may connect while the process computes; the kernel may have a lower maximum. */
const backlog = 4_096;
/** Interval of looking for clients that are too slow, or too many. */
const checkIntervalMs = 100;
/**
 * For this long after SIGTERM, requests are still accepted, with 'Connection: close' and failing readiness:
 * requests that were on the network at the signal are not cut off.
 */
const gracePeriodMs = 1_000;
/** How long requests in flight may then take to finish. */
const drainTimeoutMs = 10_000;
/** Proxies close idle connections after less than `keepAliveTimeout`; deploy/Caddyfile after 5 s. */
const proxyIdleMs = 6_000;

/**
 * Creates the server: it limits slow clients and sheds load before the listener is called. `maxBytesOf`: the maxima of
 * request bodies by path, where they are not `maxBodyBytes`. `isHttps`: whether the public URL has TLS.
 */
export function createHttpServer(
  listener: RequestListener,
  {
    trustedProxies,
    maxBytesOf,
    isHttps,
  }: { trustedProxies: number; maxBytesOf: ReadonlyMap<string, number>; isHttps: boolean },
): Server {
  // The largest body at the minimum rate.
  const requestTimeout =
    (1000 * Math.max(maxBodyBytes, ...maxBytesOf.values())) / bodyLimits.minBytesPerSecond +
    bodyLimits.minRateAfterMs;
  const server = createServer({ ...serverOptions, requestTimeout });
  server.maxConnections = maxConnections;
  server.setTimeout(inactivityTimeoutMs);
  limitConnections(server, trustedProxies > 0, checkIntervalMs);
  // Responses that the application does not send have it, too.
  if (isHttps) server.on('request', (_request, response) => response.setHeader(...hsts));
  const options = { trustedProxies, maxBytesOf, checkIntervalMs };
  const application = withWholeBodies(withLoadShedding(server, listener, trustedProxies), options);
  // Node would answer 417 itself, before all limits. An unknown expectation may be ignored (RFC 9110, 10.1.1).
  server.on('checkExpectation', (request, response) => server.emit('request', request, response));
  server.on('request', (request, response) => {
    // Node goes on to parse what a client has pipelined that was disconnected for it.
    if (!request.socket.destroyed) application(request, response);
  });
  return server;
}

/**
 * A free port, for PORT=0. The server has to know its own address before it listens: it is in mails and pages, and
 * decides which requests come from its own pages.
 */
export async function findFreePort(host: string): Promise<number> {
  const probe = createNetServer();
  await listen(probe, 0, host);
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('A listening server has a port.');
  return address.port;
}

export async function listen(server: NetServer, port: number, host: string): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  server.once('error', reject);
  server.listen(port, host, backlog, resolve);
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

/**
 * Graceful shutdown: waits the grace period, stops listening, drains requests, closes all connections. Behind a proxy, idle
 * connections stay open until the proxy has closed them: it may be sending a request on one, and repeats no POST.
 */
export async function stopServing(
  server: Server,
  { trustedProxies }: { trustedProxies: number },
): Promise<void> {
  await setTimeout(gracePeriodMs);
  const { promise, resolve } = Promise.withResolvers<void>();
  // Server.close of node:http would close idle connections.
  NetServer.prototype.close.call(server, () => resolve());
  const idleEnd = performance.now() + (trustedProxies > 0 ? proxyIdleMs : 0);
  const drainEnd = performance.now() + drainTimeoutMs;
  const closeConnections = () => {
    if (performance.now() > drainEnd) server.closeAllConnections();
    else if (performance.now() >= idleEnd) server.closeIdleConnections();
  };
  closeConnections();
  const timer = setInterval(closeConnections, checkIntervalMs);
  await promise;
  clearInterval(timer);
}
