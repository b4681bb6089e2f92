import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { useBilling } from '../../test/billing.ts';
import { goodCard } from '../../test/stripeDouble.ts';
import { stripeCustomers, stripeOrders, stripeSubscriptions } from './tables.ts';

const {
  world,
  time,
  shop,
  signedIn,
  call,
  checkout,
  portal,
  appWithTimeout,
  deliver,
  sessionOf,
  idIn,
  buyer,
  logged,
} = useBilling();
const day = 24 * 60 * 60 * 1000;
const advanceClock = (ms: number) => {
  time.now = new Date(time.now.getTime() + ms);
};

describe('the plans', () => {
  it('[BILL-15] have one plan, with the configured price', async () => {
    const { json } = await call('GET', '/api/billing/plans');
    expect(json['plans']).toEqual([
      {
        name: 'premium',
        mode: 'subscription',
        price_id: 'price_premium',
        title: 'Ena Premium',
        description:
          'Access to all lessons (Beginner to Advanced), unlimited vocabulary practice, and all quizzes and exercises',
      },
    ]);
  });
});

describe('checkout', () => {
  it('[BILL-11] [SUBS-01] [SET-26] starts a trial of 7 days, which gives access to Premium', async () => {
    const { userId, cookie, customer } = await buyer('first@ena.example');
    const end = Math.floor(time.now.getTime() / 1000) + 7 * 24 * 60 * 60;
    expect(await sessionOf(cookie)).toEqual({
      entitled: true,
      subscription: {
        subscription_status: 'trialing',
        price_id: 'price_premium',
        current_period_end: end,
        cancel_at_period_end: false,
        payment_method_brand: 'visa',
        payment_method_last4: '4242',
      },
    });
    expect((await call('GET', '/api/course/lessons/numbers', undefined, { cookie })).status).toBe(200);
    expect(customer.metadata).toEqual({ user_id: userId });
    const orders = await world.services.db.select().from(stripeOrders).where(eq(stripeOrders.userId, userId));
    expect(orders).toMatchObject([{ amountTotal: 0, currency: 'usd', status: 'no_payment_required' }]);
  });

  it('[BILL-12] gives no second trial, even if the customer was deleted at the provider', async () => {
    const { cookie, customer, subscription } = await buyer('again@ena.example');
    shop.double.store.cancel(subscription);
    await deliver();
    expect((await sessionOf(cookie)).entitled).toBe(false);
    const second = idIn((await checkout(cookie)).json['url']);
    expect(shop.double.store.checkout(second)?.trialDays).toBe(0);

    shop.double.store.deleteCustomer(customer.id);
    await deliver();
    const third = idIn((await checkout(cookie)).json['url']);
    expect(shop.double.store.checkout(third)).toMatchObject({ trialDays: 0 });
    expect(shop.double.store.checkout(third)?.customer).not.toBe(customer.id);
    shop.double.store.pay(third, goodCard);
    await deliver();
    expect(await sessionOf(cookie)).toMatchObject({
      entitled: true,
      subscription: { subscription_status: 'active' },
    });
  });

  it('requested ten times concurrently creates one customer and one checkout', async () => {
    const { cookie } = await signedIn('clicks@ena.example');
    const urls = (await Promise.all(Array.from({ length: 10 }, () => checkout(cookie)))).map(
      ({ json }) => json['url'],
    );
    expect(urls[0]).toMatch(/^https:\/\/checkout\.example\/checkout\/cs_test_/);
    expect(new Set(urls).size).toBe(1);
    const { customers, checkouts } = shop.double.store.data;
    const mine = customers.filter(({ email }) => email === 'clicks@ena.example');
    expect(mine).toHaveLength(1);
    expect(checkouts.filter(({ customer }) => customer === mine[0]?.id)).toHaveLength(1);
    expect((await checkout(cookie)).json['url']).toBe(urls[0]);
  });

  it('requested concurrently with different return URLs creates one checkout', async () => {
    const { cookie } = await signedIn('pages@ena.example');
    shop.double.delayMs = 30;
    const replies = await Promise.all(
      ['alphabet', 'numbers', 'animals', 'food'].map((page) =>
        checkout(cookie, { success_url: `http://127.0.0.1:3000/settings?from=${page}` }),
      ),
    );
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(new Set(replies.map(({ json }) => json['url'])).size).toBe(1);
  });

  it('that was created but not stored, because a process died, is found again', async () => {
    const { userId, cookie } = await signedIn('unnoted@ena.example');
    const first = await checkout(cookie);
    const { db } = world.services;
    await db
      .update(stripeCustomers)
      .set({ checkoutSessionId: null })
      .where(eq(stripeCustomers.userId, userId));
    const again = await checkout(cookie, { success_url: 'http://127.0.0.1:3000/settings?from=numbers' });
    expect(again.json['url']).toBe(first.json['url']);
  });

  it('that has expired is replaced by a new one', async () => {
    const { cookie } = await signedIn('late@ena.example');
    const first = (await checkout(cookie)).json['url'];
    advanceClock(25 * 60 * 60 * 1000);
    const { cookie: fresh } = await signedIn('other@ena.example');
    expect((await checkout(fresh)).status).toBe(200);
    const [user] = await world.services.db
      .select()
      .from(stripeCustomers)
      .where(eq(stripeCustomers.checkoutSessionId, idIn(first)));
    const token = await world.services.accounts.startSession(user?.userId ?? '', false);
    const again = world.services.accounts.cookies.issue(token, false).split(';')[0] ?? '';
    const second = await checkout(again);
    expect(second.status).toBe(200);
    expect(second.json['url']).not.toBe(first);
    expect(shop.double.store.pay(idIn(first), goodCard)).toBe('closed');
    expect(shop.double.store.pay(idIn(second.json['url']), goodCard)).toBe('paid');
  });

  it('is refused to subscribers, even before the webhook event has arrived', async () => {
    const { cookie } = await signedIn('eager@ena.example');
    const { json } = await checkout(cookie);
    shop.double.store.pay(idIn(json['url']), goodCard);
    expect((await sessionOf(cookie)).entitled).toBe(false);
    const second = await checkout(cookie);
    expect([second.status, second.json['code']]).toEqual([409, 'ALREADY_SUBSCRIBED']);
    expect((await sessionOf(cookie)).entitled).toBe(true);
  });

  it.each(['past_due', 'unpaid', 'paused', 'incomplete'])(
    'is refused while a subscription is %s, so that nobody pays twice',
    async (status) => {
      const { cookie, subscription } = await buyer(`${status.replace('_', '-')}@ena.example`);
      shop.double.store.setStatus(subscription, status);
      await deliver();
      expect(await sessionOf(cookie)).toMatchObject({
        entitled: false,
        subscription: { subscription_status: status },
      });
      expect((await checkout(cookie)).json['code']).toBe('ALREADY_SUBSCRIBED');
      expect((await portal(cookie)).json['url']).toMatch(/^https:\/\/checkout\.example\/portal\//);
    },
  );

  it('is possible if the subscription has ended, even before the webhook event has arrived', async () => {
    const { cookie, subscription } = await buyer('missed@ena.example');
    shop.double.store.cancel(subscription);
    expect((await sessionOf(cookie)).entitled).toBe(true);
    expect((await checkout(cookie)).status).toBe(200);
    expect((await sessionOf(cookie)).entitled).toBe(false);
    await deliver();
  });

  it.each([
    ['another price', { price_id: 'price_cheap' }],
    ['a foreign success address', { success_url: 'https://evil.example/' }],
    ['a foreign cancel address', { cancel_url: 'https://evil.example/' }],
    ['an address with a backslash', { success_url: 'http://127.0.0.1:3000\\@evil.example/' }],
    ['an address of a blob', { success_url: 'blob:http://127.0.0.1:3000/1d5cb2b6' }],
    ['an address with credentials', { success_url: 'http://a:b@127.0.0.1:3000/' }],
    ['an address that is not normalized', { cancel_url: ' http://127.0.0.1:3000/a/../settings' }],
    ['another mode', { mode: 'payment' }],
  ])('is refused for %s, without a request to the provider', async (_, changes) => {
    const { cookie } = await signedIn(
      `wrong${Object.keys(changes)[0] ?? ''}${JSON.stringify(changes).length}@ena.example`,
    );
    const before = shop.double.requests.length;
    const reply = await checkout(cookie, changes);
    expect([reply.status, reply.json['code']]).toEqual([400, 'BAD_INPUT']);
    expect(shop.double.requests.length).toBe(before);
  });

  it('at an old price is closed before one at the new price is created', async () => {
    const { cookie } = await signedIn('price@ena.example');
    const first = idIn((await checkout(cookie)).json['url']);
    const entry = shop.double.store.checkout(first);
    Object.assign(entry ?? {}, { metadata: { price_id: 'price_before' } });
    const second = idIn((await checkout(cookie)).json['url']);
    expect(second).not.toBe(first);
    expect(shop.double.store.pay(first, goodCard)).toBe('closed');
  });
});

describe('the billing portal', () => {
  it('is refused without a customer', async () => {
    const { cookie } = await signedIn('nobody@ena.example');
    const reply = await portal(cookie);
    expect([reply.status, reply.json['code']]).toEqual([409, 'NO_SUBSCRIPTION']);
  });

  it('is refused for a customer that was deleted at the provider, and Premium ends', async () => {
    const { cookie, customer } = await buyer('gone@ena.example');
    shop.double.store.deleteCustomer(customer.id);
    expect((await portal(cookie)).json['code']).toBe('NO_SUBSCRIPTION');
    expect((await sessionOf(cookie)).entitled).toBe(false);
    await deliver();
  });
});

describe('the invoices', () => {
  const invoices = async (cookie: string) =>
    (await call('GET', '/api/billing/invoices', undefined, { cookie })).json;

  it('are none without a customer, and none of zero during the trial', async () => {
    const { cookie } = await signedIn('no-invoices@ena.example');
    expect(await invoices(cookie)).toEqual({ invoices: [] });
    const person = await buyer('trial-invoices@ena.example');
    expect(await invoices(person.cookie)).toEqual({ invoices: [] });
  });

  it('are those that receipts name, newest first, of this learner only', async () => {
    const { cookie, subscription } = await buyer('invoices@ena.example');
    const other = await buyer('other-invoices@ena.example');
    shop.double.store.endPeriod(subscription);
    shop.double.store.endPeriod(other.subscription);
    time.now = new Date(time.now.getTime() + 60_000);
    shop.double.store.replaceCard(subscription.customer, { brand: 'visa', last4: '0002', pays: 'never' });
    shop.double.store.endPeriod(subscription);
    const list: Record<string, unknown>[] = Object((await invoices(cookie))['invoices']);
    expect(list).toMatchObject([
      { status: 'open', amount: 499, currency: 'usd', url: expect.stringMatching(/^http/) },
      { status: 'paid', amount: 499, number: expect.stringMatching(/^TEST-/) },
    ]);
    await deliver();
  });
});

describe('a payment provider that', () => {
  const faults = [
    ['is down', 'down', 'PAYMENT_UNAVAILABLE', 503],
    ['responds with an error', 'error', 'PAYMENT_UNAVAILABLE', 503],
    ['responds with invalid JSON', 'garbage', 'PAYMENT_UNAVAILABLE', 503],
    ['does not respond', 'silent', 'PAYMENT_SLOW', 504],
  ] as const;

  it.each(faults)(
    '%s: the request fails with an error code and no partial changes, and a retry succeeds',
    async (_, fault, code, status) => {
      const email = `${fault}@ena.example`;
      const { userId, cookie } = await signedIn(email);
      // Only a provider that never responds should run into the timeout.
      const app = fault === 'silent' ? appWithTimeout(200) : shop.app;
      shop.double.fault = fault;
      const failed = await checkout(cookie, {}, app);
      expect([failed.status, failed.json['code']]).toEqual([status, code]);
      expect(failed.text).not.toMatch(/sorry|moving|sk_test/);
      expect(
        await world.services.db
          .select()
          .from(stripeSubscriptions)
          .where(eq(stripeSubscriptions.userId, userId)),
      ).toEqual([]);

      shop.double.fault = null;
      const retried = await checkout(cookie);
      expect(retried.status).toBe(200);
      expect(shop.double.store.data.customers.filter((one) => one.email === email)).toHaveLength(1);
      shop.double.store.pay(idIn(retried.json['url']), goodCard);
      await deliver();
      expect((await sessionOf(cookie)).entitled).toBe(true);

      shop.double.fault = fault;
      expect((await portal(cookie, app)).json['code']).toBe(code);
      shop.double.fault = null;
      expect((await portal(cookie)).status).toBe(200);
    },
  );

  it('returns no URL: the response has a null URL', async () => {
    const { cookie } = await signedIn('blank@ena.example');
    await checkout(cookie);
    const { cookie: other } = await signedIn('blank2@ena.example');
    shop.double.fault = 'no url';
    expect((await checkout(other)).json).toEqual({ url: null });
  });

  it('fails: its messages and API key are not logged', async () => {
    await buyer('logged@ena.example');
    const { cookie } = await signedIn('fails@ena.example');
    for (const fault of ['down', 'error', 'garbage'] as const) {
      shop.double.fault = fault;
      await checkout(cookie);
    }
    // Request ids are random, and may contain the digits of a card.
    const text = logged.join('\n').replace(/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/gu, 'id');
    expect(text).toContain('PAYMENT_UNAVAILABLE');
    expect(text).not.toMatch(/sk_test|whsec|4242|sorry/);
  });
});

it('a trial ends after 7 days with the first payment', async () => {
  const { cookie, subscription } = await buyer('time@ena.example');
  advanceClock(7 * day);
  shop.double.store.advance();
  await deliver();
  expect(subscription.status).toBe('active');
  const token = await signedIn('someone@ena.example');
  expect(token.cookie).not.toBe(cookie);
});
