/** The application of test/app.ts, connected to a test double of the payment provider. */
import { isNotNull } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, onTestFinished, vi } from 'vitest';
import type { createApp } from '../src/main/app.ts';
import { type Billing, startBilling } from '../src/billing/billing.ts';
import { stripeEvents } from '../src/billing/tables.ts';
import { type SerializedEvent, createSignatureHeader } from '@ena/stripe-sandbox/webhooks';
import { type CallOptions, useApp } from './app.ts';
import { type StripeDouble, goodCard, startStripeDouble } from './stripeDouble.ts';

const home = 'http://127.0.0.1:3000';
const addresses = {
  success_url: `${home}/settings?checkout=success&tab=subscription`,
  cancel_url: `${home}/pricing?checkout=canceled`,
  returnUrl: `${home}/settings?tab=subscription`,
};

export function useBilling() {
  const app = useApp();
  const delivered = { count: 0 };
  const { world, time, callOn, appWith } = app;
  const shop = {} as { double: StripeDouble; billing: Billing; app: ReturnType<typeof createApp> };

  const billingServices = () => {
    const { db, log, now, mailer, config } = world.services;
    return { db, log, now, mail: { mailer, publicUrl: config.publicUrl } };
  };
  beforeAll(async () => {
    shop.double = await startStripeDouble(() => time.now);
    shop.billing = startBilling(shop.double.settings, billingServices(), {
      // Long enough for a busy machine.
      callTimeoutMs: 60_000,
      pollIntervalMs: 20,
    });
    shop.app = appWith({ billing: shop.billing });
  });
  afterEach(() => {
    shop.double.fault = null;
    shop.double.delayMs = 0;
    shop.double.beforeRequest = async () => undefined;
  });
  afterAll(async () => {
    await shop.billing.stop();
    await shop.double.close();
  });

  const call = (method: string, path: string, body?: unknown, how?: CallOptions) =>
    callOn(shop.app, method, path, body, how);

  const checkout = (
    cookie: string,
    changes: Readonly<Record<string, string>> = {},
    application = shop.app,
  ) => {
    const { success_url, cancel_url } = addresses;
    const input = { price_id: 'price_premium', success_url, cancel_url, mode: 'subscription', ...changes };
    return callOn(application, 'POST', '/api/billing/create-checkout-session', input, { cookie });
  };
  const portal = (cookie: string, application = shop.app) => {
    const input = { returnUrl: addresses.returnUrl };
    return callOn(application, 'POST', '/api/billing/create-portal-session', input, { cookie });
  };
  /** The same application with another timeout for calls of the provider, until the end of the test. */
  const appWithTimeout = (timeoutMs: number) => {
    const billing = startBilling(shop.double.settings, billingServices(), {
      callTimeoutMs: timeoutMs,
      pollIntervalMs: 60_000,
    });
    onTestFinished(() => billing.stop());
    return appWith({ billing });
  };

  const unixNow = () => Math.floor(time.now.getTime() / 1000);
  /** Posts an event as the provider does. */
  const post = (event: SerializedEvent, signature?: string) => {
    const header =
      signature ?? createSignatureHeader(event.body, shop.double.settings.webhookSecret, unixNow());
    const headers = { 'content-type': 'application/json', 'stripe-signature': header };
    return call('POST', '/api/billing/webhook', event.body, { headers });
  };
  /** Waits until every received event is applied; also works in hooks. */
  const settled = () =>
    vi.waitFor(
      async () => {
        const { db } = world.services;
        const open = await db.select().from(stripeEvents).where(isNotNull(stripeEvents.nextAttemptAt));
        expect(open).toEqual([]);
      },
      { timeout: 60_000, interval: 10 },
    );
  /** Delivers the events since the last call, and waits until they are applied. */
  const deliver = async () => {
    const newEvents = shop.double.events.slice(delivered.count);
    delivered.count = shop.double.events.length;
    for (const event of newEvents) expect((await post(event)).status).toBe(200);
    await settled();
  };

  const sessionOf = async (cookie: string) => {
    const { json } = await call('GET', '/api/session', undefined, { cookie });
    const learner: Record<string, unknown> = Object(json['learner']);
    return {
      entitled: learner['entitled'],
      subscription: learner['subscription'] === null ? null : Object(learner['subscription']),
    };
  };
  /** The id at the end of a checkout URL. */
  const idIn = (url: unknown) => String(url).split('/').at(-1) ?? '';
  /** A learner who has completed checkout, with all events delivered. */
  const buyer = async (email: string) => {
    const person = await app.signedIn(email);
    const { json } = await checkout(person.cookie);
    expect(shop.double.store.pay(idIn(json['url']), goodCard)).toBe('paid');
    await deliver();
    const customer = shop.double.store.data.customers.find((one) => one.email === email);
    const subscription = shop.double.store.subscriptionsOf(customer?.id ?? '').at(-1);
    if (!customer || !subscription) throw new Error('There is no subscription.');
    return { ...person, customer, subscription };
  };

  return {
    ...app,
    billingServices,
    shop,
    call,
    checkout,
    portal,
    appWithTimeout,
    post,
    settled,
    deliver,
    sessionOf,
    idIn,
    buyer,
    unixNow,
  };
}
