/**
 * Load shedding: requests wait in a queue of this process, and those that have waited too long are refused (503 with
 * Retry-After), instead of all becoming so slow that clients give up (decision 0058).
 */
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Server, Socket } from 'node:net';
import { performance } from 'node:perf_hooks';
import { type AdmissionLimits, createAdmissionQueue } from './admissionQueue.ts';
import { addressOfRequest, networkOf } from './address.ts';
import { sendEarly } from './earlyResponses.ts';
import { onResponseEnd } from './responseEnd.ts';

export const admissionLimits: AdmissionLimits = {
  // Enough to keep the 20 connections to PostgreSQL busy.
  maxRunning: 64,
  runningTimeoutMs: 1_000,
  // With what follows, a client has its response within a second.
  maxWaitMs: 750,
  minQueued: 16,
};
/** Interval of checking the queue while as many requests run as may. */
const pollIntervalMs = 20;
/**
 * After a request was started, further turns of the event loop may only read from sockets, for a share of the time that
 * the start took; a larger one while clients connect, because Node accepts one connection per turn.
 */
const maxReadShare = 1 / 8;
const maxAcceptShare = 1;
/**
 * The longest wait in the kernel that the first request of a connection is dated back for, as a share of `maxWaitMs`: a
 * client must get its turn also while another connects faster than this process accepts.
 */
const maxBacklogShare = 2 / 3;

/** Requests that one turn rejects: thousands at once would block the event loop for longer than clients wait. */
const maxTakenPerTurn = 200;

/** These do not wait, so that monitoring sees an overload, and does not restart a busy process: but only so many. */
const exemptPaths: ReadonlySet<string> = new Set(['/api/health', '/api/ready', '/api/metrics']);
/** So that a flood of them from outside neither is a way around the queue, nor uses up what a load balancer needs. */
const maxExemptPerSecond = { network: 20, total: 100 };

interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

/**
 * Wraps the request listener of a server with load shedding. `trustedProxies`: the number of reverse proxies, which name
 * the clients that take turns.
 */
export function withLoadShedding(
  server: Server,
  listener: RequestListener,
  trustedProxies: number,
  limits = admissionLimits,
): RequestListener {
  const queue = createAdmissionQueue<Exchange>(limits);
  const maxBacklogMs = limits.maxWaitMs * maxBacklogShare;
  const isExempt = createExemption(trustedProxies);
  let cancelNextTurn: (() => void) | null = null;
  /** When the event loop last went on to read from sockets. */
  let lastTurnAt = 0;
  let startedAt: number | null = null;
  let readUntil = 0;
  let acceptUntil = 0;
  let hasArrivals = false;
  let hasConnections = false;
  /** Since when every turn has accepted a connection: the next one may have waited since then. */
  let acceptingSince: number | null = null;
  let turns = 0;
  /** The turn that has accepted a connection, until its first request. */
  const acceptedIn = new WeakMap<Socket, number>();

  const scheduleTurn = (delayMs: number) => {
    cancelNextTurn?.();
    if (delayMs === 0) {
      const immediate = setImmediate(runTurn);
      cancelNextTurn = () => clearImmediate(immediate);
    } else {
      const timer = setTimeout(runTurn, delayMs);
      cancelNextTurn = () => clearTimeout(timer);
    }
  };
  /**
   * Rejects requests and starts one: only one per turn of the event loop, which between turns reads all requests from
   * their sockets, so that they wait here, where their age is known, and not in the kernel.
   */
  const runTurn = () => {
    cancelNextTurn = null;
    turns++;
    const now = performance.now();
    if (startedAt !== null) {
      const elapsedMs = now - startedAt;
      readUntil = now + elapsedMs * maxReadShare;
      acceptUntil = now + elapsedMs * maxAcceptShare;
    }
    if (!hasConnections) acceptingSince = null;
    const mayStart = !(hasArrivals && now < readUntil) && !(hasConnections && now < acceptUntil);
    hasArrivals = false;
    hasConnections = false;
    startedAt = null;
    let isBlocked = false;
    let taken = 0;
    while (startedAt === null && !isBlocked && taken < maxTakenPerTurn) {
      const next = queue.next(now, mayStart);
      taken++;
      if (next === null) isBlocked = true;
      else if (next.item.request.socket.destroyed)
        queue.finish(next.item); // the client has disconnected
      else if (next.isRejected) sendEarly(next.item.request, next.item.response, 'overloaded');
      else {
        startedAt = now;
        start(next.item);
      }
    }
    lastTurnAt = performance.now();
    // After a start or a connection even with an empty queue: others may wait in the kernel.
    if (startedAt !== null || acceptingSince !== null || !mayStart || !isBlocked) scheduleTurn(0);
    else if (!queue.isEmpty()) scheduleTurn(pollIntervalMs);
  };
  const start = (exchange: Exchange) => {
    // Not when it was read: clients that do not read would take the places of others.
    onResponseEnd(exchange.response, () => {
      queue.finish(exchange);
      if (!queue.isEmpty()) scheduleTurn(0);
    });
    listener(exchange.request, exchange.response);
  };

  /** What arrives first after a time without turns is new. */
  const beginTurns = (now: number) => {
    lastTurnAt = now;
    scheduleTurn(0);
  };
  const noteAccepted = () => {
    hasConnections = true;
    if (cancelNextTurn === null) beginTurns(performance.now());
    acceptingSince ??= lastTurnAt;
  };
  server.on('connection', (socket) => {
    acceptedIn.set(socket, turns);
    noteAccepted();
  });
  // Accepted and closed at once, above `maxConnections`: others wait behind it all the same.
  server.on('drop', noteAccepted);

  return (request, response) => {
    const now = performance.now();
    // What had arrived before its connection was accepted is read in the next turn.
    const isNew = turns - (acceptedIn.get(request.socket) ?? -Infinity) <= 1;
    acceptedIn.delete(request.socket);
    hasArrivals = true;
    if (isExempt(request, now)) return listener(request, response);
    if (cancelNextTurn === null) beginTurns(now);
    // It may have waited in the kernel since the previous turn; with its connection, since each turn has accepted one.
    const waitedSince = isNew ? acceptingSince : null;
    const arrivedAt =
      waitedSince === null ? lastTurnAt : Math.min(lastTurnAt, Math.max(waitedSince, now - maxBacklogMs));
    queue.add({ request, response }, networkOf(addressOfRequest(request, trustedProxies)), arrivedAt);
  };
}

/**
 * Whether a request is a health check of the first ones in this second, of its network and in total. Behind a proxy, the
 * total does not count those that come from inside: without X-Forwarded-For.
 */
function createExemption(trustedProxies: number): (request: IncomingMessage, now: number) => boolean {
  let countedFrom = 0;
  let total = 0;
  const counts = new Map<string, number>();
  return (request, now) => {
    if (!exemptPaths.has(request.url ?? '')) return false;
    if (now - countedFrom > 1_000) {
      [countedFrom, total] = [now, 0];
      counts.clear();
    }
    const isInside = trustedProxies > 0 && request.headers['x-forwarded-for'] === undefined;
    if (!isInside && total >= maxExemptPerSecond.total) return false;
    const network = isInside ? '' : networkOf(addressOfRequest(request, trustedProxies));
    const count = (counts.get(network) ?? 0) + 1;
    if (count > maxExemptPerSecond.network) return false;
    counts.set(network, count);
    if (!isInside) total++;
    return true;
  };
}
