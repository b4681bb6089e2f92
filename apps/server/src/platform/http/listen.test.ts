import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { sendEarly } from './earlyResponses.ts';
import { createHttpServer, findFreePort, listen, stopServing } from './listen.ts';

it.each([true, false])(
  'refusals before the application have HSTS if the public URL has TLS: %s',
  async (isHttps) => {
    const refuse = (...[request, response]: Parameters<Parameters<typeof createHttpServer>[0]>) =>
      sendEarly(request, response, 'overloaded');
    const server = createHttpServer(refuse, { trustedProxies: 0, maxBytesOf: new Map(), isHttps });
    onTestFinished(async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    });
    const port = await findFreePort('127.0.0.1');
    await listen(server, port, '127.0.0.1');
    const { status, headers } = await fetch(`http://127.0.0.1:${port}/api/session`);
    expect([status, headers.has('strict-transport-security')]).toEqual([503, isHttps]);
  },
);

it('passes a request with an unknown expectation on, so that it is limited like any other', async () => {
  const server = createHttpServer((_request, response) => response.writeHead(204).end(), {
    trustedProxies: 0,
    maxBytesOf: new Map(),
    isHttps: false,
  });
  const port = await findFreePort('127.0.0.1');
  await listen(server, port, '127.0.0.1');
  const client = connect(port, '127.0.0.1');
  onTestFinished(() => {
    client.destroy();
    server.close();
  });
  client.write('GET / HTTP/1.1\r\nHost: ena\r\nExpect: tea\r\n\r\n');
  const [response] = await once(client, 'data');
  expect(String(response)).toMatch(/^HTTP\/1.1 204 /u);
});

it('gives the largest body the time that it needs at the minimum rate', () => {
  const maxBytesOf = new Map([['/large', 2 * 1024 * 1024]]);
  const server = createHttpServer(() => undefined, { trustedProxies: 0, maxBytesOf, isHttps: false });
  server.emit('close'); // stops its timers
  expect(server.requestTimeout).toBe(2_058_000);
});

it('answers what a proxy sends on an idle connection while it stops', async () => {
  const options = { trustedProxies: 1, maxBytesOf: new Map<string, number>(), isHttps: false };
  const server = createHttpServer((_request, response) => response.end(), options);
  const port = await findFreePort('127.0.0.1');
  await listen(server, port, '127.0.0.1');
  const proxy = connect(port, '127.0.0.1');
  const closed = once(proxy, 'close').then(() => ['closed']);
  const post = async () => {
    proxy.write('POST / HTTP/1.1\r\nHost: ena\r\nContent-Length: 0\r\n\r\n');
    const [response] = await Promise.race([once(proxy, 'data'), closed]);
    return String(response).split('\r\n')[0];
  };
  const before = await post();
  const stopped = stopServing(server, options);
  await expect.poll(() => server.listening, { timeout: 10_000 }).toBe(false);
  const after = await post();
  proxy.end();
  await stopped;
  expect([before, after]).toEqual(['HTTP/1.1 200 OK', 'HTTP/1.1 200 OK']);
});
