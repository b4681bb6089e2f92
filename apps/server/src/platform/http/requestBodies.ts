/**
 * Receives request bodies before requests are started, so that a slow client costs a socket and the bytes that it has
 * sent, but neither a place among the running requests nor a query (decision 0067).
 */
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { performance } from 'node:perf_hooks';
import { addressOfRequest, type ClientNetwork, clientNetworkOf } from './address.ts';
import { maxBodyBytes } from './body.ts';
import { sendEarly } from './earlyResponses.ts';
import { createWaitList, type WaitLimits } from './waitList.ts';

export interface BodyLimits extends WaitLimits {
  /** Bytes of all bodies that have not arrived in whole; their buffers take up to twice as much. */
  readonly maxBufferedBytes: number;
  /** Average since the head of the request; checked after `minRateAfterMs`. */
  readonly minBytesPerSecond: number;
  readonly minRateAfterMs: number;
  /** Timeouts per check: 2,000 at once would block the process for 0.15 s. */
  readonly maxTimeouts: number;
}
/** Bodies that have not arrived in whole; most arrive with the head of their request. */
export const bodyLimits: BodyLimits = {
  maxPerNetwork: 30,
  maxTotal: 2_000,
  minWaitMs: 1_000,
  maxEvictions: 10,
  maxBufferedBytes: 64 * 1024 * 1024,
  minBytesPerSecond: 1024,
  minRateAfterMs: 10_000,
  maxTimeouts: 30,
};

const nothing = Buffer.alloc(0);

interface Options {
  readonly trustedProxies: number;
  /** Maximum of bytes by path, where it is not `maxBodyBytes`. */
  readonly maxBytesOf: ReadonlyMap<string, number>;
  readonly checkIntervalMs: number;
}
interface Transfer {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly client: ClientNetwork;
  readonly startedAt: number;
  /** Holds what has arrived, its first `bytes`. */
  buffer: Buffer;
  bytes: number;
  /** Ends receiving, without a response. */
  readonly stop: () => void;
}

/** Of the network of which most bytes are held, in the wide network of which most are (see WaitList.takeAboveTotal). */
function transfersOfLargest(transfers: readonly Transfer[]): readonly Transfer[] {
  const ofLargest = (some: readonly Transfer[], key: keyof ClientNetwork) => {
    const bytesOf = new Map<string, number>();
    for (const { client, bytes } of some) bytesOf.set(client[key], (bytesOf.get(client[key]) ?? 0) + bytes);
    const most = Math.max(...bytesOf.values());
    return some.filter(({ client }) => bytesOf.get(client[key]) === most);
  };
  return ofLargest(ofLargest(transfers, 'wideNetwork'), 'network');
}

/**
 * Adds a chunk to what has arrived. In one buffer, which doubles: one for each chunk would take 500 times the memory of a body
 * that comes in chunks of one byte.
 */
function append(transfer: Transfer, chunk: Buffer): void {
  const bytes = transfer.bytes + chunk.length;
  if (bytes > transfer.buffer.length) {
    const larger = Buffer.alloc(Math.max(bytes, 2 * transfer.buffer.length));
    transfer.buffer.copy(larger, 0, 0, transfer.bytes);
    transfer.buffer = larger;
  }
  chunk.copy(transfer.buffer, transfer.bytes);
  transfer.bytes = bytes;
}

/**
 * Wraps a request listener: it is called with whole bodies, as `rawBody`, which body.ts reads. `rawBody` is null for a body
 * above its maximum, which the application refuses unread: it may arrive as slowly as it likes.
 */
export function withWholeBodies(
  listener: RequestListener,
  { trustedProxies, maxBytesOf, checkIntervalMs }: Options,
  limits = bodyLimits,
): RequestListener {
  const waiting = createWaitList<Transfer>(limits);
  const transfers = new Set<Transfer>();
  let bufferedBytes = 0;

  const refuse = (transfer: Transfer, reason: 'tooSlow' | 'tooMany') => {
    transfer.stop();
    sendEarly(transfer.request, transfer.response, reason);
  };
  const check = () => {
    const now = performance.now();
    let timeouts = 0;
    for (const transfer of transfers) {
      const elapsedMs = now - transfer.startedAt;
      // The others have started later.
      if (elapsedMs < limits.minRateAfterMs || timeouts === limits.maxTimeouts) break;
      if ((transfer.bytes * 1000) / elapsedMs >= limits.minBytesPerSecond) continue;
      refuse(transfer, 'tooSlow');
      timeouts++;
    }
    for (const transfer of waiting.takeAboveNetworkLimit(now)) refuse(transfer, 'tooMany');
  };
  const limitBufferedBytes = () => {
    while (bufferedBytes > limits.maxBufferedBytes) {
      const transfer = transfersOfLargest([...transfers]).find(({ bytes }) => bytes > 0);
      if (transfer === undefined) break;
      refuse(transfer, 'tooMany');
    }
  };
  let timer: NodeJS.Timeout | null = null;
  const checkRegularly = () => {
    timer ??= setInterval(() => {
      check();
      if (transfers.size > 0 || timer === null) return;
      clearInterval(timer);
      timer = null;
    }, checkIntervalMs).unref();
  };

  const receive = (request: IncomingMessage, response: ServerResponse, maxBytes: number) => {
    const startedAt = performance.now();
    const client = clientNetworkOf(addressOfRequest(request, trustedProxies));
    const passOn = (rawBody: Buffer | null) => {
      transfer.stop();
      Object.assign(request, { rawBody });
      listener(request, response);
    };
    const finish = () => passOn(transfer.buffer.subarray(0, transfer.bytes));
    const read = (chunk: Buffer) => {
      append(transfer, chunk);
      bufferedBytes += chunk.length;
      if (transfer.bytes > maxBytes) passOn(null);
      else limitBufferedBytes();
    };
    const stop = () => {
      if (!transfers.delete(transfer)) return;
      waiting.delete(transfer);
      bufferedBytes -= transfer.bytes;
      request.off('data', read).off('end', finish).off('close', stop).pause();
    };
    const transfer: Transfer = { request, response, client, startedAt, buffer: nothing, bytes: 0, stop };
    transfers.add(transfer);
    waiting.add(transfer, client, startedAt);
    for (const other of waiting.takeAboveTotal()) refuse(other, 'tooMany');
    request.on('data', read).on('end', finish).on('close', stop);
    checkRegularly();
  };

  return (request, response) => {
    // The application ignores bodies of these. Not reading their headers here makes refusing them cheaper.
    if (request.method === 'GET' || request.method === 'HEAD') return listener(request, response);
    const declared = Number(request.headers['content-length'] ?? 0);
    const [path = ''] = (request.url ?? '').split('?', 1);
    const maxBytes = maxBytesOf.get(path) ?? maxBodyBytes;
    const hasBody = declared > 0 || request.headers['transfer-encoding'] !== undefined;
    if (hasBody && declared <= maxBytes) return receive(request, response, maxBytes);
    if (hasBody) Object.assign(request, { rawBody: null });
    return listener(request, response);
  };
}
