/**
 * Load shedding: requests above the capacity are refused at once (503 with Retry-After), instead of all
 * becoming so slow that clients give up (decision 0033).
 */
import type { RequestListener } from 'node:http';
import { performance } from 'node:perf_hooks';
import { errorBody } from '@ena/contract/errors';

/** As many as an otherwise idle process handles within a fraction of a second. */
const maxConcurrentWhenBusy = 100;
/** Maximum of requests in flight, even if they only wait for something. */
const maxConcurrent = 2_000;
/** Event loop utilization above which the process is busy. */
const busyThreshold = 0.95;
/** Interval of measuring the utilization. */
const sampleIntervalMs = 100;

const retryAfterSeconds = 1;
/** Response bodies for requests of the web app, and for people who open a page. */
const responses = {
  api: {
    type: 'application/json',
    text: JSON.stringify(errorBody('UNAVAILABLE', 'The server is overloaded; try again in a second.')),
  },
  page: {
    type: 'text/plain; charset=utf-8',
    text: 'Ena is very busy right now. Please reload the page in a second.',
  },
} as const;
/** Never refused, so that monitoring sees an overload and does not restart a busy process. */
const exemptPaths: ReadonlySet<string> = new Set(['/api/health', '/api/ready', '/api/metrics']);

/** Measures event loop utilization: the share of recent time in which this process computed, 0 to 1. */
export function createLoadMeter(): () => number {
  let [measuredAt, share, before] = [performance.now(), 0, performance.eventLoopUtilization()];
  return () => {
    if (performance.now() - measuredAt < sampleIntervalMs) return share;
    const now = performance.eventLoopUtilization();
    share = performance.eventLoopUtilization(now, before).utilization;
    [measuredAt, before] = [performance.now(), now];
    return share;
  };
}

/** Wraps a request listener with load shedding. `load`: see `createLoadMeter`. */
export function withLoadShedding(listener: RequestListener, load: () => number): RequestListener {
  let inFlight = 0;
  return (request, response) => {
    const isOverloaded =
      inFlight >= maxConcurrent || (inFlight >= maxConcurrentWhenBusy && load() > busyThreshold);
    const address = request.url ?? '';
    if (isOverloaded && !exemptPaths.has(address)) {
      const { type, text } = responses[address.startsWith('/api/') ? 'api' : 'page'];
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
    inFlight++;
    response.once('close', () => {
      inFlight--;
    });
    return listener(request, response);
  };
}
