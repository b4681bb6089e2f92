import { once } from 'node:events';
import type { Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { useApp } from '../../../test/app.ts';
import { mailQueue } from '../mail/tables.ts';
import { stripeEvents } from '../../billing/tables.ts';
import { createHttpServer } from '../http/listen.ts';
import { observeRequests } from '../http/observeRequests.ts';
import { createMetricsRegistry } from './registry.ts';
import { maxCountedJobs, readQueueDepths } from '../../main/diagnostics/queueDepths.ts';

const { world, time, appWith, callWith, signedIn } = useApp();
const token = 'a token for metrics, of 32 characters';
const bearer = { headers: { authorization: `Bearer ${token}` } };

const openServers = new Set<Server>();
afterEach(() => {
  for (const server of openServers) server.close();
  openServers.clear();
});

const createRegistry = (readDepths = () => readQueueDepths(world.services.db, time.now)) =>
  createMetricsRegistry({
    readQueueDepths: readDepths,
    poolState: () => ({ open: 5, idle: 4, waiting: 0, max: 20 }),
  });
const textOf = async (registry: ReturnType<typeof createRegistry>) => (await registry.expose()).text;
/** Samples whose name begins with `prefix`, as lines. */
const samplesOf = (text: string, prefix: string) =>
  text.split('\n').filter((line) => line.startsWith(prefix) && !line.endsWith(' 0'));

/** The application on a real server; `isOverloaded`: whether it refuses all requests. */
async function serve(isOverloaded = () => false) {
  const registry = createRegistry();
  const app = appWith({ metrics: registry });
  const listener = getRequestListener(app.fetch);
  const { server } = createHttpServer(
    (request, response) =>
      isOverloaded() ? void response.writeHead(503).end() : void listener(request, response),
    { trustedProxies: 0, isHttps: false },
  );
  openServers.add(server);
  observeRequests(server, registry.observeRequest);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // as: a server that listens on a port has such an address.
  const { port } = server.address() as AddressInfo;
  const send = async (path: string, init?: RequestInit) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, init);
    await response.arrayBuffer();
    return response.status;
  };
  return { registry, send };
}

it('requests are counted by the pattern of their route, never by their path', async () => {
  const { registry, send } = await serve();
  const { cookie } = await signedIn('reader@ena.example');
  for (const id of ['alphabet', 'secret-a', 'secret-b'])
    await send(`/api/course/lessons/${id}`, { headers: { cookie } });
  await send('/api/secret-c', { method: 'PROPFIND' });
  await send('/secret-d');
  await send('/login');
  // The last response may be observed after the client has it.
  const requests = async () => samplesOf(await textOf(registry), 'ena_http_requests_total');
  await expect
    .poll(requests)
    .toEqual(
      expect.arrayContaining([
        'ena_http_requests_total{method="GET",route="/api/course/lessons/:lessonId",status="200"} 1',
        'ena_http_requests_total{method="GET",route="/api/course/lessons/:lessonId",status="404"} 2',
        'ena_http_requests_total{method="other",route="/api/*",status="404"} 1',
        'ena_http_requests_total{method="GET",route="/*",status="404"} 1',
        'ena_http_requests_total{method="GET",route="/*",status="200"} 1',
      ]),
    );
  const text = await textOf(registry);
  expect(text).toContain(
    'ena_http_request_duration_seconds_count{method="GET",route="/api/course/lessons/:lessonId"} 3',
  );
  expect(text).not.toContain('secret');
  expect(text).toMatch(/\n# EOF\n$/);
});

it('refused requests are counted by reason', async () => {
  let isOverloaded = true;
  const { registry, send } = await serve(() => isOverloaded);
  expect(await send('/api/session')).toBe(503);
  isOverloaded = false;
  registry.observeRequest({ method: 'GET', route: '/api/search', status: 429, seconds: 0 });
  registry.observeRequest({ method: 'GET', route: '/api/session', status: 503, seconds: 0 });
  await expect
    .poll(async () => samplesOf(await textOf(registry), 'ena_http_rejected_requests_total'))
    .toEqual([
      'ena_http_rejected_requests_total{reason="overload"} 1',
      'ena_http_rejected_requests_total{reason="rate_limit"} 1',
      'ena_http_rejected_requests_total{reason="unavailable"} 1',
    ]);
});

it('sign-ups, completed lessons and reviews are counted once each', async () => {
  const registry = createRegistry();
  const overrides = { metrics: registry };
  const { cookie } = await signedIn('counted@ena.example');
  const account = { name: 'Ana', email: 'new@ena.example', password: 'a good password' };
  for (const status of [200, 422])
    expect((await callWith(overrides, 'POST', '/api/auth/sign-up/email', account)).status).toBe(status);
  const report = (id: string) => ({ id, lessonId: 'alphabet', timeSpent: 1, completed: true });
  for (const id of ['00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002'])
    await callWith(overrides, 'POST', '/api/progress/reports', report(id), { cookie });
  const text = await textOf(registry);
  expect([
    ...samplesOf(text, 'ena_sign_ups_total'),
    ...samplesOf(text, 'ena_lessons_completed_total'),
  ]).toEqual(['ena_sign_ups_total 1', 'ena_lessons_completed_total 1']);
});

it('queues are counted by what waits, is due, and is retried', async () => {
  const { db } = world.services;
  await db.delete(mailQueue);
  const at = (seconds: number) => new Date(time.now.getTime() + seconds * 1000);
  const mail = { recipient: 'a@ena.example', subject: '', text: '', html: '', createdAt: time.now };
  await db.insert(mailQueue).values([
    { ...mail, nextAttemptAt: at(-10) },
    { ...mail, nextAttemptAt: at(60) },
    { ...mail, nextAttemptAt: at(900), attempts: 7 },
    { ...mail, nextAttemptAt: null, attempts: 1, sentAt: time.now },
  ]);
  await db
    .insert(stripeEvents)
    .values({ id: 'evt_1', type: 'invoice.paid', objectId: 'in_1', nextAttemptAt: at(-1) });
  const text = await textOf(createRegistry());
  expect(samplesOf(text, 'ena_queue')).toEqual([
    'ena_queue_jobs{queue="mail",state="waiting"} 3',
    'ena_queue_jobs{queue="mail",state="due"} 1',
    'ena_queue_jobs{queue="mail",state="retrying"} 1',
    'ena_queue_jobs{queue="webhook_events",state="waiting"} 1',
    'ena_queue_jobs{queue="webhook_events",state="due"} 1',
    'ena_queues_readable 1',
  ]);
  expect(maxCountedJobs).toBe(10_000);
});

it('a database that does not answer delays no scrape, and is asked once', async () => {
  let queries = 0;
  const registry = createRegistry(() => {
    queries += 1;
    return new Promise(() => undefined);
  });
  const texts = await Promise.all([textOf(registry), textOf(registry)]);
  for (const text of texts) expect(text).toContain('ena_queues_readable 0');
  expect(queries).toBe(1);
  expect(texts[0]).toContain('ena_database_connections{state="open"} 5');
});

it('/api/metrics is for the holder of the token only, and does not exist without the setting', async () => {
  const page = { metricsPage: { token, expose: createRegistry().expose } };
  const get = (overrides: object, how = {}) => callWith(overrides, 'GET', '/api/metrics', undefined, how);
  expect((await get({})).status).toBe(404);
  expect((await get(page)).status).toBe(401);
  for (const wrong of [token.slice(1), `${token}x`, ''])
    expect((await get(page, { headers: { authorization: `Bearer ${wrong}` } })).status).toBe(401);
  const { cookie } = await signedIn('admin@ena.example');
  expect((await get(page, { cookie })).status).toBe(401);
  const { status, headers, text } = await get(page, bearer);
  expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([
    200,
    'application/openmetrics-text; version=1.0.0; charset=utf-8',
    'no-store',
  ]);
  expect(text).toContain('nodejs_eventloop_lag_p99_seconds');
  // In whatever spelling a reverse proxy lets the path pass.
  const behindProxy = { ...page, config: { ...world.services.config, trustedProxies: 1, demoMode: false } };
  const throughProxy = { ...bearer.headers, 'x-forwarded-for': '203.0.113.9' };
  expect((await get(behindProxy, { headers: throughProxy })).status).toBe(404);
  expect((await get(behindProxy, bearer)).status).toBe(200);
});
