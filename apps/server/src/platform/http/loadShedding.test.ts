import { IncomingMessage, ServerResponse } from 'node:http';
import { Server, Socket } from 'node:net';
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { useHttpServers } from '../../../test/httpServer.ts';
import { pauseClock } from '../../../test/pauseClock.ts';
import { admissionLimits, withLoadShedding } from './loadShedding.ts';

const { serve } = useHttpServers();

/** A server that starts two requests, and responds only when `answerAll` is called. */
async function slowServer(limits: Partial<typeof admissionLimits> = {}, trustedProxies = 0) {
  const running: ServerResponse[] = [];
  const all = { maxRunning: 2, runningTimeoutMs: 60_000, maxWaitMs: 50, minQueued: 16, ...limits };
  let arrived = 0;
  const server = await serve((httpServer) => {
    const listener = withLoadShedding(
      httpServer,
      (_, response) => void running.push(response),
      trustedProxies,
      all,
    );
    return (request, response) => {
      arrived++;
      listener(request, response);
    };
  });
  const request = async (path = '/', address = '127.0.0.1') =>
    (await fetch(server.url + path, { headers: { 'x-forwarded-for': address } })).status;
  /** Sends requests, and waits until they are started. */
  const startRequests = async (count: number) => {
    const from = running.length;
    const answers = Array.from({ length: count }, () => request());
    await expect.poll(() => running.length).toBe(from + count);
    return answers;
  };
  /** Sends requests of a client while as many run as may, and waits until they have arrived. */
  const queueRequests = async (count: number, address: string) => {
    const from = arrived;
    const answers = Array.from({ length: count }, () => request(`/${address}`, address));
    await expect.poll(() => arrived).toBe(from + count);
    return answers;
  };
  const answerAll = () => {
    for (const response of running.splice(0)) response.end('done');
  };
  return { ...server, request, startRequests, queueRequests, answerAll, running };
}

describe('a request above the capacity', () => {
  it('is refused with 503 and Retry-After after it has waited, while accepted requests finish', async () => {
    const { url, startRequests, answerAll } = await slowServer();
    const accepted = await startRequests(2);
    const refused = await fetch(`${url}/api/course/lessons/alphabet`);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '1']);
    expect(await refused.json()).toMatchObject({ code: 'UNAVAILABLE', status: 503 });
    expect(await (await fetch(url)).text()).toContain('Please reload the page');
    answerAll();
    expect(await Promise.all(accepted)).toEqual([200, 200]);
  });

  it('is started as soon as another has finished', async () => {
    const { request, startRequests, answerAll, running } = await slowServer({ maxWaitMs: 60_000 });
    const accepted = await startRequests(2);
    const next = request();
    answerAll();
    expect(await Promise.all(accepted)).toEqual([200, 200]);
    await expect.poll(() => running.length).toBe(1);
    answerAll();
    expect(await next).toBe(200);
  });

  it('is started while others run for so long that they must be waiting for something else', async () => {
    const { startRequests, answerAll } = await slowServer({ runningTimeoutMs: 20, maxWaitMs: 60_000 });
    const accepted = await startRequests(8);
    answerAll();
    expect(new Set(await Promise.all(accepted))).toEqual(new Set([200]));
  });

  it('is started in turn with those of other networks, which the reverse proxy names', async () => {
    const { startRequests, queueRequests, answerAll, running } = await slowServer({ maxWaitMs: 60_000 }, 1);
    const accepted = await startRequests(2);
    const flood = await queueRequests(4, '198.51.100.1');
    const other = await queueRequests(1, '203.0.113.7');
    answerAll();
    await expect
      .poll(() => running.map(({ req }) => req.url).sort())
      .toEqual(['/198.51.100.1', '/203.0.113.7']);
    for (const started of [2, 1]) {
      answerAll();
      await expect.poll(() => running.length).toBe(started);
    }
    answerAll();
    expect(new Set(await Promise.all([...accepted, ...flood, ...other]))).toEqual(new Set([200]));
  });

  it('is not started if its client has disconnected', async () => {
    const { open, startRequests, answerAll, running } = await slowServer({ maxWaitMs: 60_000 });
    const accepted = await startRequests(2);
    const gone = await open('GET /gone HTTP/1.1\r\nhost: a\r\n\r\n');
    gone.socket.end();
    await gone.received;
    answerAll();
    const last = await startRequests(1);
    expect(running.map(({ req }) => req.url)).toEqual(['/']);
    answerAll();
    expect(await Promise.all([...accepted, ...last])).toEqual([200, 200, 200]);
  });

  it('is started while clients do not read the responses of others', async () => {
    const limits = { maxWaitMs: 60_000, runningTimeoutMs: 600_000 };
    const { open, startRequests, answerAll, running } = await slowServer(limits);
    for (let count = 0; count < 2; count++) {
      const client = await open('');
      client.socket.pause();
      client.socket.write('GET / HTTP/1.1\r\nhost: a\r\n\r\n');
    }
    await expect.poll(() => running.length).toBe(2);
    // More than the kernel holds.
    for (const response of running.splice(0)) response.end(Buffer.alloc(16 * 1024 * 1024));
    const next = await startRequests(2);
    answerAll();
    expect(await Promise.all(next)).toEqual([200, 200]);
  });

  it('is refused even if it is a health check, unless it is one of the first in a second', async () => {
    const { request, startRequests, answerAll, running } = await slowServer();
    const accepted = await startRequests(2);
    for (const path of ['/api/health', '/api/ready']) {
      const checked = request(path);
      await expect.poll(() => running.length).toBe(3);
      running.pop()?.end();
      expect(await checked).toBe(200);
    }
    const flood = Array.from({ length: 60 }, () => request('/api/ready').catch(() => 0));
    expect(await Promise.any(flood)).toBe(503);
    answerAll();
    expect(await Promise.all(accepted)).toEqual([200, 200]);
  });
});

it('health checks from inside, and of other networks, are exempt while one network floods them', async () => {
  pauseClock();
  const { url, request, startRequests, answerAll, running } = await slowServer({ maxWaitMs: 60_000 }, 1);
  const accepted = await startRequests(2);
  const flood = Array.from({ length: 60 }, () => request('/api/ready').catch(() => 0));
  await expect.poll(() => running.length).toBe(22);
  const others = [request('/api/ready', '127.0.0.2'), fetch(`${url}/api/ready`).then(({ status }) => status)];
  await expect.poll(() => running.length).toBe(24);
  const timer = setInterval(answerAll, 1);
  expect(new Set(await Promise.all([...accepted, ...flood, ...others]))).toEqual(new Set([200]));
  clearInterval(timer);
});

it('a burst after a time without requests is served', async () => {
  const advanceClock = pauseClock();
  const limits = { ...admissionLimits, maxWaitMs: 500, minQueued: 0 };
  const { open } = await serve((httpServer) =>
    withLoadShedding(httpServer, (_, response) => void response.end('done'), 0, limits),
  );
  const get = 'GET / HTTP/1.1\r\nhost: a\r\n\r\n';
  const client = await open(get);
  await expect.poll(client.output).toContain('done');
  // The event loop has become idle.
  for (let turn = 0; turn < 10; turn++) await nextTurn();
  advanceClock(2 * limits.maxWaitMs);
  client.socket.write(get.repeat(10));
  await expect.poll(() => client.output().match(/HTTP/g)).toHaveLength(11);
  expect(client.output()).not.toContain('503');
});

it('while requests compute, connections are accepted, so that their requests do not wait for as many others', async () => {
  const advanceClock = pauseClock();
  const limits = { ...admissionLimits, maxWaitMs: 100 };
  const { url } = await serve((httpServer) => {
    const compute = (_: unknown, response: ServerResponse) => {
      advanceClock(20);
      response.end('done');
    };
    return withLoadShedding(httpServer, compute, 0, limits);
  });
  const statuses = await Promise.all(Array.from({ length: 40 }, async () => (await fetch(url)).status));
  expect(new Set(statuses)).toEqual(new Set([200, 503]));
});

it('while a request computes, or for as long, many connections are accepted', async () => {
  const advanceClock = pauseClock();
  let connections = 0;
  const acceptedAtStart: number[] = [];
  const { open } = await serve((httpServer) => {
    httpServer.on('connection', () => connections++);
    const compute = (_: unknown, response: ServerResponse) => {
      acceptedAtStart.push(connections);
      advanceClock(100);
      response.end('done');
    };
    return withLoadShedding(httpServer, compute, 0);
  });
  const get = 'GET / HTTP/1.1\r\nhost: a\r\n\r\n';
  await Promise.all(Array.from({ length: 60 }, (_, index) => open(index < 3 ? get : '')));
  await expect.poll(() => acceptedAtStart.length).toBeGreaterThan(2);
  const [first = 0, second = 0] = acceptedAtStart;
  expect(second - first).toBeGreaterThan(15);
});

describe('the first request of a connection, while each turn of the event loop accepts one', () => {
  let advanceClock: (ms: number) => void;
  beforeEach(() => {
    advanceClock = pauseClock();
  });
  /**
   * Connects once per turn, each of a millisecond, as the kernel does while others wait, until `isEnough`; the first ones
   * are dropped.
   */
  async function connectUntil(
    server: Server,
    isEnough: (last: Socket, turns: number) => boolean,
    dropped = 0,
  ) {
    for (let turns = 1; ; turns++) {
      advanceClock(1);
      const socket = new Socket();
      server.emit(turns > dropped ? 'connection' : 'drop', socket);
      if (isEnough(socket, turns)) return;
      await nextTurn();
    }
  }
  function exchange(socket: Socket, onEnd: () => void): [IncomingMessage, ServerResponse] {
    const request = new IncomingMessage(socket);
    request.headers['x-forwarded-for'] = '203.0.113.7';
    const response = new ServerResponse(request);
    response.end = () => {
      onEnd();
      return response;
    };
    return [request, response];
  }

  it.each([
    ['accepted', 0],
    ['dropped, as too many are open', 9],
  ])('may have waited since the first one was %s, and is refused that much earlier', async (_, dropped) => {
    const server = new Server();
    const limits = { ...admissionLimits, maxRunning: 0, maxWaitMs: 200 };
    const receive = withLoadShedding(server, () => undefined, 1, limits);
    const used = new Socket();
    const refused: string[] = [];
    await connectUntil(
      server,
      (last, turns) => {
        if (turns === 5) receive(...exchange(used, () => void refused.push('of a used connection')));
        if (turns === 10) receive(...exchange(last, () => void refused.push('of a new connection')));
        return turns === 10;
      },
      dropped,
    );
    advanceClock(limits.maxWaitMs);
    await expect.poll(() => refused).toEqual(['of a new connection', 'of a used connection']);
  });

  it('is not dated back if its connection was accepted long before', async () => {
    const server = new Server();
    const limits = { ...admissionLimits, maxRunning: 0, maxWaitMs: 200 };
    const receive = withLoadShedding(server, () => undefined, 1, limits);
    const [silent, used] = [new Socket(), new Socket()];
    server.emit('connection', silent);
    const refused: string[] = [];
    await connectUntil(server, (_, turns) => {
      if (turns === 5) receive(...exchange(used, () => void refused.push('of a used connection')));
      if (turns === 10) receive(...exchange(silent, () => void refused.push('of a silent connection')));
      return turns === 10;
    });
    advanceClock(limits.maxWaitMs);
    await expect.poll(() => refused).toEqual(['of a used connection', 'of a silent connection']);
  });

  it('does not keep the requests of others from being started', async () => {
    const server = new Server();
    let started = 0;
    const receive = withLoadShedding(server, () => void started++, 1);
    for (let count = 0; count < 3; count++) receive(...exchange(new Socket(), () => undefined));
    await connectUntil(server, (_, turns) => started === 3 || turns > 10_000);
    expect(started).toBe(3);
  });

  it('leaves the event loop idle afterwards', async () => {
    const server = new Server();
    withLoadShedding(server, () => undefined, 1);
    server.emit('connection', new Socket());
    for (let turn = 0; turn < 5; turn++) await nextTurn();
    const scheduled = vi.spyOn(globalThis, 'setImmediate');
    onTestFinished(() => scheduled.mockRestore());
    await wait(20);
    expect(scheduled).not.toHaveBeenCalled();
  });

  it('gets its turn also if they have done so for longer than it may wait', async () => {
    const server = new Server();
    const limits = { ...admissionLimits, maxWaitMs: 1500, minQueued: 0 };
    const started: IncomingMessage[] = [];
    const receive = withLoadShedding(server, (request) => void started.push(request), 1, limits);
    let isRefused = false;
    await connectUntil(server, (last, turns) => {
      if (turns < limits.maxWaitMs + 2) return false;
      receive(...exchange(last, () => (isRefused = true)));
      return true;
    });
    await expect.poll(() => isRefused || started.length > 0).toBe(true);
    expect(isRefused).toBe(false);
  });
});
