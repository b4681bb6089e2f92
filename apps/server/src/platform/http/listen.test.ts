import { once } from 'node:events';
import { expect, it } from 'vitest';
import { useHttpServers } from '../../../test/httpServer.ts';
import { createHttpServer } from './listen.ts';

const { serve } = useHttpServers();
const post = 'POST / HTTP/1.1\r\nhost: ena\r\ncontent-length: 0\r\n\r\n';

it('answers what a proxy sends on an idle connection while it stops', async () => {
  const { server, stop } = createHttpServer((_request, response) => response.end(), {
    trustedProxies: 1,
    isHttps: false,
  });
  const proxy = await (await serve(server)).open(post);
  await expect.poll(proxy.output).toMatch(/^HTTP\/1.1 200 /u);
  const stopped = stop();
  await expect.poll(() => server.listening, { timeout: 10_000 }).toBe(false);
  proxy.socket.write(post);
  await expect.poll(() => proxy.output().match(/^HTTP\/1.1 200 /gmu)).toHaveLength(2);
  proxy.socket.end();
  await stopped;
});

it('sends responses in whole while it stops, and then closes idle connections', async () => {
  // More than the kernel holds.
  const bytes = Buffer.alloc(16 * 1024 * 1024, 'a');
  const { server, stop } = createHttpServer((_request, response) => response.end(bytes), {
    trustedProxies: 0,
    isHttps: false,
  });
  const { open } = await serve(server);
  const [idle, slow] = [await open(post), await open('')];
  await expect.poll(() => idle.output().length).toBeGreaterThan(bytes.length);
  slow.socket.pause();
  slow.socket.write(post);
  await once(server, 'request');
  const stopped = stop();
  await expect.poll(() => server.listening, { timeout: 10_000 }).toBe(false);
  slow.socket.resume();
  await stopped;
  expect((await slow.received).length).toBeGreaterThan(bytes.length);
  await idle.received;
});

it('ends a request whose head or body does not arrive in time', () => {
  const { server } = createHttpServer(() => undefined, { trustedProxies: 0, isHttps: false });
  const { headersTimeout, requestTimeout, keepAliveTimeout, timeout, maxConnections } = server;
  for (const limit of [headersTimeout, requestTimeout, keepAliveTimeout, timeout, maxConnections])
    expect(limit).toBeGreaterThan(0);
  server.emit('close'); // stops its timers
});
