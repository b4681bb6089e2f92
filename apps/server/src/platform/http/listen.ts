/** The HTTP server: timeouts and limits, listening, graceful shutdown. */
import { once } from 'node:events';
import { createServer, type RequestListener, type Server, type ServerOptions } from 'node:http';
import { createServer as createNetServer, Server as NetServer } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { StartError } from '../startError.ts';
import { listenWithLoadShedding } from './loadShedding.ts';

/** Timeouts of slow clients. Those of one address are limited by the reverse proxy (deploy/haproxy.cfg). */
const serverOptions: ServerOptions = {
  headersTimeout: 10_000,
  // A picture of 2 MB at 7 kB a second.
  requestTimeout: 300_000,
  keepAliveTimeout: 8_000,
  connectionsCheckingInterval: 2_000,
  maxHeaderSize: 16 * 1024,
};
/** Timeout for a client that does not read its response, and for a handler that sends nothing. */
const inactivityTimeoutMs = 120_000;
const maxConnections = 10_000;
/** So many clients may connect while the process computes; the kernel may have a lower maximum. */
const backlog = 4_096;
/**
 * For this long after SIGTERM, requests are still accepted, with 'Connection: close' and failing readiness:
 * requests that were on the network at the signal are not cut off.
 */
const gracePeriodMs = 1_000;
/** How long requests in flight may then take to finish. */
const drainTimeoutMs = 10_000;
const drainIntervalMs = 100;
/** Proxies close idle connections after less than `keepAliveTimeout`; deploy/haproxy.cfg after 5 s. */
const proxyIdleMs = 6_000;

export interface HttpServer {
  readonly server: Server;
  /**
   * Graceful shutdown: waits the grace period, stops listening, drains requests, closes all connections. Behind a proxy,
   * idle connections stay open until the proxy has closed them: it may be sending a request on one, and repeats no POST.
   */
  readonly stop: () => Promise<void>;
}

/** Creates the server, which sheds load before the listener is called. `isHttps`: whether the public URL has TLS. */
export function createHttpServer(
  listener: RequestListener,
  { trustedProxies, isHttps }: { trustedProxies: number; isHttps: boolean },
): HttpServer {
  const server = createServer(serverOptions);
  listenWithLoadShedding(server, listener, { isHttps });
  server.maxConnections = maxConnections;
  server.setTimeout(inactivityTimeoutMs);
  let openResponses = 0;
  server.on('request', (_request, response) => {
    openResponses++;
    response.once('close', () => openResponses--);
  });
  const stop = async () => {
    await setTimeout(gracePeriodMs);
    const { promise, resolve } = Promise.withResolvers<void>();
    // Server.close of node:http would close idle connections.
    NetServer.prototype.close.call(server, () => resolve());
    const idleEnd = performance.now() + (trustedProxies > 0 ? proxyIdleMs : 0);
    const drainEnd = performance.now() + drainTimeoutMs;
    const closeConnections = () => {
      if (performance.now() > drainEnd) server.closeAllConnections();
      // It would also cut responses that are still being sent.
      else if (performance.now() >= idleEnd && openResponses === 0) server.closeIdleConnections();
    };
    closeConnections();
    const timer = setInterval(closeConnections, drainIntervalMs);
    await promise;
    clearInterval(timer);
  };
  return { server, stop };
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
