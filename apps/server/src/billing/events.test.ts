import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { subscriptionStatuses } from '@ena/domain/entitlement/entitlement';
import { useBilling } from '../../test/billing.ts';
import { testCourse } from '../../test/fixtures.ts';
import { freeUnits } from '../../test/accessTable.ts';
import { stripeEvents } from '../db/schema.ts';
import { signatureOf, type SignedEvent } from '../practice/deliver.ts';

const { world, time, shop, call, post, settled, deliver, sessionOf, buyer, unixNow } = useBilling();

const stored = (id: string) => world.parts.db.select().from(stripeEvents).where(eq(stripeEvents.id, id));
const lastEvent = (): SignedEvent => {
  const event = shop.double.events.at(-1);
  if (!event) throw new Error('Nothing has happened.');
  return event;
};

describe('what the provider’s events bring', () => {
  it('a card that fails at renewal closes Premium, and the new card opens it', async () => {
    const { cookie, customer, subscription } = await buyer('card@ena.example');
    const { books } = shop.double;
    books.useCard(customer.id, { brand: 'mastercard', last4: '0341', pays: 'never' });
    books.endPeriod(subscription);
    await deliver();
    expect(await sessionOf(cookie)).toMatchObject({
      entitled: false,
      subscription: { subscription_status: 'past_due', payment_method_last4: '0341' },
    });
    books.useCard(customer.id, { brand: 'visa', last4: '4242', pays: 'always' });
    await deliver();
    expect(await sessionOf(cookie)).toMatchObject({
      entitled: true,
      subscription: { subscription_status: 'active', payment_method_last4: '4242' },
    });
  });

  it('[SET-27] cancelling at the period’s end keeps Premium until then', async () => {
    const { cookie, subscription } = await buyer('cancel@ena.example');
    const { books } = shop.double;
    books.cancelAtPeriodEnd(subscription, true);
    await deliver();
    expect(await sessionOf(cookie)).toMatchObject({
      entitled: true,
      subscription: { cancel_at_period_end: true, current_period_end: subscription.periodEnd },
    });
    books.cancelAtPeriodEnd(subscription, false);
    await deliver();
    expect(await sessionOf(cookie)).toMatchObject({ subscription: { cancel_at_period_end: false } });
    books.cancelAtPeriodEnd(subscription, true);
    books.endPeriod(subscription);
    await deliver();
    expect(await sessionOf(cookie)).toMatchObject({
      entitled: false,
      subscription: { subscription_status: 'canceled' },
    });
  });

  it('a deleted customer has no Premium', async () => {
    const { cookie, customer } = await buyer('deleted@ena.example');
    shop.double.books.deleteCustomer(customer.id);
    await deliver();
    expect((await sessionOf(cookie)).entitled).toBe(false);
  });

  it.each([
    ['the whole payment is given back', 499, false],
    ['a part of it is given back', 200, true],
  ])('%s: Premium open %s', async (_, amount, entitled) => {
    const { cookie, subscription } = await buyer(`refund-${amount}@ena.example`);
    const { books } = shop.double;
    books.endPeriod(subscription);
    books.refund(subscription.id, amount);
    await deliver();
    expect((await sessionOf(cookie)).entitled).toBe(entitled);
    expect(subscription.endedAt !== null).toBe(!entitled);
    await deliver();
  });

  it('an old payment given back leaves the present period alone', async () => {
    const { cookie, subscription } = await buyer('old@ena.example');
    const { books } = shop.double;
    books.endPeriod(subscription);
    const old = books.ledger.payments.at(-1);
    books.endPeriod(subscription);
    if (old) old.refunded = old.amount;
    const [latest] = books.ledger.payments.slice(-1);
    books.ledger.payments.splice(-1, 1);
    books.refund(subscription.id);
    if (latest) books.ledger.payments.push(latest);
    await deliver();
    expect((await sessionOf(cookie)).entitled).toBe(true);
  });

  it.each([
    ['needs_response', false],
    ['warning_needs_response', true],
  ])('a dispute (%s) leaves Premium open: %s', async (status, entitled) => {
    const { cookie, subscription } = await buyer(`${status.replaceAll('_', '-')}@ena.example`);
    const { books } = shop.double;
    books.endPeriod(subscription);
    books.dispute(subscription.id, status);
    await deliver();
    await deliver();
    expect((await sessionOf(cookie)).entitled).toBe(entitled);
  });
});

describe('[ACCESS-16] every state of the provider, at every premium endpoint, at the next request', () => {
  const premium = [
    ...[...testCourse.lessons.keys()].map((id) => [id, `lessons/${id}`] as const),
    ...[...testCourse.quizzes.keys()].map((id) => [id, `quizzes/${id}`] as const),
  ].filter(([id]) => !freeUnits.has(id));
  const paths = [...premium.map(([, path]) => path), 'vocabulary'];

  it.each(subscriptionStatuses)('[SUBS-01] [SUBS-02] [GUARD-26] %s', async (status) => {
    const { cookie, subscription } = await buyer(`state-${status.replaceAll('_', '-')}@ena.example`);
    const { books } = shop.double;
    if (status === 'canceled') books.cancel(subscription);
    else books.become(subscription, status);
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

describe('an event is refused', () => {
  let latest: SignedEvent;
  beforeAll(async () => {
    await buyer('forged@ena.example');
    latest = lastEvent();
  });
  const expectRefused = async (event: SignedEvent, signature: string) => {
    const reply = await post(event, signature);
    expect([reply.status, reply.json['code']]).toEqual([400, 'BAD_SIGNATURE']);
    expect(await stored(event.id)).toEqual([]);
  };
  /** The same event under an id of its own. */
  const fresh = (id = 'evt_new'): SignedEvent => ({
    ...latest,
    id,
    body: latest.body.replace(/evt_\w+/, id),
  });
  const secret = 'whsec_double';

  it('that is signed with another secret', () =>
    expectRefused(fresh(), signatureOf(fresh().body, 'whsec_other', unixNow())));
  it('that was changed', () =>
    expectRefused(fresh(), signatureOf(fresh().body.replace('evt_new', 'evt_neW'), secret, unixNow())));
  it.each(['', 't=1', 'v1=00', 'nonsense', `t=${'9'.repeat(400)},v1=0`])(
    'with the signature %o',
    (signature) => expectRefused(fresh(), signature),
  );
  it('that is 301 s old, and taken at 300 s', async () => {
    const event = fresh('evt_old');
    await expectRefused(event, signatureOf(event.body, secret, unixNow() - 301));
    expect((await post(event, signatureOf(event.body, secret, unixNow() - 300))).status).toBe(200);
    await settled();
  });
  it('whose time was made younger', async () => {
    const event = fresh('evt_younger');
    const header = signatureOf(event.body, secret, unixNow() - 4_000);
    await expectRefused(event, header.replace(/t=\d+/, `t=${unixNow()}`));
  });
  it.each(['[]', 'null', '{}', '{"id":1}', 'no json', '{"id":"evt_x","type":"invoice.paid"}'])(
    'though signed, where it is no event: %s',
    async (body) => {
      const reply = await post({ id: 'evt_x', body });
      expect([reply.status, reply.json['code']]).toEqual([400, 'BAD_SIGNATURE']);
    },
  );
  it('that is huge', async () => {
    const body = ' '.repeat(600 * 1024);
    expect((await post({ id: 'evt_huge', body })).json['code']).toBe('TOO_LARGE');
  });
});

describe('an event that came before', () => {
  it('is acknowledged and has no second effect', async () => {
    const { cookie, subscription } = await buyer('replay@ena.example');
    const made = shop.double.events.find(
      ({ body }) => body.includes(subscription.id) && body.includes('subscription.created'),
    );
    if (!made) throw new Error('No event tells of it.');
    shop.double.books.cancel(subscription);
    await deliver();
    const before = await stored(made.id);
    const asked = shop.double.requests.length;
    time.now = new Date(time.now.getTime() + 5_000);
    for (let again = 0; again < 3; again++) expect((await post(made)).status).toBe(200);
    expect(await stored(made.id)).toEqual(before);
    expect(shop.double.requests.length).toBe(asked);
    expect((await sessionOf(cookie)).entitled).toBe(false);
  });

  it('of another kind or about a stranger is acknowledged', async () => {
    await buyer('other@ena.example');
    const event = shop.double.events.findLast(({ body }) => body.includes('"customer.subscription.'));
    if (!event) throw new Error('No event tells of the subscription.');
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

describe('while the provider is away', () => {
  it('events are acknowledged, kept, and applied once it is back', async () => {
    const { cookie, subscription } = await buyer('away@ena.example');
    shop.double.books.cancel(subscription);
    shop.double.fault = 'error';
    expect((await post(lastEvent())).status).toBe(200);
    // Tried and put off by its second, not only taken: what puts it off must not read the later time.
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

it('no setting and no id of the provider is in what is sent to browsers', async () => {
  const { cookie } = await buyer('browser@ena.example');
  const { secretKey, webhookSecret } = shop.double.settings;
  for (const path of ['/api/session', '/api/billing/plans', '/pricing', '/settings', '/api/openapi.json']) {
    const { text } = await call('GET', path, undefined, { cookie });
    expect(text).not.toContain(secretKey);
    expect(text).not.toContain(webhookSecret);
    expect(text).not.toMatch(/cus_|sub_/);
  }
});
