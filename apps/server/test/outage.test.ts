/** The database goes away and comes back under a running application; on PostgreSQL only. */
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { type Socket, connect, createServer } from 'node:net';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database, DatabasePatience } from '../src/db/open.ts';
import { users } from '../src/db/schema.ts';
import { isUnavailable } from '../src/db/unavailable.ts';
import { useApp } from './app.ts';
import { onPostgres, openOwnDatabase } from './database.ts';

const server = new URL(process.env['TEST_DATABASE_URL'] ?? 'postgres://127.0.0.1:1/none');
const sockets = new Set<Socket>();
/** Shorter than the product's: every test waits for them. */
const timeouts: DatabasePatience = { start: 60_000, connection: 1_000, query: 1_500 };
/** Whether what is sent to the database arrives; else nothing comes back, and nothing breaks either. */
let arrives = true;
/** Stands between application and database, and can be cut. */
const proxy = createServer((client) => {
  const upstream = connect(Number(server.port), server.hostname);
  for (const socket of [client, upstream]) {
    sockets.add(socket);
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
  }
  client.on('data', (data) => arrives && upstream.write(data)).on('close', () => upstream.destroy());
  upstream.pipe(client);
});
const breakAll = () => {
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

  const ask = () => callWith({ db: database.db }, 'GET', '/api/ready');
  const work = () =>
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
    expect((await ask()).status).toBe(503);
  };
  /** Polled, because a busy machine may exceed the short timeouts also without an outage. */
  const expectHealthy = () =>
    expect.poll(async () => [(await ask()).status, (await work()).status]).toEqual([200, 200]);

  beforeEach(expectHealthy);

  it('is answered with 503 and Retry-After, and is over once the database is back', async () => {
    proxy.close();
    breakAll();
    await expectOutage();

    proxy.listen(port, '127.0.0.1');
    await expectHealthy();
  });

  it('that breaks nothing, only answers no more, is told in the same way and keeps nobody waiting', async () => {
    arrives = false;
    await expectOutage();

    // What is under way is lost with its connection.
    arrives = true;
    breakAll();
    await expectHealthy();
  });

  it('between two steps of a transaction undoes it, and the process lives', async () => {
    const id = randomUUID();
    const begun = database.db.transaction(async (tx) => {
      await tx.insert(users).values({ id, name: 'Ana', email: `${id}@ena.example` });
      breakAll();
      await expect.poll(() => sockets.size).toBe(0);
      await tx.select().from(users);
    });
    await expect(begun).rejects.toSatisfy(isUnavailable);
    await expectHealthy();
    expect(await database.db.select().from(users).where(eq(users.id, id))).toEqual([]);
  });

  it('leaves no connection taken, however many transactions it cuts off at their beginning', async () => {
    arrives = false;
    const count = 30;
    const cut = Array.from({ length: count }, () => database.db.transaction(() => Promise.resolve()));
    const results = await Promise.allSettled(cut);
    expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(count);
    arrives = true;
    breakAll();
    // Taken connections would never come back, so that fewer than these are left, or none.
    const readAll = () =>
      Promise.all(
        Array.from({ length: count }, () => database.db.transaction((tx) => tx.select().from(users))),
      );
    await expect.poll(() => readAll().then(({ length }) => length, String)).toBe(count);
  });
});
