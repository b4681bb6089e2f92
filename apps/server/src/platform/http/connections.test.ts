import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { expect, it } from 'vitest';
import { useHttpServers } from '../../../test/httpServer.ts';
import { pauseClock } from '../../../test/pauseClock.ts';
import { limitConnections } from './connections.ts';

const { serve } = useHttpServers();
const limits = {
  maxPerNetwork: 2,
  maxTotal: 4,
  minWaitMs: 0,
  maxEvictions: 10,
  headTimeoutMs: 60_000,
  maxTimeouts: 1,
  unread: { maxPerNetwork: 2, maxTotal: 4, minWaitMs: 0, maxEvictions: 10 },
  maxPipelined: 3,
};
/** Lets time pass until a connection is closed; returns what was received. */
async function receivedUntilClosed(
  { socket, output }: { readonly socket: Socket; readonly output: () => string },
  advanceClock: (ms: number) => void,
) {
  await expect
    .poll(() => {
      advanceClock(500);
      return socket.closed;
    })
    .toBe(true);
  return output();
}
/** More than the kernel holds for a client that does not read. */
const large = Buffer.alloc(16 * 1024 * 1024);

async function limitedServer({
  isBehindProxy = false,
  answer = true,
  headTimeoutMs = 60_000,
  unreadMs = 0,
  maxPipelined = 3,
} = {}) {
  const all = { ...limits, headTimeoutMs, maxPipelined, unread: { ...limits.unread, minWaitMs: unreadMs } };
  const waiting: ServerResponse[] = [];
  const servers: Server[] = [];
  const sockets: Socket[] = [];
  const server = await serve((httpServer) => {
    servers.push(httpServer);
    httpServer.on('connection', (socket: Socket) => sockets.push(socket));
    limitConnections(httpServer, isBehindProxy, 5, all);
    return ({ url }, response) => {
      if (url === '/large') response.end(large);
      else if (answer) response.end('done');
      else waiting.push(response);
    };
  });
  /** Requests a large response, and reads nothing of it. */
  const openUnread = async (localAddress?: string) => {
    const client = await server.open('', localAddress);
    client.socket.pause();
    client.socket.write('GET /large HTTP/1.1\r\nhost: a\r\n\r\n');
    return client;
  };
  const countConnections = () =>
    new Promise<number>((resolve) => servers[0]?.getConnections((_, count) => resolve(count)));
  const closeIdle = () => servers[0]?.closeIdleConnections();
  return { ...server, sockets, waiting, openUnread, countConnections, closeIdle };
}
const get = 'GET / HTTP/1.1\r\nhost: a\r\n\r\n';

it('the longest idle connections of a network above its limit are closed, and those of others are not', async () => {
  const { open } = await limitedServer();
  const other = await open('', '127.0.0.2');
  const first = await open('GET / HTTP/1.1\r\nx-slow: ');
  const second = await open('');
  const third = await open(get);
  expect(await first.received).toBe('');
  await expect.poll(third.output).toContain('done');
  other.socket.write(get);
  second.socket.write(get);
  await expect.poll(other.output).toContain('done');
  await expect.poll(second.output).toContain('done');
});

it('connections with a request in progress do not count', async () => {
  const { open, waiting } = await limitedServer({ answer: false });
  const busy = [await open(get), await open(get), await open(get)];
  await expect.poll(() => waiting.length).toBe(3);
  const idle = [await open(''), await open(''), await open('')];
  expect(await idle[0]?.received).toBe('');
  for (const response of waiting) response.end('done');
  for (const { output } of busy) await expect.poll(output).toContain('done');
});

it('behind a proxy, whose connections they all are, only their total is limited', async () => {
  const { open } = await limitedServer({ isBehindProxy: true });
  const all = [];
  for (let count = 0; count < 5; count++) all.push(await open(''));
  expect(await all[0]?.received).toBe('');
  for (const { socket } of all.slice(1)) socket.write(get);
  for (const { output } of all.slice(1)) await expect.poll(output).toContain('done');
});

it('whoever does not send the head of a request in time is disconnected, also on a connection that was used', async () => {
  const advanceClock = pauseClock();
  const { open } = await limitedServer({ headTimeoutMs: 1000 });
  const [slow, silent] = [await open('GET / HTTP/1.1\r\nx-slow: '), await open('', '127.0.0.2')];
  const used = await open(`${get}GET / HTTP/1.1\r\nx-slow: `, '127.0.0.3');
  await expect.poll(used.output).toMatch(/done$/);
  for (const client of [slow, silent]) expect(await receivedUntilClosed(client, advanceClock)).toBe('');
  expect(await receivedUntilClosed(used, advanceClock)).toMatch(/done$/);
});

it('a connection waits only when all its requests were answered', async () => {
  const advanceClock = pauseClock();
  const { open, waiting } = await limitedServer({ answer: false, headTimeoutMs: 1000 });
  const pipelining = await open(get + get);
  await expect.poll(() => waiting.length).toBe(2);
  waiting[0]?.end('first');
  const silent = await open('', '127.0.0.2');
  expect(await receivedUntilClosed(silent, advanceClock)).toBe('');
  waiting[1]?.end('second');
  await expect.poll(pipelining.output).toMatch(/first[^]*second$/);
  expect(await receivedUntilClosed(pipelining, advanceClock)).toMatch(/first[^]*second$/);
});

it('connections whose responses are not read are closed above the limit of a network', async () => {
  const { openUnread, countConnections } = await limitedServer();
  const other = await openUnread('127.0.0.2');
  for (let count = 0; count < 4; count++) await openUnread();
  await expect.poll(countConnections).toBe(3);
  other.socket.resume();
  await expect.poll(() => other.output().length).toBeGreaterThan(large.length);
});

it('further requests of a connection whose response is not read do not let it wait for longer', async () => {
  const advanceClock = pauseClock();
  const { openUnread, sockets, countConnections } = await limitedServer({
    unreadMs: 1000,
    maxPipelined: Infinity,
  });
  const clients = [await openUnread(), await openUnread(), await openUnread()];
  await expect.poll(() => sockets.map(({ bytesRead }) => bytesRead > 0)).toEqual([true, true, true]);
  expect(await countConnections()).toBe(3);
  for (let turn = 0; turn < 4; turn++) {
    const before = sockets.map(({ bytesRead }) => bytesRead);
    for (const { socket } of clients) socket.write(get);
    const isRead = ({ destroyed, bytesRead }: Socket, at: number) =>
      destroyed || bytesRead > (before[at] ?? 0);
    await expect.poll(() => sockets.every(isRead)).toBe(true);
    advanceClock(500);
  }
  await expect.poll(countConnections).toBe(2);
});

it('whoever pipelines more requests than allowed is disconnected', async () => {
  const { open, waiting } = await limitedServer({ answer: false });
  const allowed = await open(get.repeat(3));
  await expect.poll(() => waiting.length).toBe(3);
  const { socket } = await open(get.repeat(4), '127.0.0.2');
  await expect.poll(() => socket.destroyed).toBe(true);
  for (const response of waiting) response.end('done');
  await expect.poll(() => allowed.output().match(/done/g)).toHaveLength(3);
});

it('closing idle connections spares those that receive a response, or send a request', async () => {
  const { open, openUnread, sockets, countConnections, closeIdle } = await limitedServer();
  const [sending, idle] = [await open(get), await open(get, '127.0.0.2')];
  const [unused, receiving] = [await open('', '127.0.0.3'), await openUnread('127.0.0.3')];
  for (const { output } of [sending, idle]) await expect.poll(output).toContain('done');
  sending.socket.write(get.slice(0, 10));
  await expect.poll(() => sockets[0]?.bytesRead).toBe(get.length + 10);
  await expect.poll(() => sockets[3]?.bytesRead).toBeGreaterThan(0);
  closeIdle();
  await expect.poll(countConnections).toBe(3);
  receiving.socket.resume();
  await expect.poll(() => receiving.output().length).toBeGreaterThan(large.length);
  unused.socket.write(get);
  sending.socket.write(get.slice(10));
  for (const { output } of [unused, sending]) await expect.poll(output).toMatch(/done$/);
});
