/** Limits of idle connections, and of those that do not send a whole request head: per network and in total. */
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { performance } from 'node:perf_hooks';
import { networkOf } from './address.ts';
import { createWaitList, type WaitLimits } from './waitList.ts';

export interface ConnectionLimits extends WaitLimits {
  /** For the head of a request (slowloris). Idle connections end earlier, by `keepAliveTimeout` (listen.ts). */
  readonly headTimeoutMs: number;
  /** Timeouts per check: 6,000 connections that end at once would block the process for 0.25 s. */
  readonly maxTimeouts: number;
}
const connectionLimits: ConnectionLimits = {
  maxPerNetwork: 1_000,
  maxTotal: 6_000,
  minWaitMs: 2_000,
  maxEvictions: 10,
  headTimeoutMs: 10_000,
  maxTimeouts: 30,
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
  /** More than one if a client pipelines them. */
  const openRequests = new WeakMap<Socket, number>();
  const countRequest = (socket: Socket, change: 1 | -1) => {
    const count = (openRequests.get(socket) ?? 0) + change;
    openRequests.set(socket, count);
    return count;
  };
  server.on('request', ({ socket }, response) => {
    waiting.delete(socket);
    countRequest(socket, 1);
    response.once('close', () => {
      if (countRequest(socket, -1) === 0) wait(socket);
    });
  });
  const timer = setInterval(() => {
    const now = performance.now();
    evict(waiting.takeTimedOut(now, limits.headTimeoutMs, limits.maxTimeouts));
    evict(waiting.takeAboveNetworkLimit(now));
  }, checkIntervalMs).unref();
  server.once('close', () => clearInterval(timer));
}
