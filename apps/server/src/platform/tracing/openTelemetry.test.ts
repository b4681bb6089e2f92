import { once } from 'node:events';
import { createServer, request as httpRequest, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { type Collector, startCollector } from '../../../test/traceCollector.ts';
import { startTracing } from './openTelemetry.ts';
import type { Tracing } from './tracing.ts';

const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  closers.push(() => server.close());
  await once(server, 'listening');
  // as: a server that listens on a port has such an address.
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Runs `work` with tracing and returns the spans that were exported. */
async function spansOf(
  trustedProxies: number,
  work: (tracing: Tracing, collector: Collector) => Promise<unknown>,
) {
  const collector = await startCollector();
  closers.push(collector.close);
  const tracing = startTracing({
    endpoint: collector.url,
    serviceName: 'ena',
    trustedProxies,
    routeOf: () => '/route/:id',
  });
  await work(tracing, collector);
  await tracing.stop();
  return collector.spans();
}

const traceId = '0af7651916cd43dd8448eb211c80319c';
const headers = { traceparent: `00-${traceId}-b7ad6b7169203331-01` };
const names = (spans: readonly { name: string }[]) => spans.map(({ name }) => name).sort();

it('records a request, and in it statements, mail and calls by fetch and node:http', async () => {
  const elsewhere = await serve((_request, response) => response.writeHead(402).end());
  const callByHttp = () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    httpRequest(`${elsewhere}/v1/customers/cus_secret?email=secret`, { method: 'POST' }, (response) =>
      response.resume().on('end', () => resolve()),
    ).end();
    return promise;
  };
  const spans = await spansOf(0, async (tracing) => {
    const url = await serve(
      tracing.traceRequests(async (_request, response) => {
        await tracing.traceQuery('select name from users where email = $1', () => Promise.resolve());
        await tracing.trace('mail', () => Promise.resolve());
        await (await fetch(`${elsewhere}/secret`)).text();
        await callByHttp();
        response.end();
      }),
    );
    const socket = httpRequest(`${url}/some/secret?token=secret`);
    const [response] = await once(socket.end(), 'response');
    await once(response.resume(), 'end');
  });
  const request = spans.find(({ kind }) => kind === 'server');
  expect(names(spans.filter(({ parent }) => parent === request?.id))).toEqual([
    'GET 127.0.0.1',
    'POST 127.0.0.1',
    'SELECT',
    'mail',
  ]);
  expect(request).toMatchObject({ name: 'GET /route/:id', attributes: { 'http.response.status_code': 200 } });
  expect(JSON.stringify(spans)).not.toContain('secret');
});

it('does not record statements of pollers, and its own export', async () => {
  const spans = await spansOf(0, async (tracing) => {
    await tracing.traceQuery('select 1', () => Promise.resolve());
    await tracing.trace('mail', () => Promise.resolve());
  });
  expect(names(spans)).toEqual(['mail']);
});

it.each([
  [0, false],
  [1, true],
])('with %i trusted proxies, continues the trace of a request: %s', async (trustedProxies, continues) => {
  const spans = await spansOf(trustedProxies, async (tracing) => {
    const url = await serve(tracing.traceRequests((_request, response) => response.end()));
    await (await fetch(url, { headers })).text();
  });
  const server = spans.find(({ kind }) => kind === 'server');
  expect(server?.traceId === traceId).toBe(continues);
});

it('records failures without their messages', async () => {
  const spans = await spansOf(0, (tracing) =>
    tracing.trace('mail', () => Promise.reject(new Error('secret@ena.example'))).catch(() => undefined),
  );
  expect(spans).toMatchObject([{ name: 'mail', failed: true }]);
  expect(JSON.stringify(spans)).not.toContain('secret');
});
