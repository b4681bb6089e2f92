/**
 * Property-based test: random histories of a customer, with webhook events shuffled, repeated, concurrent and
 * late, and a process that dies in between. The stored subscription must end in the provider's state, and each paid
 * invoice must have one receipt.
 * Negative controls: an implementation that applies the content of events, and one without sequence numbers,
 * do not.
 */
import { randomUUID } from 'node:crypto';
import { and, eq, like } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { currentSubscription } from '@ena/domain/billing/subscription';
import { useApp } from '../../test/app.ts';
import { propertyRuns } from '../../test/database.ts';
import { goodCard, type StripeDouble, startStripeDouble } from '../../test/stripeDouble.ts';
import { mailQueue } from '../platform/mail/tables.ts';
import { stripeCustomers, stripeEvents, stripeSubscriptions } from './tables.ts';
import { createSignatureHeader } from '@ena/stripe-sandbox/webhooks';
import type { BillingServices } from './services.ts';
import { applyDueEvents, storeEvent } from './inbox.ts';
import { createProvider, type Provider } from './provider.ts';
import { syncCustomer } from './sync.ts';

const { world, time, signedIn } = useApp();
let double: StripeDouble;
let services: BillingServices;
beforeAll(async () => {
  double = await startStripeDouble(() => time.now);
  const { db, log, now, mailer, config } = world.services;
  const mail = { mailer, publicUrl: config.publicUrl };
  services = { db, log, now, mail, provider: createProvider(double.settings) };
});
afterAll(() => double.close());

const actions = [
  'subscribe',
  'cancel',
  'cancel later',
  'cancel not',
  'end of period',
  'bad card',
  'good card',
  'pause',
  'resume',
  'unpaid',
  'refund',
  'dispute',
  'a day',
] as const;
type Action = (typeof actions)[number];

/** Creates a learner with a customer at the provider. */
async function createCustomer() {
  const { userId } = await signedIn(`${randomUUID()}@ena.example`);
  const customer = double.store.addCustomer('', { user_id: userId });
  await services.db.insert(stripeCustomers).values({ userId, customerId: customer.id });
  return { userId, customerId: customer.id };
}

function perform(action: Action, customerId: string): void {
  const { store } = double;
  const bad = { brand: 'visa', last4: '0002', pays: 'never' } as const;
  if (action === 'bad card') return store.replaceCard(customerId, bad);
  if (action === 'good card') return store.replaceCard(customerId, goodCard);
  if (action === 'a day') {
    time.now = new Date(time.now.getTime() + 24 * 60 * 60 * 1000);
    return store.advance();
  }
  const current = store.subscriptionsOf(customerId).findLast(({ endedAt }) => endedAt === null);
  if (!current) return action === 'subscribe' ? subscribe(customerId) : undefined;
  const paid = store.data.payments.some(
    (one) => one.subscription === current.id && one.paid && one.amount > 0,
  );
  switch (action) {
    case 'subscribe':
      return undefined;
    case 'cancel':
      return store.cancel(current);
    case 'cancel later':
      return store.cancelAtPeriodEnd(current, true);
    case 'cancel not':
      return store.cancelAtPeriodEnd(current, false);
    case 'end of period':
      return store.endPeriod(current);
    case 'pause':
      return store.setStatus(current, 'paused');
    case 'resume':
      return store.setStatus(current, 'active');
    case 'unpaid':
      return store.setStatus(current, 'unpaid');
    case 'refund':
      return paid ? store.refund(current.id) : undefined;
    case 'dispute':
      return paid ? store.dispute(current.id) : undefined;
  }
}

function subscribe(customerId: string): void {
  const { store } = double;
  store.replaceCard(customerId, goodCard);
  store.subscribe(customerId, 'price_premium', store.subscriptionsOf(customerId).length === 0 ? 7 : 0);
}

/** The final state at the provider, in the format of our table. */
function expectedRow(customerId: string) {
  const found = currentSubscription(double.store.subscriptionsOf(customerId));
  const card = double.store.customer(customerId)?.card;
  return (
    found && {
      subscriptionId: found.id,
      status: found.status,
      priceId: found.price,
      currentPeriodEnd: found.periodEnd,
      cancelAtPeriodEnd: found.cancelAtPeriodEnd,
      paymentMethodBrand: card?.brand ?? null,
      paymentMethodLast4: card?.last4 ?? null,
    }
  );
}

/** The subjects of the learner's receipts, and those that the paid invoices of the customer call for. */
async function receiptsOf(userId: string, customerId: string) {
  const mails = await services.db
    .select({ subject: mailQueue.subject })
    .from(mailQueue)
    .where(and(eq(mailQueue.userId, userId), like(mailQueue.subject, 'Your receipt %')));
  const paid = double.store.data.payments.filter(
    (one) => one.customer === customerId && one.paid && one.amount > 0,
  );
  return {
    sent: mails.map(({ subject }) => subject),
    due: paid.map(() => 'Your receipt for Ena Premium: $4.99'),
  };
}

async function storedRow(userId: string) {
  const [row] = await services.db
    .select()
    .from(stripeSubscriptions)
    .where(eq(stripeSubscriptions.userId, userId));
  if (!row) return null;
  const { userId: _, createdAt: _1, updatedAt: _2, ...rest } = row;
  return rest;
}

/** Simulates a process that is killed: from some call on, it has no effect any more. */
function killedAfter(provider: Provider, callsLeft: number): Provider {
  let left = callsLeft;
  return {
    ...provider,
    fetchCustomerState: async (customerId) => {
      left -= 1;
      if (left < 0) throw new Error('killed before asking');
      const state = await provider.fetchCustomerState(customerId);
      if (left === 0) throw new Error('killed between asking and writing');
      return state;
    },
  };
}

const history = fc.record({
  actions: fc.array(fc.constantFrom(...actions), { minLength: 2, maxLength: 9 }),
  /** Indexes of actions after which events are delivered; the states applied then become outdated. */
  deliverAfter: fc.array(fc.nat({ max: 8 }), { maxLength: 3 }),
  /** Sort keys that shuffle the events of each delivery. */
  order: fc.array(fc.nat({ max: 1000 }), { minLength: 12, maxLength: 12 }),
  repeats: fc.nat({ max: 4 }),
  killAfter: fc.nat({ max: 4 }),
  workers: fc.integer({ min: 1, max: 3 }),
});
type History = typeof history extends fc.Arbitrary<infer Value> ? Value : never;

/** Plays a history and passes its events, shuffled, to `apply`. Returns the length of `double.events`. */
async function play(
  one: History,
  customerId: string,
  apply: (bodies: readonly string[]) => Promise<void>,
): Promise<number> {
  let from = double.events.length;
  const shuffleNewEvents = () => {
    const fresh = double.events.slice(from).map(({ body }) => body);
    from = double.events.length;
    const twice = [...fresh, ...fresh.slice(0, one.repeats)];
    return twice
      .map((body, index) => ({ body, rank: one.order[index % one.order.length] ?? 0 }))
      .toSorted((a, b) => a.rank - b.rank)
      .map(({ body }) => body);
  };
  let late: string[] = [];
  for (const [index, action] of one.actions.entries()) {
    perform(action, customerId);
    if (!one.deliverAfter.includes(index)) continue;
    // One event of each delivery arrives late, after all others.
    const [first, ...rest] = shuffleNewEvents();
    await apply(rest);
    late = first === undefined ? late : [...late, first];
  }
  await apply([...shuffleNewEvents(), ...late]);
  return from;
}

describe('a random history of a customer', () => {
  const runs = propertyRuns(500);
  it(`ends in the provider’s state, with one receipt per paid invoice, in ${runs} runs`, async () => {
    let played = 0;
    await fc.assert(
      fc.asyncProperty(history, async (one) => {
        const { userId, customerId } = await createCustomer();
        let from = await play(one, customerId, async (bodies) => {
          const killed = { ...services, provider: killedAfter(services.provider, one.killAfter) };
          const events = bodies.map((body) =>
            services.provider.parseWebhookEvent(body, sign(body), time.now),
          );
          await Promise.all(events.map((event) => storeEvent(services, event)));
          // Concurrent workers, one of which is killed; a later one applies its events.
          await Promise.all([
            applyDueEvents(killed),
            ...Array.from({ length: one.workers - 1 }, () => applyDueEvents(services)),
          ]);
        });
        // Retries failed events, and delivers the events of our own cancellations (refunds and disputes).
        for (let rounds = 0; rounds < 50; rounds++) {
          time.now = new Date(time.now.getTime() + 30_000);
          const undelivered = double.events.slice(from);
          from = double.events.length;
          for (const { body } of undelivered)
            await storeEvent(services, services.provider.parseWebhookEvent(body, sign(body), time.now));
          if ((await applyDueEvents(services)) + undelivered.length === 0) break;
        }
        expect(await storedRow(userId)).toEqual(expectedRow(customerId));
        const receipts = await receiptsOf(userId, customerId);
        expect(receipts.sent).toEqual(receipts.due);
        const open = await services.db
          .select()
          .from(stripeEvents)
          .where(eq(stripeEvents.customerId, customerId));
        expect(open.filter(({ appliedAt }) => appliedAt === null)).toEqual([]);
        played += 1;
      }),
      { numRuns: runs, seed: 7 },
    );
    expect(played).toBe(runs);
  });

  it('does not end in it if the content of events is applied (negative control)', async () => {
    const naive = fc.assert(
      fc.asyncProperty(history, async (one) => {
        const { customerId } = await createCustomer();
        let status: unknown = null;
        await play(one, customerId, async (bodies) => {
          for (const body of bodies) {
            const event: { type: string; data: { object: { status: string } } } = JSON.parse(body);
            if (event.type.startsWith('customer.subscription.')) status = event.data.object.status;
          }
        });
        expect(status).toEqual(expectedRow(customerId)?.status ?? null);
      }),
      { numRuns: 100, seed: 7 },
    );
    await expect(naive).rejects.toThrow(/Property failed/);
  });

  it('ends in it despite a slow outdated response, but not without sequence numbers', async () => {
    const { userId, customerId } = await createCustomer();
    const { store } = double;
    perform('subscribe', customerId);
    const old = await services.provider.fetchCustomerState(customerId);
    const [current] = store.subscriptionsOf(customerId);
    if (current) store.cancel(current);
    let first = true;
    const slow: Provider = {
      ...services.provider,
      fetchCustomerState: async (id: string) => {
        if (!first) return services.provider.fetchCustomerState(id);
        first = false;
        // Another worker fetches and stores the state while this response is in flight.
        await syncCustomer(services, userId, customerId);
        return old;
      },
    };
    await syncCustomer({ ...services, provider: slow }, userId, customerId);
    expect((await storedRow(userId))?.status).toBe('canceled');
    // Negative control: without the number of the newer response, the outdated one is stored.
    await services.db.update(stripeCustomers).set({ written: -1 }).where(eq(stripeCustomers.userId, userId));
    first = true;
    const withoutNumbers: Provider = {
      ...services.provider,
      fetchCustomerState: async (id: string) => {
        const answer = await slow.fetchCustomerState(id);
        await services.db
          .update(stripeCustomers)
          .set({ written: -1 })
          .where(eq(stripeCustomers.userId, userId));
        return answer;
      },
    };
    await syncCustomer({ ...services, provider: withoutNumbers }, userId, customerId);
    expect((await storedRow(userId))?.status).toBe('trialing');
  });
});

const sign = (body: string) =>
  createSignatureHeader(body, double.settings.webhookSecret, Math.floor(time.now.getTime() / 1000));
