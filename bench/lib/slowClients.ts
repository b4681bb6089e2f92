/**
 * Worker: slow clients on many local addresses. Each connects, sends the head, then a byte every two seconds, and
 * connects again when it is disconnected.
 */
import { connect } from 'node:net';
import { workerData } from 'node:worker_threads';

/** What `workerData` holds. */
export interface SlowClients {
  readonly port: number;
  readonly clients: number;
  /** How many addresses they have, 127.2.0.0 and so on. */
  readonly addresses: number;
  /** The beginning of a request; nothing is sent if it is empty. */
  readonly head: string;
}

const sendIntervalMs = 2_000;
const reconnectDelayMs = 500;
const { port, clients, addresses, head } = workerData as SlowClients; // as: slowClients.ts passes them

function open(index: number): void {
  const address = index % addresses;
  const socket = connect({ host: '127.0.0.1', port, localAddress: `127.2.${address >> 8}.${address & 255}` });
  const timer = head === '' ? undefined : setInterval(() => socket.write('x'), sendIntervalMs);
  socket.on('connect', () => socket.write(head));
  socket.on('data', () => undefined);
  socket.on('error', () => undefined);
  socket.on('close', () => {
    clearInterval(timer);
    setTimeout(open, reconnectDelayMs, index);
  });
}
for (let index = 0; index < clients; index++) open(index);
