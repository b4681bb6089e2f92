/** Observes outgoing HTTP requests by the diagnostics channels of Node: those of `fetch` and of `node:http`. */
import { subscribe, unsubscribe } from 'node:diagnostics_channel';

export interface OutgoingRequest {
  readonly method: string;
  /** Host name without port. */
  readonly host: string;
}

/** `status`: null if there was no response. */
type End = (status: number | null) => void;

const read = (value: unknown, ...path: readonly string[]): unknown =>
  path.reduce<unknown>((object, key) => Reflect.get(Object(object), key), value);
const readStatus = (response: unknown): number | null => {
  const status = read(response, 'statusCode');
  return typeof status === 'number' ? status : null;
};

/**
 * Calls `begin` for each outgoing request, in the asynchronous context of its caller, and what it returns when the request
 * has ended; null: not observed. Returns a function that stops observing.
 */
export function observeOutgoing(begin: (request: OutgoingRequest) => End | null): () => void {
  const running = new WeakMap<object, End>();
  const start = (request: unknown, method: unknown, host: unknown) => {
    const end = begin({ method: String(method), host: String(host) });
    if (end !== null && typeof request === 'object' && request !== null) running.set(request, end);
  };
  const end = (request: unknown, status: number | null) => {
    if (typeof request !== 'object' || request === null) return;
    running.get(request)?.(status);
    running.delete(request);
  };
  const originHost = (origin: unknown) =>
    URL.canParse(String(origin)) ? new URL(String(origin)).hostname : '';
  const listeners = Object.entries({
    'undici:request:create': (message: unknown) =>
      start(
        read(message, 'request'),
        read(message, 'request', 'method'),
        originHost(read(message, 'request', 'origin')),
      ),
    'undici:request:headers': (message: unknown) =>
      end(read(message, 'request'), readStatus(read(message, 'response'))),
    'undici:request:error': (message: unknown) => end(read(message, 'request'), null),
    'http.client.request.start': (message: unknown) =>
      start(read(message, 'request'), read(message, 'request', 'method'), read(message, 'request', 'host')),
    'http.client.response.finish': (message: unknown) =>
      end(read(message, 'request'), readStatus(read(message, 'response'))),
    'http.client.request.error': (message: unknown) => end(read(message, 'request'), null),
  });
  for (const [channel, listener] of listeners) subscribe(channel, listener);
  return () => {
    for (const [channel, listener] of listeners) unsubscribe(channel, listener);
  };
}
