/** The database goes away and comes back under a running application; on PostgreSQL only. */
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { type Socket, connect, createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Database, databasePatience } from '../src/db/open.ts';
import { users } from '../src/db/schema.ts';
import { isUnavailable } from '../src/db/unavailable.ts';
import { useApp } from './app.ts';
import { onPostgres, openOwnDatabase } from './database.ts';

const server = new URL(process.env['TEST_DATABASE_URL'] ?? 'postgres://127.0.0.1:1/none');
const sockets = new Set<Socket>();
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
    database = await openOwnDatabase({ port, timeouts: databasePatience });
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
  /** A second is what Ena promises; on a slow machine it is longer for the application too. */
  const expectEnd = async () => {
    await wait(1000);
    expect([(await ask()).status, (await work()).status]).toEqual([200, 200]);
  };

  it('is answered with 503 and Retry-After, and is over within 1 s of its end', async () => {
    expect([(await ask()).status, (await work()).status]).toEqual([200, 200]);
    proxy.close();
    breakAll();
    await expectOutage();

    proxy.listen(port, '127.0.0.1');
    await expectEnd();
  });

  it('that breaks nothing, only answers no more, is told in the same way and keeps nobody waiting', async () => {
    expect([(await ask()).status, (await work()).status]).toEqual([200, 200]);
    arrives = false;
    await expectOutage();

    // What is under way is lost with its connection.
    arrives = true;
    breakAll();
    await expectEnd();
  });

  it('between two steps of a transaction undoes it, and the process lives', async () => {
    const id = randomUUID();
    const begun = database.db.transaction(async (tx) => {
      await tx.insert(users).values({ id, name: 'Ana', email: `${id}@ena.example` });
      breakAll();
      await wait(300);
      await tx.select().from(users);
    });
    await expect(begun).rejects.toSatisfy(isUnavailable);
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
    await Promise.all(
      Array.from({ length: count }, () => database.db.transaction((tx) => tx.select().from(users))),
    );
  });
});
