/**
 * Load generator: sends requests over keep-alive connections, one at a time on each, and measures latencies.
 */
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

export interface LoadRequest {
  readonly method?: 'GET' | 'POST' | 'PATCH';
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
  /** When the response came: milliseconds since the begin of the load. */
  readonly atMs: number;
}

const responseTimeoutSeconds = 60;

export type Connection = ReturnType<typeof createConnection>;

/**
 * One keep-alive connection, which opens with its first request. A bare socket costs a tenth of `fetch`, so that the server
 * is measured, not the client. `localAddress`: the address of the client.
 */
export function createConnection(url: string, localAddress?: string) {
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
  const loadBegin = performance.now();
  const end = loadBegin + seconds * 1000;
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
        const answer = { count: index, status, ms, sentMs: ms, atMs: begin + ms - loadBegin };
        answers.push(answer);
        isStopped ||= onResponse(answer) === 'stop';
      }
      connection.close();
    }),
  );
  return answers;
}

interface Rate {
  readonly perSecond: number;
  readonly seconds: number;
  readonly next: (count: number) => LoadRequest;
}

/** Open-loop load on a number of new `connections`: see `sendAtRate`. */
export async function runOpenLoop(
  url: string,
  { connections: count, ...rate }: Rate & { readonly connections: number },
): Promise<readonly LoadResponse[]> {
  const connections = Array.from({ length: count }, () => createConnection(url));
  const answers = await sendAtRate(connections, rate);
  for (const connection of connections) connection.close();
  return answers;
}

/**
 * Open-loop load: `perSecond` requests at a constant rate, independent of the responses. A request waits for a free
 * connection, and `ms` includes that wait, to avoid coordinated omission. After `seconds` those that still wait are sent,
 * too, unless `dropsUnsent`.
 */
export async function sendAtRate(
  connections: readonly Connection[],
  { perSecond, seconds, next, dropsUnsent = false }: Rate & { readonly dropsUnsent?: boolean },
): Promise<readonly LoadResponse[]> {
  const answers: LoadResponse[] = [];
  const free = [...connections];
  const begin = performance.now();
  const dueAt = (count: number) => begin + (count * 1000) / perSecond;
  let [due, sent] = [0, 0];
  const sendDue = async () => {
    const connection = free.pop();
    if (connection === undefined) return;
    while (sent < due) {
      const count = sent++;
      const sentAt = performance.now();
      const status = await connection.send(next(count));
      const end = performance.now();
      answers.push({ count, status, ms: end - dueAt(count), sentMs: end - sentAt, atMs: end - begin });
    }
    free.push(connection);
  };
  while (due < perSecond * seconds) {
    const early = dueAt(due) - performance.now();
    if (early > 0) await wait(early);
    due++;
    void sendDue();
  }
  if (dropsUnsent) due = sent;
  while (answers.length < due) await wait(20);
  return answers;
}

/** The response time that a `share` of the responses did not exceed, such as 0.99 for p99. */
export function quantile(
  answers: readonly Pick<LoadResponse, 'ms' | 'sentMs'>[],
  share: number,
  from: 'ms' | 'sentMs' = 'ms',
): number {
  const sorted = answers.map((answer) => answer[from]).sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export const withStatus = (answers: readonly LoadResponse[], status: number): readonly LoadResponse[] =>
  answers.filter((answer) => answer.status === status);
