/** Responses of the HTTP server itself, sent before a request reaches the application, and therefore cheap. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type ErrorCode, errorBody, errorStatus } from '@ena/contract/errors';

/** Prepared, because under overload most of the time is spent on refusing. */
function prepare(status: number, type: string, text: string, headers: Readonly<Record<string, string>>) {
  const all = {
    'Content-Type': type,
    'Content-Length': String(Buffer.byteLength(text)),
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
    ...headers,
  };
  return { status, headers: Object.entries(all).flat(), text };
}
const prepareError = (code: ErrorCode, text: string, headers: Readonly<Record<string, string>>) =>
  prepare(errorStatus[code], 'application/json', JSON.stringify(errorBody(code, text)), headers);

const retry = { 'Retry-After': '1' };
const close = { Connection: 'close' };
const responses = {
  overloaded: prepareError('UNAVAILABLE', 'The server is overloaded; try again in a second.', retry),
  /** For people who open a page. */
  overloadedPage: prepare(
    503,
    'text/plain; charset=utf-8',
    'Ena is very busy right now. Please reload the page in a second.',
    retry,
  ),
  tooMany: prepareError('UNAVAILABLE', 'Too many requests wait for their bodies.', { ...retry, ...close }),
  tooSlow: prepareError('TIMEOUT', 'The body did not arrive in time.', close),
};

/** Sends 503 with Retry-After (`overloaded`, `tooMany`) or 408 (`tooSlow`); the last two close the connection. */
export function sendEarly(
  request: IncomingMessage,
  response: ServerResponse,
  kind: 'overloaded' | 'tooMany' | 'tooSlow',
): void {
  const isPage = kind === 'overloaded' && request.url?.startsWith('/api/') !== true;
  const { status, headers, text } = responses[isPage ? 'overloadedPage' : kind];
  response.writeHead(status, headers);
  response.end(text);
}
