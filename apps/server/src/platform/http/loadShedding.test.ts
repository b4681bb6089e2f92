import { createServer } from 'node:http';
import { expect, it } from 'vitest';
import { useHttpServers } from '../../../test/httpServer.ts';
import { listenWithLoadShedding } from './loadShedding.ts';

const { serve } = useHttpServers();
const get = (path: string) => `GET ${path} HTTP/1.1\r\nhost: a\r\n\r\n`;

/** A server whose handler computes for `busyMs`, by a clock that stands still otherwise. */
async function busyServer({ busyMs = 1_000, isHttps = false } = {}) {
  const started: string[] = [];
  const server = createServer();
  let time = 0;
  listenWithLoadShedding(
    server,
    ({ url = '' }, response) => {
      started.push(url);
      time += busyMs;
      response.end('done');
    },
    { isHttps, now: () => time },
  );
  const { open } = await serve(server);
  /** Sends requests in one go; returns the responses to them. */
  const send = async (...paths: string[]) => {
    const client = await open(paths.map(get).join(''));
    const responses = () => client.output().match(/HTTP\/1\.1 [^]*?(?=HTTP\/1\.1 |$)/gu) ?? [];
    await expect.poll(() => responses().length).toBe(paths.length);
    return responses();
  };
  return { server, open, send, started };
}

/** Requests that wait behind those of a test: a queue this long is an overload. */
const longQueue = Array.from({ length: 50 }, (_, index) => `/waiting/${index}`);

it('a request of a long queue that the event loop has delayed for too long gets 503 and Retry-After', async () => {
  const { send, started } = await busyServer();
  const [served, refused, refusedPage] = await send('/first', '/api/session', '/page', ...longQueue);
  expect(served).toMatch(/^HTTP\/1.1 200 /u);
  for (const response of [refused, refusedPage])
    expect(response).toMatch(/^HTTP\/1.1 503 [^]*\nRetry-After: 1\r\n/u);
  expect(refused).toContain('"code":"UNAVAILABLE"');
  expect(refusedPage).toContain('Please reload the page');
  expect(started).toEqual(['/first', ...longQueue]);
});

it('all files of a page are served, however long one turn of the event loop takes', async () => {
  const { send } = await busyServer();
  for (const response of await send(...longQueue)) expect(response).toMatch(/^HTTP\/1.1 200 /u);
});

it.each(['/api/health', '/api/ready', '/api/metrics'])(
  '%s does not wait for other requests',
  async (path) => {
    const { send, started } = await busyServer({ busyMs: 0 });
    await send('/first', path);
    expect(started).toEqual([path, '/first']);
  },
);

it.each([true, false])('a refusal has HSTS if the public URL has TLS: %s', async (isHttps) => {
  const { send } = await busyServer({ isHttps });
  const [, refused = ''] = await send('/first', '/second', ...longQueue);
  expect(refused.includes('Strict-Transport-Security')).toBe(isHttps);
});

it('connections are accepted before the requests that wait, so that none waits for all of them', async () => {
  const { server, open, started } = await busyServer({ busyMs: 0 });
  const startedBefore: number[] = [];
  server.on('connection', () => startedBefore.push(started.length));
  await Promise.all(Array.from({ length: 10 }, () => open(get('/').repeat(3))));
  await expect.poll(() => started.length).toBe(30);
  expect(startedBefore).toHaveLength(10);
  expect(Math.max(...startedBefore)).toBeLessThan(5);
});
