/**
 * Premium under load: how fast webhook events are acknowledged at 50 a second, and how soon a change at the
 * payment provider takes effect meanwhile. The provider is the test double of the server's tests, with 100 ms
 * latency for each response.
 */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { openEmbedded } from '../apps/server/src/platform/db/open.ts';
import { users } from '../apps/server/src/platform/db/users.ts';
import { stripeCustomers } from '../apps/server/src/billing/tables.ts';
import { createSignatureHeader } from '@ena/stripe-sandbox/webhooks';
import { startStripeDouble } from '../apps/server/test/stripeDouble.ts';
import { startChild } from '../scripts/lib/child.mjs';
import { findFreePort } from '../scripts/lib/port.mjs';
import { node24, root } from '../scripts/lib/project.mjs';
import { ensureBuilt, ensureInstalled } from '../scripts/lib/setUp.mjs';
import { report } from './lib/report.mjs';

const perSecond = 50;
const seconds = 20;
const learners = 200;
const startTimeoutSeconds = 30;

await ensureInstalled();
await ensureBuilt();
await measureWebhooks();

async function measureWebhooks() {
  const double = await startStripeDouble(() => new Date());
  const data = mkdtempSync(join(tmpdir(), 'ena-billing-'));
  const customers = await seedSubscribers(data, double);
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  const { secretKey, webhookSecret, priceId, apiUrl } = double.settings;
  const server = startChild(node24(), [join(root, 'apps/server/src/main.ts')], {
    cwd: root,
    env: {
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: data,
      LOG_LEVEL: 'error',
      STRIPE_SECRET_KEY: secretKey,
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      STRIPE_PRICE_ID: priceId,
      STRIPE_API_URL: apiUrl ?? '',
    },
  });
  try {
    const begin = performance.now();
    while (!(await isReady(url))) {
      if (performance.now() - begin > startTimeoutSeconds * 1000)
        throw new Error('The server did not start.');
      await wait(100);
    }
    double.delayMs = 100;
    const post = async (/** @type {{ body: string } | undefined} */ event) => {
      if (!event) throw new Error('There is no event.');
      const signature = createSignatureHeader(event.body, webhookSecret, Math.floor(Date.now() / 1000));
      const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
      const reply = await fetch(`${url}/api/billing/webhook`, { method: 'POST', headers, body: event.body });
      if (!reply.ok) throw new Error(`An event was refused: ${reply.status}.`);
      await reply.arrayBuffer();
    };
    const measureChange = await createSubscriber(url, double, post);

    /** @type {number[]} */
    const ackTimes = [];
    /** @type {number[]} */
    const effectTimes = [];
    /** @type {Promise<void>[]} */
    const sent = [];
    const start = performance.now();
    let measuring = Promise.resolve();
    for (let count = 0; count < perSecond * seconds; count++) {
      const due = start + (count * 1000) / perSecond;
      if (due > performance.now()) await wait(due - performance.now());
      const subscription = double.store.data.subscriptions.find(
        (one) => one.customer === customers[count % customers.length],
      );
      if (subscription) double.store.cancelAtPeriodEnd(subscription, !subscription.cancelAtPeriodEnd);
      // Measured from the scheduled time, to avoid coordinated omission.
      sent.push(post(double.events.at(-1)).then(() => void ackTimes.push(performance.now() - due)));
      if (count % perSecond === perSecond / 2) measuring = measuring.then(() => measureChange(effectTimes));
    }
    await Promise.all(sent);
    await measuring;
    ackTimes.sort((a, b) => a - b);
    effectTimes.sort((a, b) => a - b);
    const percentile = (/** @type {number[]} */ sorted, /** @type {number} */ share) =>
      sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
    report(`webhook acknowledged at ${perSecond} a second, median`, percentile(ackTimes, 0.5), 'ms', null);
    report(`webhook acknowledged at ${perSecond} a second, p99`, percentile(ackTimes, 0.99), 'ms', 300);
    report('change at the provider takes effect, median', percentile(effectTimes, 0.5), 'ms', null);
    report('change at the provider takes effect, max', percentile(effectTimes, 1), 'ms', 2000);
  } finally {
    server.kill('SIGTERM');
    await server.done;
    await double.close();
    rmSync(data, { recursive: true, force: true });
  }
}

/** Inserts learners with a customer and a subscription each; returns the ids of the customers. */
async function seedSubscribers(
  /** @type {string} */ data,
  /** @type {Awaited<ReturnType<typeof startStripeDouble>>} */ { store },
) {
  const database = await openEmbedded(data);
  const people = Array.from({ length: learners }, () => ({ id: randomUUID(), name: 'Ana' }));
  await database.db.insert(users).values(people.map((one) => ({ ...one, email: `${one.id}@ena.example` })));
  const rows = people.map(({ id }) => ({
    userId: id,
    customerId: store.addCustomer('', { user_id: id }).id,
  }));
  await database.db.insert(stripeCustomers).values(rows);
  await database.close();
  for (const { customerId } of rows) store.subscribe(customerId, 'price_premium', 7);
  return rows.map(({ customerId }) => customerId);
}

/**
 * Signs the demo learner in and subscribes; returns a function that measures how soon pausing and resuming
 * apply.
 */
async function createSubscriber(
  /** @type {string} */ url,
  /** @type {Awaited<ReturnType<typeof startStripeDouble>>} */ double,
  /** @type {(event: { body: string } | undefined) => Promise<void>} */ post,
) {
  const json = { 'content-type': 'application/json', origin: url };
  const login = await fetch(`${url}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ email: 'learner@demo.ena.example', password: 'gamarjoba', rememberMe: false }),
  });
  const headers = { ...json, cookie: login.headers.get('set-cookie')?.split(';')[0] ?? '' };
  const checkoutResponse = await fetch(`${url}/api/billing/create-checkout-session`, {
    method: 'POST',
    headers,
    body: JSON.stringify({
      price_id: double.settings.priceId,
      success_url: `${url}/settings`,
      cancel_url: `${url}/pricing`,
      mode: 'subscription',
    }),
  });
  if (!checkoutResponse.ok) throw new Error(`The checkout failed: ${await checkoutResponse.text()}`);
  const checkout = double.store.data.checkouts.at(-1);
  double.store.pay(checkout?.id ?? '', { brand: 'visa', last4: '4242', pays: 'always' });
  await post(double.events.at(-1));
  const subscription = double.store.data.subscriptions.at(-1);
  const canOpenLesson = async () =>
    (await fetch(`${url}/api/course/lessons/numbers`, { headers })).status === 200;
  const waitUntilOpen = async (/** @type {boolean} */ wanted) => {
    while ((await canOpenLesson()) !== wanted) await wait(10);
  };
  await waitUntilOpen(true);
  return async (/** @type {number[]} */ times) => {
    if (!subscription) throw new Error('There is no subscription.');
    for (const status of ['paused', 'active']) {
      const begin = performance.now();
      double.store.setStatus(subscription, status);
      await post(double.events.at(-1));
      await waitUntilOpen(status === 'active');
      times.push(performance.now() - begin);
    }
  };
}

function isReady(/** @type {string} */ url) {
  return fetch(`${url}/api/ready`).then(
    ({ ok }) => ok,
    () => false,
  );
}
