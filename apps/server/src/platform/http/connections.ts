/**
 * Limits of connections that wait for their client: idle ones, those that do not send a whole request head, and those
 * whose responses are not read. Per network and in total.
 */
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { performance } from 'node:perf_hooks';
import { type ClientNetwork, clientNetworkOf } from './address.ts';
import { onResponseEnd } from './responseEnd.ts';
import { createWaitList, type WaitLimits } from './waitList.ts';

export interface ConnectionLimits extends WaitLimits {
  /** For the head of a request (slowloris). Idle connections end earlier, by `keepAliveTimeout` (listen.ts). */
  readonly headTimeoutMs: number;
  /** Timeouts per check: 6,000 connections that end at once would block the process for 0.25 s. */
  readonly maxTimeouts: number;
  /** Connections whose responses are not read in whole. */
  readonly unread: WaitLimits;
  /** Requests of one connection that are not answered yet. Browsers and proxies send one at a time. */
  readonly maxPipelined: number;
}
const connectionLimits: ConnectionLimits = {
  maxPerNetwork: 1_000,
  maxTotal: 6_000,
  minWaitMs: 2_000,
  maxEvictions: 10,
  headTimeoutMs: 10_000,
  maxTimeouts: 30,
  // Phones on a slow network need seconds for a large script. The kernel holds up to some megabytes for each.
  unread: { maxPerNetwork: 300, maxTotal: 3_000, minWaitMs: 10_000, maxEvictions: 10 },
  maxPipelined: 4,
};

interface Connection {
  readonly client: ClientNetwork;
  /** Requests whose responses were not sent in whole. */
  open: number;
  /** Those of them whose handlers have not ended the response. */
  running: number;
  /** It is in the list of unread responses. */
  isUnread: boolean;
  /** Bytes received when it began to wait for another request; 0 before the first one. */
  bytesBeforeHead: number;
}

/**
 * Closes the connections that exceed the limits. `isBehindProxy`: all connections are the proxy's, which has to limit
 * those of clients; only the totals apply. Replaces `server.closeIdleConnections`, which also closes connections whose
 * response is still being sent.
 */
export function limitConnections(
  server: Server,
  isBehindProxy: boolean,
  checkIntervalMs: number,
  limits = connectionLimits,
): void {
  const createList = (list: WaitLimits) =>
    createWaitList<Socket>(isBehindProxy ? { ...list, maxPerNetwork: Infinity } : list);
  const [waiting, unread] = [createList(limits), createList(limits.unread)];
  const connections = new Map<Socket, Connection>();
  const close = (sockets: readonly Socket[]) => {
    for (const socket of sockets) socket.destroy();
  };
  const wait = (socket: Socket, client: ClientNetwork) => {
    waiting.add(socket, client, performance.now());
    close(waiting.takeAboveTotal());
  };
  /** Further requests of the connection do not change since when it is unread. */
  const waitForReader = (socket: Socket, connection: Connection) => {
    if (connection.isUnread || connection.open === 0 || connection.running > 0 || socket.destroyed) return;
    connection.isUnread = true;
    unread.add(socket, connection.client, performance.now());
    close(unread.takeAboveTotal());
  };
  server.on('connection', (socket: Socket) => {
    const client = clientNetworkOf(socket.remoteAddress ?? '');
    connections.set(socket, { client, open: 0, running: 0, isUnread: false, bytesBeforeHead: 0 });
    socket.once('close', () => {
      waiting.delete(socket);
      unread.delete(socket);
      connections.delete(socket);
    });
    wait(socket, client);
  });
  server.on('request', ({ socket }, response) => {
    const connection = connections.get(socket);
    if (!connection || socket.destroyed) return;
    waiting.delete(socket);
    connection.open++;
    connection.running++;
    if (connection.open > limits.maxPipelined) socket.destroy();
    onResponseEnd(response, () => {
      connection.running--;
      waitForReader(socket, connection);
    });
    response.once('close', () => {
      connection.open--;
      connection.isUnread = false;
      unread.delete(socket);
      waitForReader(socket, connection);
      if (connection.open > 0 || socket.destroyed) return;
      connection.bytesBeforeHead = socket.bytesRead;
      wait(socket, connection.client);
    });
  });
  server.closeIdleConnections = () => {
    for (const [socket, { open, bytesBeforeHead }] of connections)
      if (open === 0 && bytesBeforeHead > 0 && socket.bytesRead === bytesBeforeHead) socket.destroy();
  };
  const timer = setInterval(() => {
    const now = performance.now();
    close(waiting.takeTimedOut(now, limits.headTimeoutMs, limits.maxTimeouts));
    close(waiting.takeAboveNetworkLimit(now));
    close(unread.takeAboveNetworkLimit(now));
  }, checkIntervalMs).unref();
  server.once('close', () => clearInterval(timer));
}
