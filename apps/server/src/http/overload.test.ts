import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { createLoad, refuseOverload } from './overload.ts';

const open = new Set<() => void>();
afterEach(() => {
  for (const close of open) close();
  open.clear();
});

/** A server that answers when it is told to; `load` is what it says of itself. */
async function slowServer(load: () => number) {
  const waiting: ServerResponse[] = [];
  const server = createServer(refuseOverload((_, response) => void waiting.push(response), load));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  open.add(() => {
    server.closeAllConnections();
    server.close();
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const ask = async (path = '/') => (await fetch(url + path)).status;
  /** Asks, and waits until the server has it. */
  const hold = async (count: number) => {
    const from = waiting.length;
    const answers = Array.from({ length: count }, () => ask());
    while (waiting.length < from + count) await new Promise(setImmediate);
    return answers;
  };
  const answerAll = () => {
    for (const response of waiting.splice(0)) response.end('done');
  };
  return { url, ask, hold, answerAll, waiting };
}

describe('more than can be done', () => {
  it('is refused at once, to be tried again, while what was taken is still done', async () => {
    const { url, hold, answerAll } = await slowServer(() => 1);
    const taken = await hold(100);
    const refused = await fetch(`${url}/api/course/lessons/alphabet`);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '1']);
    expect(await refused.json()).toMatchObject({ code: 'UNAVAILABLE', status: 503 });
    expect(await (await fetch(url)).text()).toContain('Please load the page again');
    answerAll();
    expect(await Promise.all(taken)).toEqual(taken.map(() => 200));
  });

  it('is taken again as soon as there is room', async () => {
    const { ask, hold, answerAll, waiting } = await slowServer(() => 1);
    const taken = await hold(100);
    expect(await ask()).toBe(503);
    answerAll();
    await Promise.all(taken);
    const next = ask();
    while (waiting.length === 0) await new Promise(setImmediate);
    answerAll();
    expect(await next).toBe(200);
  });

  it('is none while the process has time left, as when all wait for the database or for slow senders', async () => {
    const { hold, answerAll } = await slowServer(() => 0.9);
    const taken = await hold(300);
    answerAll();
    expect(new Set(await Promise.all(taken))).toEqual(new Set([200]));
  });

  it('makes no one who watches the process take it for dead', async () => {
    const { ask, hold, answerAll, waiting } = await slowServer(() => 1);
    const taken = await hold(100);
    for (const path of ['/api/health', '/api/ready']) {
      const watched = ask(path);
      while (waiting.length <= 100) await new Promise(setImmediate);
      waiting.pop()?.end();
      expect(await watched).toBe(200);
    }
    answerAll();
    await Promise.all(taken);
  });
});

it('the load of a process is what it computes of its time', async () => {
  const load = createLoad();
  for (const end = performance.now() + 150; performance.now() < end; );
  await new Promise(setImmediate);
  expect(load()).toBeGreaterThan(0.5);
  await expect.poll(load).toBeLessThan(0.5);
});
