import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { useHttpServers } from '../../../test/httpServer.ts';
import { readText } from './body.ts';
import type { Env } from './address.ts';
import { Failure } from '../failure.ts';
import { bodyLimits, withWholeBodies } from './requestBodies.ts';

const { serve } = useHttpServers();

const maxBytesOf = new Map([
  ['/short', 10],
  ['/mistaken', 10],
]);
async function echoServer(limits: Partial<typeof bodyLimits> = {}, trustedProxies = 0) {
  let calls = 0;
  const app = new Hono<Env>()
    .post('/short', async (c) => c.text(`body: ${await readText(c, 10)}`))
    // Its handler allows more than is received here.
    .post('/mistaken', async (c) => c.text(`body: ${await readText(c, 100)}`))
    .onError((error, c) => c.text(error instanceof Failure ? error.code : 'INTERNAL'));
  const listener = getRequestListener((request, env) => {
    calls++;
    return app.fetch(request, env);
  });
  const options = { trustedProxies, maxBytesOf, checkIntervalMs: 5 };
  const server = await serve(() => withWholeBodies(listener, options, { ...bodyLimits, ...limits }));
  return { ...server, calls: () => calls };
}
const head = (length: number, forwardedFor = '', path = '/short') =>
  `POST ${path} HTTP/1.1\r\nhost: a\r\nx-forwarded-for: ${forwardedFor}\r\ncontent-length: ${length}\r\n\r\n`;

describe('a request body', () => {
  it('is received in whole before the request is started', async () => {
    const { open, calls } = await echoServer();
    const slow = await open(`${head(6)}abc`);
    const other = await open(`${head(2)}ok`);
    await expect.poll(other.output).toContain('body: ok');
    expect(calls()).toBe(1);
    slow.socket.write('def');
    await expect.poll(slow.output).toContain('body: abcdef');
  });

  it.each(['/short', '/short?query', '/mistaken'])(
    'to %s above the maximum is refused by the application, whether its length is declared or not',
    async (path) => {
      const { open } = await echoServer();
      const declared = await open(head(11, '', path));
      await expect.poll(declared.output).toContain('TOO_LARGE');
      const chunked = await open(`POST ${path} HTTP/1.1\r\nhost: a\r\ntransfer-encoding: chunked\r\n\r\n`);
      chunked.socket.write('b\r\nabcdefghijk\r\n');
      await expect.poll(chunked.output).toContain('TOO_LARGE');
    },
  );

  it('that arrives byte by byte is complete', async () => {
    const { open } = await echoServer();
    const slow = await open('POST /short HTTP/1.1\r\nhost: a\r\ntransfer-encoding: chunked\r\n\r\n');
    for (const letter of 'abcdefghij') slow.socket.write(`1\r\n${letter}\r\n`);
    slow.socket.write('0\r\n\r\n');
    await expect.poll(slow.output).toContain('body: abcdefghij');
  });

  it('that arrives too slowly gets 408, and the connection is closed', async () => {
    const { open, calls } = await echoServer({ minRateAfterMs: 20 });
    const slow = await open(`${head(10)}abc`);
    await expect.poll(slow.output).toMatch(/^HTTP\/1.1 408 [^]*"code":"TIMEOUT"/);
    await slow.received;
    expect(calls()).toBe(0);
  });

  it('of a client that disconnects is forgotten', async () => {
    const { open, calls } = await echoServer({ maxTotal: 1, minWaitMs: 0 });
    const gone = await open(`${head(6)}abc`);
    gone.socket.destroy();
    await gone.received;
    const next = await open(`${head(6)}abcdef`);
    await expect.poll(next.output).toContain('body: abcdef');
    expect(calls()).toBe(1);
  });
});

describe('bodies that have not arrived in whole', () => {
  it.each([
    ['per network', { maxPerNetwork: 1, minWaitMs: 0 }],
    ['in total', { maxTotal: 1 }],
    ['in bytes', { maxBufferedBytes: 5 }],
  ])('are limited %s: the longest waiting gets 503 with Retry-After', async (_, limits) => {
    const { open } = await echoServer(limits);
    const first = await open(`${head(5)}abc`);
    const second = await open(`${head(5)}abc`);
    expect(await first.received).toMatch(/^HTTP\/1.1 503 [^]*Retry-After: 1\r\n[^]*"code":"UNAVAILABLE"/);
    second.socket.write('de');
    await expect.poll(second.output).toContain('body: abcde');
  });

  it('are limited in bytes of the network that has most, though another waits for longer', async () => {
    const { open } = await echoServer({ maxBufferedBytes: 8 }, 1);
    const honest = await open(`${head(4, '10.0.1.1')}abc`);
    const first = await open(`${head(6, '10.0.2.1')}abc`);
    await open(`${head(6, '10.0.2.2')}abc`);
    expect(await first.received).toMatch(/^HTTP\/1.1 503 /);
    honest.socket.write('d');
    await expect.poll(honest.output).toContain('body: abcd');
  });

  it('are counted for the address that a trusted proxy names', async () => {
    const { open } = await echoServer({ maxPerNetwork: 1, minWaitMs: 0 }, 1);
    const other = await open(`${head(6, '10.0.0.2')}abc`);
    const first = await open(`${head(6, '10.0.0.1')}abc`);
    await open(`${head(6, '10.0.0.1')}abc`);
    expect(await first.received).toMatch(/^HTTP\/1.1 503 /);
    other.socket.write('def');
    await expect.poll(other.output).toContain('body: abcdef');
  });
});
