/** Webhook events and the reconcile command in real processes, which are killed and restarted. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, isNotNull } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createProvider } from '../src/billing/provider.ts';
import { reconcile } from '../src/billing/reconcile.ts';
import { type Db, openEmbedded } from '../src/platform/db/open.ts';
import { users } from '../src/platform/db/users.ts';
import { stripeCustomers, stripeEvents, stripeSubscriptions } from '../src/billing/tables.ts';
import { createLog } from '../src/platform/log.ts';
import { createSignatureHeader } from '@ena/stripe-sandbox/webhooks';
import { copyEmbeddedDatabase, onPostgres } from './database.ts';
import { type StripeDouble, goodCard, startStripeDouble } from './stripeDouble.ts';
import { useServerProcesses } from './serverProcess.ts';

const learners = 20;
const log = createLog('silent');
/** Lease of claimed events: after this time, another process may claim those of a killed one. */
const leaseMs = 20_000;

describe.skipIf(onPostgres)('server processes', () => {
  const { run, launchReady, stop } = useServerProcesses();
  let double: StripeDouble;
  let dataDir: string;
  let customerIds: string[];

  beforeAll(async () => {
    double = await startStripeDouble(() => new Date());
  });
  afterAll(() => double.close());

  /** A data folder for each test, with learners who are customers of the provider. */
  beforeEach(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'ena-kill-'));
    copyEmbeddedDatabase(dataDir);
    customerIds = await onDatabase(async (db) => {
      const people = Array.from({ length: learners }, (_, index) => ({
        name: 'Ana',
        email: `${index}@ena.example`,
      }));
      const made = await db.insert(users).values(people).returning();
      const rows = made.map(({ id }) => ({
        userId: id,
        customerId: double.store.addCustomer('', { user_id: id }).id,
      }));
      await db.insert(stripeCustomers).values(rows);
      return rows.map(({ customerId }) => customerId);
    });
    double.fault = null;
    double.delayMs = 0;
    return () => rmSync(dataDir, { recursive: true, force: true });
  });

  /** Opens the database of the data folder; the server must not run. */
  async function onDatabase<T>(work: (db: Db) => Promise<T>): Promise<T> {
    const { db, close } = await openEmbedded(dataDir);
    try {
      return await work(db);
    } finally {
      await close();
    }
  }

  const settings = () => {
    const { secretKey, webhookSecret, priceId, apiUrl } = double.settings;
    return {
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      STRIPE_SECRET_KEY: secretKey,
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      STRIPE_PRICE_ID: priceId,
      STRIPE_API_URL: apiUrl ?? '',
    };
  };
  const runReconcile = async () => {
    const { exitCode, output } = run(new URL('../src/reconcile.ts', import.meta.url), settings());
    return [await exitCode, output().trim()];
  };

  /** The subscription status of every learner in our database and at the provider; the server must not run. */
  const readStatuses = () =>
    onDatabase(async (db) => {
      const rows = await db
        .select({ customerId: stripeCustomers.customerId, status: stripeSubscriptions.status })
        .from(stripeCustomers)
        .leftJoin(stripeSubscriptions, eq(stripeSubscriptions.userId, stripeCustomers.userId));
      const ours = rows.filter(({ customerId }) => customerIds.includes(customerId ?? ''));
      return {
        stored: ours.map(({ status }) => status ?? undefined),
        atProvider: ours.map(
          ({ customerId }) => double.store.subscriptionsOf(customerId ?? '').at(-1)?.status,
        ),
      };
    });
  const subscribeAll = () => {
    for (const customerId of customerIds) {
      double.store.replaceCard(customerId, goodCard);
      double.store.subscribe(customerId, 'price_premium', 7);
    }
  };

  it('apply acknowledged webhook events after they were killed and restarted', async () => {
    const killed = await launchReady(settings());
    const from = double.events.length;
    const requestsBefore = double.requests.length;
    subscribeAll();
    // Nothing can be applied before the process is killed.
    double.fault = 'silent';
    const statuses = await Promise.all(
      double.events.slice(from).map(async ({ body }) => {
        const signature = createSignatureHeader(
          body,
          double.settings.webhookSecret,
          Math.floor(Date.now() / 1000),
        );
        const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
        const send = () => fetch(`${killed.url}/api/billing/webhook`, { method: 'POST', headers, body });
        let { status } = await send();
        // Load shedding, on a slow machine: the provider sends what was refused again.
        while (status === 503) ({ status } = await send());
        return status;
      }),
    );
    expect(new Set(statuses)).toEqual(new Set([200]));
    // It has claimed events and requests the state of their customers.
    await expect.poll(() => double.requests.length).toBeGreaterThan(requestsBefore);
    await stop(killed, 'SIGKILL');
    const before = await readStatuses();
    expect(before.stored).toEqual(Array.from({ length: learners }, () => undefined));

    await onDatabase(async (db) => {
      const open = await db.select().from(stripeEvents).where(isNotNull(stripeEvents.nextAttemptAt));
      expect(open.some(({ attempts }) => attempts > 0)).toBe(true);
      for (const { nextAttemptAt } of open)
        expect(nextAttemptAt?.getTime()).toBeLessThanOrEqual(Date.now() + leaseMs);
      // Simulates the end of the lease, instead of waiting for it.
      await db
        .update(stripeEvents)
        .set({ nextAttemptAt: new Date() })
        .where(isNotNull(stripeEvents.nextAttemptAt));
    });

    double.fault = null;
    double.subscriptionLookups.length = 0;
    const restarted = await launchReady(settings());
    await expect.poll(() => customerIds.filter((id) => !double.subscriptionLookups.includes(id))).toEqual([]);
    // Graceful shutdown: it finishes the events that it is applying.
    await stop(restarted, 'SIGTERM');
    const { stored, atProvider } = await readStatuses();
    expect(stored).toEqual(atProvider);
    expect(stored).toEqual(Array.from({ length: learners }, () => 'trialing'));
  });

  it('that missed webhook events have subscriptions repaired by the reconcile command', async () => {
    subscribeAll();
    await onDatabase((db) =>
      reconcile({ db, log, mail: null, provider: createProvider(double.settings), now: () => new Date() }),
    );
    for (const id of customerIds.slice(0, 5)) {
      const subscription = double.store.subscriptionsOf(id).at(-1);
      if (subscription) double.store.cancel(subscription);
    }
    expect(await runReconcile()).toEqual([0, `${learners} customers checked, 5 repaired, 0 failed`]);
    const { stored, atProvider } = await readStatuses();
    expect(stored).toEqual(atProvider);
    expect(stored.filter((status) => status === 'canceled')).toHaveLength(5);
  });

  it('of the reconcile command report an unreachable provider', async () => {
    double.fault = 'down';
    expect(await runReconcile()).toEqual([
      1,
      'Subscriptions could not be reconciled.\nThe payment provider could not be reached.',
    ]);
  });
});
