/**
 * More is asked than can be done: then some is done at once and the rest refused at once (503, to be tried again in a
 * second), instead of everything so late that nobody waits for it any more (trust: overload).
 */
import type { RequestListener } from 'node:http';
import { performance } from 'node:perf_hooks';
import { errorBody } from '@ena/contract/errors';

/** As many as are answered within a fraction of a second when the process has nothing else to do. */
const mostWhenBusy = 100;
/** So many are under way at most, whatever they wait for. */
const mostEver = 2_000;
/** Share of the time in which the process computes; above it there is none left. */
const busyFrom = 0.95;
/** How often that is looked at, in milliseconds. */
const lookEvery = 100;

const retryAfterSeconds = 1;
/** For the web app's own requests, and for people who open a page. */
const refusals = {
  api: {
    type: 'application/json',
    text: JSON.stringify(
      errorBody('UNAVAILABLE', 'Too much is asked at this moment; try again in a second.'),
    ),
  },
  page: {
    type: 'text/plain; charset=utf-8',
    text: 'Ena is very busy at this moment. Please load the page again in a second.',
  },
} as const;
/** Whoever watches the process must not take it for dead. */
const always: ReadonlySet<string> = new Set(['/api/health', '/api/ready']);

/** The share of the time since the last call in which this process computed, 0 to 1. */
export function createLoad(): () => number {
  let [looked, share, before] = [performance.now(), 0, performance.eventLoopUtilization()];
  return () => {
    if (performance.now() - looked < lookEvery) return share;
    const now = performance.eventLoopUtilization();
    share = performance.eventLoopUtilization(now, before).utilization;
    [looked, before] = [performance.now(), now];
    return share;
  };
}

/** Hands on what can be done. `load`: see `createLoad`. */
export function refuseOverload(listener: RequestListener, load: () => number): RequestListener {
  let underWay = 0;
  return (request, response) => {
    const isTooMuch = underWay >= mostEver || (underWay >= mostWhenBusy && load() > busyFrom);
    const address = request.url ?? '';
    if (isTooMuch && !always.has(address)) {
      const { type, text } = refusals[address.startsWith('/api/') ? 'api' : 'page'];
      response.writeHead(503, {
        'Content-Type': type,
        'Content-Length': Buffer.byteLength(text),
        'Cache-Control': 'no-store',
        'Retry-After': retryAfterSeconds,
        'X-Content-Type-Options': 'nosniff',
        'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
      });
      response.end(text);
      return;
    }
    underWay++;
    response.once('close', () => {
      underWay--;
    });
    return listener(request, response);
  };
}
