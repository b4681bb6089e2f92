import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { subscriptionStatuses } from '@ena/domain/entitlement/entitlement';
import { useBilling } from '../../test/billing.ts';
import { testCourse } from '../../test/fixtures.ts';
import { freeUnits } from '../../test/accessMatrix.ts';
import { stripeEvents } from './tables.ts';
import { createSignatureHeader, type SerializedEvent } from '@ena/stripe-sandbox/webhooks';

const { world, time, shop, call, post, settled, deliver, sessionOf, buyer, unixNow } = useBilling();

const stored = (id: string) => world.services.db.select().from(stripeEvents).where(eq(stripeEvents.id, id));
const lastEvent = (): SerializedEvent => {
  const event = shop.double.events.at(-1);
  if (!event) throw new Error('There is no event.');
  return event;
};

describe('the effect of webhook events', () => {
  it('a card that fails at renewal ends Premium, and a new card restores it', async () => {
    const { cookie, customer, subscription } = await buyer('card@ena.example');
    const { store } = shop.double;
    store.replaceCard(customer.id, { brand: 'mastercard', last4: '0341', pays: 'never' });
    store.endPeriod(subscription);
    await deliver();
    expect(await sessionOf(cookie)).toMatchObject({
      entitled: false,
      subscription: { subscription_status: 'past_due', payment_method_last4: '0341' },
    });
    store.replaceCard(customer.id, { brand: 'visa', last4: '4242', pays: 'always' });
    await deliver();
    expect(await sessionOf(cookie)).toMatchObject({
      entitled: true,
      subscription: { subscription_status: 'active', payment_method_last4: '4242' },
    });
  });

  it('[SET-27] canceling at the end of the period keeps Premium until then', async () => {
    const { cookie, subscription } = await buyer('cancel@ena.example');
    const { store } = shop.double;
    store.cancelAtPeriodEnd(subscription, true);
    await deliver();
    expect(await sessionOf(cookie)).toMatchObject({
      entitled: true,
      subscription: { cancel_at_period_end: true, current_period_end: subscription.periodEnd },
    });
    store.cancelAtPeriodEnd(subscription, false);
    await deliver();
    expect(await sessionOf(cookie)).toMatchObject({ subscription: { cancel_at_period_end: false } });
    store.cancelAtPeriodEnd(subscription, true);
    store.endPeriod(subscription);
    await deliver();
    expect(await sessionOf(cookie)).toMatchObject({
      entitled: false,
      subscription: { subscription_status: 'canceled' },
    });
  });

  it('a deleted customer has no Premium', async () => {
    const { cookie, customer } = await buyer('deleted@ena.example');
    shop.double.store.deleteCustomer(customer.id);
    await deliver();
    expect((await sessionOf(cookie)).entitled).toBe(false);
  });

  it.each([
    ['a full refund', 499, false],
    ['a partial refund', 200, true],
  ])('%s: access to Premium %s', async (_, amount, entitled) => {
    const { cookie, subscription } = await buyer(`refund-${amount}@ena.example`);
    const { store } = shop.double;
    store.endPeriod(subscription);
    store.refund(subscription.id, amount);
    await deliver();
    expect((await sessionOf(cookie)).entitled).toBe(entitled);
    expect(subscription.endedAt !== null).toBe(!entitled);
    await deliver();
  });

  it('a refund of an old payment does not affect the current period', async () => {
    const { cookie, subscription } = await buyer('old@ena.example');
    const { store } = shop.double;
    store.endPeriod(subscription);
    const old = store.data.payments.at(-1);
    store.endPeriod(subscription);
    if (old) old.refunded = old.amount;
    const [latest] = store.data.payments.slice(-1);
    store.data.payments.splice(-1, 1);
    store.refund(subscription.id);
    if (latest) store.data.payments.push(latest);
    await deliver();
    expect((await sessionOf(cookie)).entitled).toBe(true);
  });

  it.each([
    ['needs_response', false],
    ['warning_needs_response', true],
  ])('a dispute (%s): access to Premium %s', async (status, entitled) => {
    const { cookie, subscription } = await buyer(`${status.replaceAll('_', '-')}@ena.example`);
    const { store } = shop.double;
    store.endPeriod(subscription);
    store.dispute(subscription.id, status);
    await deliver();
    await deliver();
    expect((await sessionOf(cookie)).entitled).toBe(entitled);
  });
});

describe('[ACCESS-16] access to every premium endpoint, at the next request, with subscription status', () => {
  const premium = [
    ...[...testCourse.lessons.keys()].map((id) => [id, `lessons/${id}`] as const),
    ...[...testCourse.quizzes.keys()].map((id) => [id, `quizzes/${id}`] as const),
  ].filter(([id]) => !freeUnits.has(id));
  const paths = [...premium.map(([, path]) => path), 'vocabulary'];

  it.each(subscriptionStatuses)('[SUBS-01] [SUBS-02] [GUARD-26] %s', async (status) => {
    const { cookie, subscription } = await buyer(`state-${status.replaceAll('_', '-')}@ena.example`);
    const { store } = shop.double;
    if (status === 'canceled') store.cancel(subscription);
    else store.setStatus(subscription, status);
    await deliver();
    const expected = status === 'active' || status === 'trialing' ? 200 : 403;
    expect(paths.length).toBeGreaterThan(4);
    for (const path of paths) {
      const reply = await call('GET', `/api/course/${path}`, undefined, { cookie });
      expect([path, reply.status]).toEqual([path, expected]);
      expect(reply.text.includes('SECRET-OF')).toBe(expected === 200);
    }
  });
});

describe('a webhook event is refused', () => {
  let latest: SerializedEvent;
  beforeAll(async () => {
    await buyer('forged@ena.example');
    latest = lastEvent();
  });
  const expectRefused = async (event: SerializedEvent, signature: string) => {
    const reply = await post(event, signature);
    expect([reply.status, reply.json['code']]).toEqual([400, 'BAD_SIGNATURE']);
    expect(await stored(event.id)).toEqual([]);
  };
  /** The same event with another id. */
  const fresh = (id = 'evt_new'): SerializedEvent => ({
    ...latest,
    id,
    body: latest.body.replace(/evt_\w+/, id),
  });
  const secret = 'whsec_double';

  it('if it is signed with another secret', () =>
    expectRefused(fresh(), createSignatureHeader(fresh().body, 'whsec_other', unixNow())));
  it('if it was changed', () =>
    expectRefused(
      fresh(),
      createSignatureHeader(fresh().body.replace('evt_new', 'evt_neW'), secret, unixNow()),
    ));
  it.each(['', 't=1', 'v1=00', 'nonsense', `t=${'9'.repeat(400)},v1=0`])(
    'with the signature %o',
    (signature) => expectRefused(fresh(), signature),
  );
  it('if it is 301 s old, and accepted at 300 s', async () => {
    const event = fresh('evt_old');
    await expectRefused(event, createSignatureHeader(event.body, secret, unixNow() - 301));
    expect((await post(event, createSignatureHeader(event.body, secret, unixNow() - 300))).status).toBe(200);
    await settled();
  });
  it('if it is signed for a time 301 s in the future, and accepted at 300 s', async () => {
    const event = fresh('evt_future');
    await expectRefused(event, createSignatureHeader(event.body, secret, unixNow() + 301));
    const far = createSignatureHeader(event.body, secret, unixNow() + 3_600);
    // The client reads the number at the beginning of the last `t`.
    for (const header of [far, far.replace(',', 'x,'), `t=${unixNow()},${far}`])
      await expectRefused(event, header);
    expect((await post(event, createSignatureHeader(event.body, secret, unixNow() + 300))).status).toBe(200);
    await settled();
  });
  it.each([
    ['NUL', '\\u0000'],
    ['a lone surrogate', '\\ud800'],
    ['10,000 letters', 'x'.repeat(10_000)],
  ])('if the database cannot store its id, or that of its object or customer: %s', async (_, text) => {
    for (const [key, at] of [
      ['id', latest.body.indexOf('"evt_')],
      ['object', latest.body.indexOf('"id"', latest.body.indexOf('"object":{') + 1)],
      ['customer', latest.body.indexOf('"cus_')],
    ] as const) {
      expect([key, at > 0]).toEqual([key, true]);
      const body =
        latest.body.slice(0, at) +
        latest.body.slice(at).replace(/"((?:evt|in|sub|cs|cus)_\w*)"/, `"$1${text}"`);
      const reply = await post({ id: 'evt_unstorable', body });
      expect([key, reply.status, reply.json['code']]).toEqual([key, 400, 'BAD_SIGNATURE']);
    }
  });
  it('if its timestamp was changed', async () => {
    const event = fresh('evt_younger');
    const header = createSignatureHeader(event.body, secret, unixNow() - 4_000);
    await expectRefused(event, header.replace(/t=\d+/, `t=${unixNow()}`));
  });
  it.each(['[]', 'null', '{}', '{"id":1}', 'no json', '{"id":"evt_x","type":"invoice.paid"}'])(
    'if the signed body is no event: %s',
    async (body) => {
      const reply = await post({ id: 'evt_x', body });
      expect([reply.status, reply.json['code']]).toEqual([400, 'BAD_SIGNATURE']);
    },
  );
  it('if it is too large', async () => {
    const body = ' '.repeat(600 * 1024);
    expect((await post({ id: 'evt_huge', body })).json['code']).toBe('TOO_LARGE');
  });
});

describe('a webhook event without effect is acknowledged', () => {
  it('if it is a duplicate, also after later events', async () => {
    const { cookie, subscription } = await buyer('replay@ena.example');
    const created = shop.double.events.find(
      ({ body }) => body.includes(subscription.id) && body.includes('subscription.created'),
    );
    if (!created) throw new Error('There is no such event.');
    shop.double.store.cancel(subscription);
    await deliver();
    const before = await stored(created.id);
    const requestsBefore = shop.double.requests.length;
    time.now = new Date(time.now.getTime() + 5_000);
    for (let again = 0; again < 3; again++) expect((await post(created)).status).toBe(200);
    expect(await stored(created.id)).toEqual(before);
    expect(shop.double.requests.length).toBe(requestsBefore);
    expect((await sessionOf(cookie)).entitled).toBe(false);
  });

  it('if its type is not handled, or its customer is unknown', async () => {
    await buyer('other@ena.example');
    const event = shop.double.events.findLast(({ body }) => body.includes('"customer.subscription.'));
    if (!event) throw new Error('There is no event about the subscription.');
    const other = {
      id: 'evt_other',
      body: event.body.replace(event.id, 'evt_other').replace(/customer\.subscription\.\w+/, 'plan.created'),
    };
    expect((await post(other)).status).toBe(200);
    expect(await stored('evt_other')).toEqual([]);
    const stranger = {
      id: 'evt_stranger',
      body: event.body.replace(event.id, 'evt_stranger').replaceAll(/cus_\w+/g, 'cus_stranger'),
    };
    expect((await post(stranger)).status).toBe(200);
    await settled();
  });
});

describe('while the payment provider is unavailable', () => {
  it('webhook events are acknowledged, stored, and retried until they are applied', async () => {
    const { cookie, subscription } = await buyer('away@ena.example');
    shop.double.store.cancel(subscription);
    shop.double.fault = 'error';
    expect((await post(lastEvent())).status).toBe(200);
    // Wait until the first attempt has failed and is rescheduled by one second, before the clock advances.
    await expect
      .poll(async () => {
        const [event] = await stored(lastEvent().id);
        return event?.nextAttemptAt ? event.nextAttemptAt.getTime() - event.receivedAt.getTime() : null;
      })
      .toBe(1_000);
    expect((await sessionOf(cookie)).entitled).toBe(true);
    shop.double.fault = null;
    time.now = new Date(time.now.getTime() + 60_000);
    await deliver();
    expect((await sessionOf(cookie)).entitled).toBe(false);
  });
});

it('responses to browsers contain no secrets and no ids of the payment provider', async () => {
  const { cookie } = await buyer('browser@ena.example');
  const { secretKey, webhookSecret } = shop.double.settings;
  for (const path of ['/api/session', '/api/billing/plans', '/pricing', '/settings', '/api/openapi.json']) {
    const { text } = await call('GET', path, undefined, { cookie });
    expect(text).not.toContain(secretKey);
    expect(text).not.toContain(webhookSecret);
    expect(text).not.toMatch(/cus_|sub_/);
  }
});
