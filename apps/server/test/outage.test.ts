/** The database becomes unreachable and comes back while the application runs; on PostgreSQL only. */
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { type Socket, connect, createServer } from 'node:net';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database, DatabaseTimeouts } from '../src/platform/db/open.ts';
import { users } from '../src/platform/db/users.ts';
import { isUnavailable } from '../src/platform/db/unavailable.ts';
import { useApp } from './app.ts';
import { onPostgres, openOwnDatabase } from './database.ts';

const server = new URL(process.env['TEST_DATABASE_URL'] ?? 'postgres://127.0.0.1:1/none');
const sockets = new Set<Socket>();
/** Shorter than the real ones, because every test waits for them. */
const timeouts: DatabaseTimeouts = { startMs: 60_000, connectionMs: 1_000, queryMs: 1_500 };
/** Whether the proxy forwards queries; otherwise they get no response, but connections stay open. */
let isForwarding = true;
/** Proxy between application and database, whose connections can be closed. */
const proxy = createServer((client) => {
  const upstream = connect(Number(server.port), server.hostname);
  for (const socket of [client, upstream]) {
    sockets.add(socket);
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
  }
  client.on('data', (data) => isForwarding && upstream.write(data)).on('close', () => upstream.destroy());
  upstream.pipe(client);
});
const closeConnections = () => {
  for (const socket of sockets) socket.destroy();
};

describe.skipIf(!onPostgres)('an outage of the database', () => {
  const { callWith } = useApp();
  let database: Database;
  let port = 0;

  beforeAll(async () => {
    proxy.listen(0, '127.0.0.1');
    await once(proxy, 'listening');
    const address = proxy.address();
    port = typeof address === 'object' && address ? address.port : 0;
    database = await openOwnDatabase({ port, timeouts });
  });
  afterAll(async () => {
    await database.close();
    proxy.close();
  });

  const checkReady = () => callWith({ db: database.db }, 'GET', '/api/ready');
  const readSession = () =>
    callWith({ db: database.db }, 'GET', '/api/session', undefined, { cookie: 'ena.session=x' });
  const signUp = () =>
    callWith({ db: database.db }, 'POST', '/api/auth/sign-up/email', {
      name: 'Ana',
      email: 'ana@ena.example',
      password: 'a good password',
    });
  const expectOutage = async () => {
    const { status, json, headers } = await signUp();
    expect([status, json['code'], headers.get('retry-after')]).toEqual([503, 'UNAVAILABLE', '2']);
    expect((await checkReady()).status).toBe(503);
  };
  /** Polled, because a busy machine may exceed the short timeouts without an outage, too. */
  const expectHealthy = () =>
    expect.poll(async () => [(await checkReady()).status, (await readSession()).status]).toEqual([200, 200]);

  beforeEach(expectHealthy);

  it('results in 503 and Retry-After, and ends once the database is reachable again', async () => {
    proxy.close();
    closeConnections();
    await expectOutage();

    proxy.listen(port, '127.0.0.1');
    await expectHealthy();
  });

  it('without closed connections results in the same response after the timeout', async () => {
    isForwarding = false;
    await expectOutage();

    // Running queries are lost with their connections.
    isForwarding = true;
    closeConnections();
    await expectHealthy();
  });

  it('in the middle of a transaction rolls it back, and does not crash the process', async () => {
    const id = randomUUID();
    const transaction = database.db.transaction(async (tx) => {
      await tx.insert(users).values({ id, name: 'Ana', email: `${id}@ena.example` });
      closeConnections();
      await expect.poll(() => sockets.size).toBe(0);
      await tx.select().from(users);
    });
    await expect(transaction).rejects.toSatisfy(isUnavailable);
    await expectHealthy();
    expect(await database.db.select().from(users).where(eq(users.id, id))).toEqual([]);
  });

  it('leaks no connections of the pool, however many transactions fail at their beginning', async () => {
    isForwarding = false;
    const count = 30;
    const cut = Array.from({ length: count }, () => database.db.transaction(() => Promise.resolve()));
    const results = await Promise.allSettled(cut);
    expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(count);
    isForwarding = true;
    closeConnections();
    // Leaked connections would never be released, so that fewer are left than needed, or none.
    const readAll = () =>
      Promise.all(
        Array.from({ length: count }, () => database.db.transaction((tx) => tx.select().from(users))),
      );
    await expect.poll(() => readAll().then(({ length }) => length, String)).toBe(count);
  });
});
