/** Webhook events and the reconcile command as real processes: killed, started again, run beside a provider. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type Database, openEmbedded } from '../src/db/open.ts';
import { stripeCustomers, stripeSubscriptions, users } from '../src/db/schema.ts';
import { signatureOf } from '../src/practice/deliver.ts';
import { onPostgres } from './database.ts';
import { type Double, goodCard, startDouble } from './double.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'ena-kill-'));
const script = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const learners = 20;
let double: Double;
let database: Database | null = null;
const children: ChildProcess[] = [];

beforeAll(async () => {
  double = await startDouble(() => new Date());
});
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  await double.close();
  rmSync(dataDir, { recursive: true, force: true });
});

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  // as: a server that listens on a port has such an address.
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

function launch(file: string, port: number): { child: ChildProcess; output: () => string } {
  const { secretKey, webhookSecret, priceId, apiUrl } = double.settings;
  const child = spawn(process.execPath, [script(file)], {
    env: {
      PATH: process.env['PATH'] ?? '',
      SITE: inject('siteFolder'),
      PORT: String(port),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      STRIPE_SECRET_KEY: secretKey,
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      STRIPE_PRICE_ID: priceId,
      STRIPE_API_URL: apiUrl ?? '',
    },
  });
  children.push(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return { child, output: () => output };
}

async function serve(): Promise<{ child: ChildProcess; url: string }> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const { child } = launch('./serve.ts', port);
  await expect
    .poll(
      () =>
        fetch(`${url}/api/ready`).then(
          ({ ok }) => ok,
          () => false,
        ),
      { timeout: 90_000 },
    )
    .toBe(true);
  return { child, url };
}
async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  child.kill(signal);
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
}

/** What is stored of every learner, beside what the provider has; the server must not run. */
async function compared(): Promise<{ stored: (string | undefined)[]; there: (string | undefined)[] }> {
  database = await openEmbedded(dataDir);
  const rows = await database.db
    .select({ customerId: stripeCustomers.customerId, status: stripeSubscriptions.status })
    .from(stripeCustomers)
    .leftJoin(stripeSubscriptions, eq(stripeSubscriptions.userId, stripeCustomers.userId));
  await database.close();
  const ours = rows.filter(({ customerId }) => double.books.customer(customerId ?? '') !== undefined);
  return {
    stored: ours.map(({ status }) => status ?? undefined),
    there: ours.map(({ customerId }) => double.books.subscriptionsOf(customerId ?? '').at(-1)?.status),
  };
}

describe.skipIf(onPostgres)('a server that is killed', () => {
  it('right after it acknowledged events applies them when it is back', async () => {
    database = await openEmbedded(dataDir);
    const people = Array.from({ length: learners }, (_, place) => ({
      name: 'Ana',
      email: `${place}@ena.example`,
    }));
    const made = await database.db.insert(users).values(people).returning();
    const rows = made.map(({ id }) => ({
      userId: id,
      customerId: double.books.addCustomer('', { user_id: id }).id,
    }));
    await database.db.insert(stripeCustomers).values(rows);
    await database.close();

    const first = await serve();
    // So slow that little is applied before the end.
    double.delay = 300;
    for (const { customerId } of rows) {
      double.books.useCard(customerId, goodCard);
      double.books.subscribe(customerId, 'price_premium', 7);
    }
    const statuses = await Promise.all(
      double.events.map(async ({ body }) => {
        const signature = signatureOf(body, double.settings.webhookSecret, Math.floor(Date.now() / 1000));
        const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
        return (await fetch(`${first.url}/api/billing/webhook`, { method: 'POST', headers, body })).status;
      }),
    );
    expect(new Set(statuses)).toEqual(new Set([200]));
    await end(first.child, 'SIGKILL');
    const before = await compared();
    expect(before.stored.filter((status) => status === 'trialing').length).toBeLessThan(learners);

    double.delay = 0;
    const second = await serve();
    // What the dead process had taken is free again after its lease of 20 s.
    const asked = () => double.requests.filter((request) => request === 'GET /v1/subscriptions').length;
    const already = asked();
    await expect.poll(() => asked() - already, { timeout: 90_000 }).toBeGreaterThan(0);
    await new Promise((resolve) => setTimeout(resolve, 28_000));
    // On a slow machine it takes longer: until nothing is asked any more.
    for (let seen = -1; seen !== asked(); ) {
      seen = asked();
      await new Promise((resolve) => setTimeout(resolve, 2_000));
    }
    await end(second.child, 'SIGTERM');
    const { stored, there } = await compared();
    expect(stored).toEqual(there);
    expect(stored).toEqual(Array.from({ length: learners }, () => 'trialing'));
  }, 300_000);

  it('and missed everything since is set right by the reconcile command', async () => {
    for (const { id } of double.books.ledger.customers.slice(0, 5)) {
      const standing = double.books.subscriptionsOf(id).at(-1);
      if (standing) double.books.cancel(standing);
    }
    const { child, output } = launch('../src/reconcile.ts', 0);
    if (child.exitCode === null) await once(child, 'exit');
    expect([child.exitCode, output().trim()]).toEqual([
      0,
      `${learners} customers looked at, 5 repaired, 0 failed`,
    ]);
    const { stored, there } = await compared();
    expect(stored).toEqual(there);
  }, 120_000);

  it('and the reconcile command says so where the provider is away', async () => {
    double.fault = 'down';
    const { child, output } = launch('../src/reconcile.ts', 0);
    if (child.exitCode === null) await once(child, 'exit');
    double.fault = null;
    expect([child.exitCode, output()]).toEqual([
      1,
      'Subscriptions could not be reconciled.\nThe payment provider could not be asked.\n',
    ]);
  }, 120_000);
});
