/** Limits of idle connections, and of those that do not send a whole request head: per network and in total. */
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { performance } from 'node:perf_hooks';
import { networkOf } from './address.ts';
import { createWaitList, type WaitLimits } from './waitList.ts';

/** Timeouts of single connections are in `serverOptions` (listen.ts). */
const connectionLimits: WaitLimits = {
  maxPerNetwork: 1_000,
  maxTotal: 6_000,
  minWaitMs: 2_000,
  maxEvictions: 40,
};

/**
 * Closes the connections that exceed the limits. `isBehindProxy`: all connections are the proxy's, which has to limit
 * those of clients; only the total applies.
 */
export function limitConnections(
  server: Server,
  isBehindProxy: boolean,
  checkIntervalMs: number,
  limits = connectionLimits,
): void {
  const waiting = createWaitList<Socket>(isBehindProxy ? { ...limits, maxPerNetwork: Infinity } : limits);
  const evict = (sockets: readonly Socket[]) => {
    for (const socket of sockets) socket.destroy();
  };
  const networks = new WeakMap<Socket, string>();
  const wait = (socket: Socket) => {
    if (!socket.destroyed) waiting.add(socket, networks.get(socket) ?? '', performance.now());
  };
  server.on('connection', (socket: Socket) => {
    networks.set(socket, networkOf(socket.remoteAddress ?? ''));
    socket.once('close', () => waiting.delete(socket));
    wait(socket);
    evict(waiting.takeAboveTotal());
  });
  server.on('request', ({ socket }, response) => {
    waiting.delete(socket);
    response.once('close', () => wait(socket));
  });
  const timer = setInterval(
    () => evict(waiting.takeAboveNetworkLimit(performance.now())),
    checkIntervalMs,
  ).unref();
  server.once('close', () => clearInterval(timer));
}
