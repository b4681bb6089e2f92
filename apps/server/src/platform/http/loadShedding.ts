/**
 * Load shedding: requests of a long queue that the event loop could not start in time get 503 with Retry-After, instead of
 * all becoming so slow that clients give up (decision 85).
 */
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import { performance } from 'node:perf_hooks';
import { errorBody, errorStatus } from '@ena/contract/errors';
import { hsts } from './headers.ts';

/** With the time of its response, a client that is served has it within a second. */
const maxDelayMs = 500;
/**
 * So many requests wait as long as it takes: they are a page with its files after a slow moment, such as a start or a busy
 * machine, and are served within a quarter of a second. An overload fills the queue.
 */
const alwaysServed = 50;
/** Turns in a row that start no request while clients connect. */
const maxAcceptingTurns = 16;

/** Answered at once, so that monitoring sees an overload, and does not restart a busy process. */
const exemptPaths: ReadonlySet<string> = new Set(['/api/health', '/api/ready', '/api/metrics']);

interface Waiting {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly arrivedAt: number;
}

/** Adds a listener to the server that is called for requests which can be started in time. */
export function listenWithLoadShedding(
  server: Server,
  listener: RequestListener,
  { isHttps, now = () => performance.now() }: { isHttps: boolean; now?: () => number },
): void {
  const waiting: Waiting[] = [];
  let hasAccepted = false;
  let acceptingTurns = 0;

  /**
   * Starts one request in each turn of the event loop, which between turns reads from all sockets: so requests wait here,
   * where their age is known, and not in the kernel. Node accepts one connection in a turn: while clients connect, turns
   * that only accept come first, or the last of them would wait for as many requests.
   */
  const runTurn = () => {
    if (hasAccepted && acceptingTurns < maxAcceptingTurns) {
      hasAccepted = false;
      acceptingTurns++;
      setImmediate(runTurn);
      return;
    }
    acceptingTurns = 0;
    let next = waiting.shift();
    for (
      ;
      next && waiting.length >= alwaysServed && now() - next.arrivedAt > maxDelayMs;
      next = waiting.shift()
    )
      refuse(next.request, next.response, isHttps);
    if (next && !next.request.socket.destroyed) listener(next.request, next.response);
    if (waiting.length > 0) setImmediate(runTurn);
  };

  server.on('connection', () => (hasAccepted = true));
  server.on('request', (request, response) => {
    if (exemptPaths.has(request.url ?? '')) return listener(request, response);
    if (waiting.length === 0) setImmediate(runTurn);
    waiting.push({ request, response, arrivedAt: now() });
  });
}

function refuse(request: IncomingMessage, response: ServerResponse, isHttps: boolean): void {
  const isApi = request.url?.startsWith('/api/') === true;
  const text = isApi
    ? JSON.stringify(errorBody('UNAVAILABLE', 'The server is overloaded; try again in a second.'))
    : 'Ena is very busy right now. Please reload the page in a second.';
  response.writeHead(errorStatus.UNAVAILABLE, {
    'Content-Type': isApi ? 'application/json' : 'text/plain; charset=utf-8',
    'Content-Length': Buffer.byteLength(text),
    'Cache-Control': 'no-store',
    'Retry-After': '1',
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
    ...(isHttps && { [hsts[0]]: hsts[1] }),
  });
  response.end(text);
}
