import { once } from 'node:events';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createProvider, type Provider } from '../billing/provider.ts';
import type { Env } from '../http/address.ts';
import { answerFailure } from '../http/errors.ts';
import { createLog } from '../http/log.ts';
import { openPractice, type Practice } from './practice.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'ena-practice-'));
const home = 'http://127.0.0.1:3000';
const time = { now: new Date() };
/** Events that the webhook has taken. */
const taken: { readonly customerId: string | null; readonly type: string }[] = [];
/** The webhook answers the next event of this customer with an error. */
let refuseNextOf: string | null = null;
let practice: Practice;
let provider: Provider;

const hook = createServer((request, response) => {
  let body = '';
  request.on('data', (chunk: Buffer) => (body += chunk.toString()));
  request.on('end', () => {
    const note = provider.readEvent(body, String(request.headers['stripe-signature']), new Date());
    const isRefused = note.customerId !== null && note.customerId === refuseNextOf;
    if (isRefused) refuseNextOf = null;
    else taken.push(note);
    response.statusCode = isRefused ? 503 : 200;
    response.end();
  });
});

const openAgain = async () => {
  // as: a server that listens on a port has such an address.
  const { port } = hook.address() as AddressInfo;
  practice = await openPractice(
    { dataDir, publicUrl: home, host: '127.0.0.1', port, tryOut: true },
    () => time.now,
  );
  provider = createProvider(practice.settings);
};
const request = (url: string, init: RequestInit = {}, host = '127.0.0.1:3000') => {
  const app = new Hono<Env>();
  app.route('/practice', practice.pages);
  app.onError((error, c) => answerFailure(c, error, createLog('silent')));
  return app.request(url.replace('127.0.0.1:3000', host), init);
};
const press = (url: string, fields: Record<string, string>, origin = home) =>
  request(url, { method: 'POST', body: new URLSearchParams(fields), headers: { origin } });

beforeAll(async () => {
  hook.listen(0, '127.0.0.1');
  await once(hook, 'listening');
  await openAgain();
});
afterAll(async () => {
  await practice.stop();
  hook.close();
  rmSync(dataDir, { recursive: true });
});

const beginCheckout = async (userId: string) => {
  const customerId = await provider.makeCustomer(userId, `${userId}@ena.example`, `customer:${userId}`);
  const wish = { userId, customerId, successUrl: `${home}/settings`, cancelUrl: `${home}/pricing` };
  const { id, url } = await provider.startCheckout({ ...wish, withTrial: true, key: `checkout:${userId}` });
  return { customerId, id, url: url ?? '' };
};

describe('the practice provider', () => {
  it('says that no money moves, refuses the card that fails, takes the one that works, and tells of it', async () => {
    const { customerId, url } = await beginCheckout('ana');
    const page = await (await request(url)).text();
    expect(page).toContain('Test checkout: no money moves');
    expect(page).toContain('7 days free, then $4.99 per month.');
    const declined = await press(url, { card: 'declined' });
    expect([declined.status, await declined.text()]).toEqual([402, expect.stringContaining('was declined')]);
    expect((await provider.look(customerId)).subscription).toBe(null);

    refuseNextOf = customerId;
    const paid = await press(url, { card: 'works' });
    expect([paid.status, paid.headers.get('location')]).toEqual([303, `${home}/settings`]);
    expect(await provider.look(customerId)).toMatchObject({
      trialUsed: true,
      subscription: { status: 'trialing', paymentMethodLast4: '4242' },
    });
    expect(await (await press(url, { card: 'works' })).text()).toContain('Nothing is paid twice.');
    const typesTaken = () => taken.filter((note) => note.customerId === customerId).map(({ type }) => type);
    const types = ['invoice.paid', 'customer.subscription.created', 'checkout.session.completed'];
    await expect.poll(typesTaken).toEqual(types);
    expect(refuseNextOf).toBe(null);
  });

  it('has a portal where one cancels, keeps, lets time pass and changes the card', async () => {
    const { customerId, url } = await beginCheckout('gio');
    await press(url, { card: 'later' });
    const portal = (await provider.openPortal(customerId, `${home}/settings?tab=subscription`))?.url ?? '';
    const after = async (fields: Record<string, string>) => {
      expect((await press(portal, fields)).status).toBe(303);
      const { subscription } = await provider.look(customerId);
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

  it('lets time pass by itself: a trial ends with its first payment, or with nothing', async () => {
    const { customerId, url } = await beginCheckout('lia');
    await press(url, { card: 'works' });
    time.now = new Date(time.now.getTime() + 8 * 24 * 60 * 60 * 1000);
    expect((await provider.look(customerId)).subscription?.status).toBe('active');
    time.now = new Date();
  });

  it('knows everything after it was closed, in a file that only its owner can read', async () => {
    const { customerId, url } = await beginCheckout('eka');
    await press(url, { card: 'works' });
    await practice.stop();
    await openAgain();
    expect((await provider.look(customerId)).subscription?.status).toBe('trialing');
    expect(statSync(join(dataDir, 'practice-provider.json')).mode & 0o777).toBe(0o600);
  });

  it('is reached by nobody else', async () => {
    const { url } = await beginCheckout('nia');
    expect((await press(url, { card: 'works' }, 'https://evil.example')).status).toBe(403);
    expect((await request(url, {}, 'evil.example')).status).toBe(404);
    const { apiUrl } = practice.settings;
    const asked = await fetch(`${apiUrl}/v1/customers`, {
      headers: { authorization: 'Bearer sk_test_guess' },
    });
    expect(asked.status).toBe(401);
    expect((await request(`${home}/practice/checkout/cs_test_nothing`)).status).toBe(404);
    const policy = (await request(url)).headers.get('content-security-policy');
    expect(policy).toMatch(/^default-src 'none'; style-src 'sha256-[^']+'; form-action 'self';/);
  });

  it('writes what it is told as text', async () => {
    const customerId = await provider.makeCustomer('eve', 'eve@ena.example', 'customer:eve');
    const cancelUrl = `${home}/pricing?"><script>alert(1)</script>`;
    const wish = { userId: 'eve', customerId, successUrl: home, cancelUrl, withTrial: false, key: 'eve' };
    const { url } = await provider.startCheckout(wish);
    const page = await (await request(url ?? '')).text();
    expect(page).not.toContain('<script>');
    expect(page).toContain('beginning today');
  });
});
