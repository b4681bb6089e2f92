import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { createLoadMeter, withLoadShedding } from './loadShedding.ts';

const open = new Set<() => void>();
afterEach(() => {
  for (const close of open) close();
  open.clear();
});

/** A server that responds only when `answerAll` is called; `load` is its measured load. */
async function slowServer(load: () => number) {
  const waiting: ServerResponse[] = [];
  const server = createServer(withLoadShedding((_, response) => void waiting.push(response), load));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  open.add(() => {
    server.closeAllConnections();
    server.close();
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const request = async (path = '/') => (await fetch(url + path)).status;
  /** Sends requests, and waits until the server has received them. */
  const openRequests = async (count: number) => {
    const from = waiting.length;
    const answers = Array.from({ length: count }, () => request());
    while (waiting.length < from + count) await new Promise(setImmediate);
    return answers;
  };
  const answerAll = () => {
    for (const response of waiting.splice(0)) response.end('done');
  };
  return { url, request, openRequests, answerAll, waiting };
}

describe('load above the capacity', () => {
  it('is refused at once with 503 and Retry-After, while accepted requests finish', async () => {
    const { url, openRequests, answerAll } = await slowServer(() => 1);
    const accepted = await openRequests(100);
    const refused = await fetch(`${url}/api/course/lessons/alphabet`);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '1']);
    expect(await refused.json()).toMatchObject({ code: 'UNAVAILABLE', status: 503 });
    expect(await (await fetch(url)).text()).toContain('Please reload the page');
    answerAll();
    expect(await Promise.all(accepted)).toEqual(accepted.map(() => 200));
  });

  it('is accepted again as soon as requests have finished', async () => {
    const { request, openRequests, answerAll, waiting } = await slowServer(() => 1);
    const accepted = await openRequests(100);
    expect(await request()).toBe(503);
    answerAll();
    await Promise.all(accepted);
    const next = request();
    while (waiting.length === 0) await new Promise(setImmediate);
    answerAll();
    expect(await next).toBe(200);
  });

  it('is not reached while the process has idle time, such as when requests wait for the database or slow clients', async () => {
    const { openRequests, answerAll } = await slowServer(() => 0.9);
    const accepted = await openRequests(300);
    answerAll();
    expect(new Set(await Promise.all(accepted))).toEqual(new Set([200]));
  });

  it('does not affect the health and readiness checks', async () => {
    const { request, openRequests, answerAll, waiting } = await slowServer(() => 1);
    const accepted = await openRequests(100);
    for (const path of ['/api/health', '/api/ready']) {
      const checked = request(path);
      while (waiting.length <= 100) await new Promise(setImmediate);
      waiting.pop()?.end();
      expect(await checked).toBe(200);
    }
    answerAll();
    await Promise.all(accepted);
  });
});

it('the load of a process is the share of time in which it computes', async () => {
  const load = createLoadMeter();
  for (const end = performance.now() + 150; performance.now() < end; );
  await new Promise(setImmediate);
  expect(load()).toBeGreaterThan(0.5);
  await expect.poll(load).toBeLessThan(0.5);
});
