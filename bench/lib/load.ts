/** Asks a server over kept connections, one request at a time on each, and notes how long each answer took. */
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

export interface Ask {
  readonly method?: 'GET' | 'POST';
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

export interface Answer {
  /** Which request it answers: the number that `next` was called with. */
  readonly count: number;
  /** 0: the connection broke. */
  readonly status: number;
  /** From the moment it was due. */
  readonly ms: number;
  /** From the moment it was sent, which may be later. */
  readonly sentMs: number;
}

const answerSeconds = 60;

/** One kept connection. Bare sockets cost a tenth of `fetch`, so that it is the server that is measured. */
function keepConnection(url: string) {
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
    const whole =
      length === undefined
        ? received.includes('0\r\n\r\n', end)
        : received.length >= end + 4 + Number(length);
    if (!whole) return;
    if (head.includes('\r\nconnection: close')) close();
    settle(Number(head.slice(9, 12)));
  };
  const opened = () => {
    if (socket !== null) return socket;
    const fresh = connect(Number(port), hostname).setNoDelay();
    fresh.setTimeout(answerSeconds * 1000, () => fresh.destroy());
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
  /** The status of the answer; 0 where the connection broke. */
  const ask = ({ method = 'GET', path, headers = {}, body = '' }: Ask): Promise<number> => {
    const { promise, resolve } = Promise.withResolvers<number>();
    settle = resolve;
    received = Buffer.alloc(0);
    const lines = Object.entries({ host, ...headers, 'content-length': String(Buffer.byteLength(body)) });
    const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('');
    opened().write(`${method} ${path} HTTP/1.1\r\n${head}\r\n${body}`);
    return promise;
  };
  return { ask, close };
}

/**
 * As many as `connections` can ask in `seconds`, or until `onAnswer`, which hears of each answer, says that it is
 * enough. `next` gives each request.
 */
export async function atFullSpeed(
  url: string,
  options: {
    connections: number;
    seconds: number;
    next: (count: number) => Ask;
    onAnswer?: (answer: Answer) => 'go on' | 'enough';
  },
): Promise<readonly Answer[]> {
  const { connections, seconds, next, onAnswer = () => 'go on' } = options;
  const answers: Answer[] = [];
  const end = performance.now() + seconds * 1000;
  let isEnough = false;
  let count = 0;
  await Promise.all(
    Array.from({ length: connections }, async () => {
      const connection = keepConnection(url);
      while (performance.now() < end && !isEnough) {
        const begin = performance.now();
        const mine = count++;
        const status = await connection.ask(next(mine));
        const ms = performance.now() - begin;
        const answer = { count: mine, status, ms, sentMs: ms };
        answers.push(answer);
        isEnough ||= onAnswer(answer) === 'enough';
      }
      connection.close();
    }),
  );
  return answers;
}

/**
 * `perSecond` requests, whatever becomes of those before, on up to `connections`; one that finds none free waits, and
 * that is counted too: a server that falls behind is not flattered.
 */
export async function atPace(
  url: string,
  options: { perSecond: number; seconds: number; connections: number; next: (count: number) => Ask },
): Promise<readonly Answer[]> {
  const { perSecond, seconds, connections, next } = options;
  const answers: Answer[] = [];
  const free = Array.from({ length: connections }, () => keepConnection(url));
  const queue: { count: number; due: number }[] = [];
  const serve = async () => {
    const connection = free.pop();
    if (connection === undefined) return;
    for (let request = queue.shift(); request !== undefined; request = queue.shift()) {
      const { count, due } = request;
      const sent = performance.now();
      const status = await connection.ask(next(count));
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
    void serve();
  }
  while (answers.length < perSecond * seconds) await wait(20);
  for (const connection of free) connection.close();
  return answers;
}

/** The time within which `share` of the answers came. */
export function quantile(answers: readonly Answer[], share: number, from: 'ms' | 'sentMs' = 'ms'): number {
  const sorted = answers.map((answer) => answer[from]).sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export const withStatus = (answers: readonly Answer[], status: number): readonly Answer[] =>
  answers.filter((answer) => answer.status === status);
