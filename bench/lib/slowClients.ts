/**
 * Worker: slow clients on many local addresses. Each connects, sends the head, then a byte every two seconds, and
 * connects again when it is disconnected. Others send whole requests, read no response, and connect again after a time.
 */
import { connect } from 'node:net';
import { workerData } from 'node:worker_threads';

/** What `workerData` holds. */
export interface SlowClients {
  readonly port: number;
  readonly clients: number;
  /** How many addresses they have, 127.2.0.0 and so on. */
  readonly addresses: number;
  /** The beginning of a request, or `count` whole ones, pipelined; nothing is sent if it is empty. */
  readonly head: string;
  readonly count?: number;
  /** Of clients that send whole requests. */
  readonly lifetimeMs?: number;
}

const sendIntervalMs = 2_000;
const reconnectDelayMs = 500;
// as: slowClients.ts passes them
const { port, clients, addresses, head, count = 1, lifetimeMs } = workerData as SlowClients;

function open(index: number): void {
  const address = index % addresses;
  const socket = connect({ host: '127.0.0.1', port, localAddress: `127.2.${address >> 8}.${address & 255}` });
  const timer =
    lifetimeMs === undefined
      ? setInterval(() => head !== '' && socket.write('x'), sendIntervalMs)
      : setTimeout(() => socket.destroy(), lifetimeMs);
  socket.on('connect', () => socket.write(head.repeat(count)));
  if (lifetimeMs === undefined) socket.on('data', () => undefined);
  socket.on('error', () => undefined);
  socket.on('close', () => {
    clearInterval(timer);
    setTimeout(open, reconnectDelayMs, index);
  });
}
for (let index = 0; index < clients; index++) open(index);
