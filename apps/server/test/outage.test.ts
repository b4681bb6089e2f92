/** The database goes away and comes back under a running application; on PostgreSQL only. */
import { once } from 'node:events';
import { type Socket, connect, createServer } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../src/db/open.ts';
import { useApp } from './app.ts';
import { onPostgres, openTestDatabase } from './database.ts';

const server = new URL(process.env['TEST_DATABASE_URL'] ?? 'postgres://127.0.0.1:1/none');
const sockets = new Set<Socket>();
/** Stands between application and database, and can be cut. */
const proxy = createServer((client) => {
  const upstream = connect(Number(server.port), server.hostname);
  for (const socket of [client, upstream]) {
    sockets.add(socket);
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
  }
  client.pipe(upstream).pipe(client);
});

describe.skipIf(!onPostgres)('an outage of the database', () => {
  const { callWith } = useApp();
  let database: Database;
  let port = 0;

  beforeAll(async () => {
    proxy.listen(0, '127.0.0.1');
    await once(proxy, 'listening');
    const address = proxy.address();
    port = typeof address === 'object' && address ? address.port : 0;
    database = await openTestDatabase(port);
  });
  afterAll(async () => {
    await database.close();
    proxy.close();
  });

  it('is answered with 503 and Retry-After within 5 s, and is over within 1 s of its end', async () => {
    const ask = () => callWith({ db: database.db }, 'GET', '/api/ready');
    const work = () =>
      callWith({ db: database.db }, 'GET', '/api/session', undefined, { cookie: 'ena.session=x' });
    expect([(await ask()).status, (await work()).status]).toEqual([200, 200]);

    proxy.close();
    for (const socket of sockets) socket.destroy();
    const cut = Date.now();
    const during = await callWith({ db: database.db }, 'POST', '/api/auth/sign-up/email', {
      name: 'Ana',
      email: 'ana@ena.example',
      password: 'a good password',
    });
    expect([during.status, during.json['code'], during.headers.get('retry-after')]).toEqual([
      503,
      'UNAVAILABLE',
      '2',
    ]);
    expect((await ask()).status).toBe(503);
    expect(Date.now() - cut).toBeLessThan(5000);

    proxy.listen(port, '127.0.0.1');
    const back = Date.now();
    while ((await ask()).status !== 200) expect(Date.now() - back).toBeLessThan(1000);
  });
});
