import type { ServerResponse } from 'node:http';
import { expect, it } from 'vitest';
import { useHttpServers } from '../../../test/httpServer.ts';
import { limitConnections } from './connections.ts';

const { serve } = useHttpServers();
const limits = {
  maxPerNetwork: 2,
  maxTotal: 4,
  minWaitMs: 0,
  maxEvictions: 10,
  headTimeoutMs: 60_000,
  maxTimeouts: 1,
};

async function limitedServer({ isBehindProxy = false, answer = true, headTimeoutMs = 60_000 } = {}) {
  const waiting: ServerResponse[] = [];
  const server = await serve((httpServer) => {
    limitConnections(httpServer, isBehindProxy, 5, { ...limits, headTimeoutMs });
    return (_, response) => (answer ? response.end('done') : waiting.push(response));
  });
  return { ...server, waiting };
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
  const { open } = await limitedServer({ headTimeoutMs: 20 });
  const [slow, silent] = [await open('GET / HTTP/1.1\r\nx-slow: '), await open('', '127.0.0.2')];
  const used = await open(`${get}GET / HTTP/1.1\r\nx-slow: `, '127.0.0.3');
  expect([await slow.received, await silent.received]).toEqual(['', '']);
  expect(await used.received).toMatch(/done$/);
});

it('a connection waits only when all its requests were answered', async () => {
  const { open, waiting } = await limitedServer({ answer: false, headTimeoutMs: 20 });
  const pipelining = await open(get + get);
  await expect.poll(() => waiting.length).toBe(2);
  waiting[0]?.end('first');
  const silent = await open('', '127.0.0.2');
  expect(await silent.received).toBe('');
  waiting[1]?.end('second');
  expect(await pipelining.received).toMatch(/first[^]*second$/);
});
