import { once } from 'node:events';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CheckoutParams, createProvider, type Provider } from '../billing/provider.ts';
import type { Env } from '../platform/http/address.ts';
import { toErrorResponse } from '../platform/http/errors.ts';
import { createLog } from '../platform/log.ts';
import { startStripeSandbox, type StripeSandbox } from '@ena/stripe-sandbox/sandbox';
import { protectSandboxPages } from './stripeSandboxPages.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'ena-stripe-sandbox-'));
const home = 'http://127.0.0.1:3000';
const time = { now: new Date() };
/** Events that the webhook has acknowledged. */
const acknowledged: { readonly customerId: string | null; readonly type: string }[] = [];
/** The webhook responds to the next event of this customer with an error. */
let failNextOf: string | null = null;
let sandbox: StripeSandbox;
let provider: Provider;

const webhookServer = createServer((request, response) => {
  let body = '';
  request.on('data', (chunk: Buffer) => (body += chunk.toString()));
  request.on('end', () => {
    const event = provider.parseWebhookEvent(body, String(request.headers['stripe-signature']), new Date());
    const isFailing = event.customerId !== null && event.customerId === failNextOf;
    if (isFailing) failNextOf = null;
    else acknowledged.push(event);
    response.statusCode = isFailing ? 503 : 200;
    response.end();
  });
});

const openSandbox = async () => {
  // as: a server that listens on a port has such an address.
  const { port } = webhookServer.address() as AddressInfo;
  sandbox = await startStripeSandbox({ dataDir, publicUrl: home, host: '127.0.0.1', port }, () => time.now);
  provider = createProvider(sandbox.settings);
};
const request = (url: string, init: RequestInit = {}, host = '127.0.0.1:3000') => {
  const app = new Hono<Env>();
  app.route(
    '/stripe-sandbox',
    protectSandboxPages(sandbox.pages, { publicUrl: home, port: 3000, demoMode: true }),
  );
  app.onError((error, c) => toErrorResponse(c, error, createLog('silent')));
  return app.request(url.replace('127.0.0.1:3000', host), init);
};
const submit = (url: string, fields: Record<string, string>, origin = home) =>
  request(url, { method: 'POST', body: new URLSearchParams(fields), headers: { origin } });

beforeAll(async () => {
  webhookServer.listen(0, '127.0.0.1');
  await once(webhookServer, 'listening');
  await openSandbox();
});
afterAll(async () => {
  await sandbox.stop();
  webhookServer.close();
  rmSync(dataDir, { recursive: true });
});

const beginCheckout = async (userId: string) => {
  const customerId = await provider.createCustomer(userId, `${userId}@ena.example`, `customer:${userId}`);
  const params = { userId, customerId, successUrl: `${home}/settings`, cancelUrl: `${home}/pricing` };
  const { id, url } = await provider.startCheckout({
    ...params,
    withTrial: true,
    idempotencyKey: `checkout:${userId}`,
  });
  return { customerId, id, url: url ?? '' };
};

describe('the Stripe sandbox', () => {
  it('has a checkout page, marked as a test, that declines or accepts cards and sends events', async () => {
    const { customerId, url } = await beginCheckout('ana');
    const page = await (await request(url)).text();
    expect(page).toContain('Test checkout: no money moves');
    expect(page).toContain('7 days free, then $4.99 per month.');
    const declined = await submit(url, { card: 'declined' });
    expect([declined.status, await declined.text()]).toEqual([402, expect.stringContaining('was declined')]);
    expect((await provider.fetchCustomerState(customerId)).subscription).toBe(null);

    failNextOf = customerId;
    const paid = await submit(url, { card: 'works' });
    expect([paid.status, paid.headers.get('location')]).toEqual([303, `${home}/settings`]);
    expect(await provider.fetchCustomerState(customerId)).toMatchObject({
      trialUsed: true,
      subscription: { status: 'trialing', paymentMethodLast4: '4242' },
    });
    expect(await (await submit(url, { card: 'works' })).text()).toContain('You are not charged twice.');
    const acknowledgedTypes = () =>
      acknowledged.filter((event) => event.customerId === customerId).map(({ type }) => type);
    const types = ['invoice.paid', 'customer.subscription.created', 'checkout.session.completed'];
    await expect.poll(acknowledgedTypes).toEqual(types);
    expect(failNextOf).toBe(null);
  });

  it('has a billing portal to cancel, undo that, end the period and change the card', async () => {
    const { customerId, url } = await beginCheckout('gio');
    await submit(url, { card: 'later' });
    const portal = (await provider.openPortal(customerId, `${home}/settings?tab=subscription`))?.url ?? '';
    const after = async (fields: Record<string, string>) => {
      expect((await submit(portal, fields)).status).toBe(303);
      const { subscription } = await provider.fetchCustomerState(customerId);
      return [subscription?.status, subscription?.cancelAtPeriodEnd];
    };
    expect(await after({ action: 'cancel-later' })).toEqual(['trialing', true]);
    expect(await after({ action: 'keep' })).toEqual(['trialing', false]);
    expect(await after({ action: 'end-period' })).toEqual(['active', false]);
    expect(await after({ action: 'end-period' })).toEqual(['past_due', false]);
    expect(await after({ action: 'card', card: 'works' })).toEqual(['active', false]);
    expect(await after({ action: 'cancel' })).toEqual(['canceled', false]);
    expect(await (await request(portal)).text()).toContain(`href="${home}/settings?tab=subscription"`);
  });

  it('ends a trial with the first payment when its time has passed', async () => {
    const { customerId, url } = await beginCheckout('lia');
    await submit(url, { card: 'works' });
    time.now = new Date(time.now.getTime() + 8 * 24 * 60 * 60 * 1000);
    expect((await provider.fetchCustomerState(customerId)).subscription?.status).toBe('active');
    time.now = new Date();
  });

  it('keeps its data over a restart, in a file that only its owner can read', async () => {
    const { customerId, url } = await beginCheckout('eka');
    await submit(url, { card: 'works' });
    await sandbox.stop();
    await openSandbox();
    expect((await provider.fetchCustomerState(customerId)).subscription?.status).toBe('trialing');
    expect(statSync(join(dataDir, 'stripe-sandbox.json')).mode & 0o777).toBe(0o600);
  });

  it('refuses requests of other origins, with other host names, or with another API key', async () => {
    const { url } = await beginCheckout('nia');
    expect((await submit(url, { card: 'works' }, 'https://evil.example')).status).toBe(403);
    expect((await request(url, {}, 'evil.example')).status).toBe(404);
    const { apiUrl } = sandbox.settings;
    const reply = await fetch(`${apiUrl}/v1/customers`, {
      headers: { authorization: 'Bearer sk_test_guess' },
    });
    expect(reply.status).toBe(401);
    expect((await request(`${home}/stripe-sandbox/checkout/cs_test_nothing`)).status).toBe(404);
    const policy = (await request(url)).headers.get('content-security-policy');
    expect(policy).toMatch(/^default-src 'none'; style-src 'sha256-[^']+'; form-action 'self';/);
  });

  it('escapes HTML in the parameters of a checkout', async () => {
    const customerId = await provider.createCustomer('eve', 'eve@ena.example', 'customer:eve');
    const cancelUrl = `${home}/pricing?"><script>alert(1)</script>`;
    const ids = { userId: 'eve', customerId };
    const params: CheckoutParams = {
      ...ids,
      successUrl: home,
      cancelUrl,
      withTrial: false,
      idempotencyKey: 'eve',
    };
    const { url } = await provider.startCheckout(params);
    const page = await (await request(url ?? '')).text();
    expect(page).not.toContain('<script>');
    expect(page).toContain('beginning today');
  });
});
