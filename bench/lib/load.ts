/**
 * Load generator: sends requests over keep-alive connections, one at a time on each, and measures latencies.
 */
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

export interface LoadRequest {
  readonly method?: 'GET' | 'POST';
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

export interface LoadResponse {
  /** The number of the request, which `next` was called with. */
  readonly count: number;
  /** 0: the connection broke. */
  readonly status: number;
  /** Milliseconds since the scheduled time of the request. */
  readonly ms: number;
  /** Milliseconds since the request was sent, which may be later. */
  readonly sentMs: number;
}

const responseTimeoutSeconds = 60;

/**
 * One keep-alive connection. A bare socket costs a tenth of `fetch`, so that the server is measured, not the
 * client.
 */
function createConnection(url: string, localAddress?: string) {
  const { hostname, port, host } = new URL(url);
  let socket: Socket | null = null;
  let received: Buffer = Buffer.alloc(0);
  let settle: (status: number) => void = () => undefined;

  const read = (chunk: Buffer) => {
    received = received.length === 0 ? chunk : Buffer.concat([received, chunk]);
    const end = received.indexOf('\r\n\r\n');
    if (end < 0) return;
    const head = received.toString('latin1', 0, end).toLowerCase();
    const length = /\r\ncontent-length: (\d+)/u.exec(head)?.[1];
    const isComplete =
      length === undefined
        ? received.includes('0\r\n\r\n', end)
        : received.length >= end + 4 + Number(length);
    if (!isComplete) return;
    if (head.includes('\r\nconnection: close')) close();
    settle(Number(head.slice(9, 12)));
  };
  const openSocket = () => {
    if (socket !== null) return socket;
    const fresh = connect({ port: Number(port), host: hostname, localAddress }).setNoDelay();
    fresh.setTimeout(responseTimeoutSeconds * 1000, () => fresh.destroy());
    fresh.on('data', read);
    fresh.on('error', () => undefined);
    fresh.on('close', () => {
      if (socket !== fresh) return;
      socket = null;
      settle(0);
    });
    socket = fresh;
    return fresh;
  };
  const close = () => {
    const old = socket;
    socket = null;
    old?.destroy();
  };
  /** Returns the status of the response; 0 if the connection broke. */
  const send = ({ method = 'GET', path, headers = {}, body = '' }: LoadRequest): Promise<number> => {
    const { promise, resolve } = Promise.withResolvers<number>();
    settle = resolve;
    received = Buffer.alloc(0);
    const lines = Object.entries({ host, ...headers, 'content-length': String(Buffer.byteLength(body)) });
    const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('');
    openSocket().write(`${method} ${path} HTTP/1.1\r\n${head}\r\n${body}`);
    return promise;
  };
  return { send, close };
}

/**
 * Closed-loop load: each connection sends its next request when it has the response to the previous one, for
 * `seconds` or until `onResponse`, called for each response, returns 'stop'. `next` returns each request.
 */
export async function runClosedLoop(
  url: string,
  options: {
    connections: number;
    seconds: number;
    next: (count: number) => LoadRequest;
    onResponse?: (answer: LoadResponse) => 'continue' | 'stop';
  },
): Promise<readonly LoadResponse[]> {
  const { connections, seconds, next, onResponse = () => 'continue' } = options;
  const answers: LoadResponse[] = [];
  const end = performance.now() + seconds * 1000;
  let isStopped = false;
  let count = 0;
  await Promise.all(
    Array.from({ length: connections }, async () => {
      const connection = createConnection(url);
      while (performance.now() < end && !isStopped) {
        const begin = performance.now();
        const index = count++;
        const status = await connection.send(next(index));
        const ms = performance.now() - begin;
        const answer = { count: index, status, ms, sentMs: ms };
        answers.push(answer);
        isStopped ||= onResponse(answer) === 'stop';
      }
      connection.close();
    }),
  );
  return answers;
}

/**
 * Open-loop load: `perSecond` requests at a constant rate on up to `connections`, independent of the responses.
 * A request waits for a free connection, and `ms` includes that wait, to avoid coordinated omission. `localAddress`: the
 * address of the client.
 */
export async function runOpenLoop(
  url: string,
  options: {
    perSecond: number;
    seconds: number;
    connections: number;
    next: (count: number) => LoadRequest;
    localAddress?: string;
  },
): Promise<readonly LoadResponse[]> {
  const { perSecond, seconds, connections, next, localAddress } = options;
  const answers: LoadResponse[] = [];
  const free = Array.from({ length: connections }, () => createConnection(url, localAddress));
  const queue: { count: number; due: number }[] = [];
  const sendQueued = async () => {
    const connection = free.pop();
    if (connection === undefined) return;
    for (let request = queue.shift(); request !== undefined; request = queue.shift()) {
      const { count, due } = request;
      const sent = performance.now();
      const status = await connection.send(next(count));
      const end = performance.now();
      answers.push({ count, status, ms: end - due, sentMs: end - sent });
    }
    free.push(connection);
  };
  const begin = performance.now();
  for (let count = 0; count < perSecond * seconds; count++) {
    const due = begin + (count * 1000) / perSecond;
    const early = due - performance.now();
    if (early > 0) await wait(early);
    queue.push({ count, due });
    void sendQueued();
  }
  while (answers.length < perSecond * seconds) await wait(20);
  for (const connection of free) connection.close();
  return answers;
}

/** The response time that a `share` of the responses did not exceed, such as 0.99 for p99. */
export function quantile(
  answers: readonly LoadResponse[],
  share: number,
  from: 'ms' | 'sentMs' = 'ms',
): number {
  const sorted = answers.map((answer) => answer[from]).sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export const withStatus = (answers: readonly LoadResponse[], status: number): readonly LoadResponse[] =>
  answers.filter((answer) => answer.status === status);
