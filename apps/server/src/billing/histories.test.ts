/**
 * Random histories of a customer, their events shuffled, repeated, at once, late, with a process that dies
 * in the middle: what is stored ends as the provider has it. A twin that applies what events say does not.
 */
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { presentSubscription } from '@ena/domain/billing/subscription';
import { useApp } from '../../test/app.ts';
import { propertyRuns } from '../../test/database.ts';
import { goodCard, type Double, startDouble } from '../../test/double.ts';
import { stripeCustomers, stripeEvents, stripeSubscriptions } from '../db/schema.ts';
import { signatureOf } from '../practice/deliver.ts';
import type { BillingParts } from './billing.ts';
import { applyDue, storeEvent } from './inbox.ts';
import { createProvider, type Provider } from './provider.ts';
import { syncCustomer } from './sync.ts';

const { world, time, signedIn } = useApp();
let double: Double;
let parts: BillingParts;
beforeAll(async () => {
  double = await startDouble(() => time.now);
  const { db, log, now } = world.parts;
  parts = { db, log, now, provider: createProvider(double.settings) };
});
afterAll(() => double.close());

const acts = [
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
type Act = (typeof acts)[number];

/** One learner with a customer at the provider; returns what the provider did for them. */
async function customerOf() {
  const { userId } = await signedIn(`${randomUUID()}@ena.example`);
  const customer = double.books.addCustomer('', { user_id: userId });
  await parts.db.insert(stripeCustomers).values({ userId, customerId: customer.id });
  return { userId, customerId: customer.id };
}

function perform(act: Act, customerId: string): void {
  const { books } = double;
  const bad = { brand: 'visa', last4: '0002', pays: 'never' } as const;
  if (act === 'bad card') return books.useCard(customerId, bad);
  if (act === 'good card') return books.useCard(customerId, goodCard);
  if (act === 'a day') {
    time.now = new Date(time.now.getTime() + 24 * 60 * 60 * 1000);
    return books.advance();
  }
  const standing = books.subscriptionsOf(customerId).findLast(({ endedAt }) => endedAt === null);
  if (!standing) return act === 'subscribe' ? begin(customerId) : undefined;
  const paid = books.ledger.payments.some(
    (one) => one.subscription === standing.id && one.paid && one.amount > 0,
  );
  switch (act) {
    case 'subscribe':
      return undefined;
    case 'cancel':
      return books.cancel(standing);
    case 'cancel later':
      return books.cancelAtPeriodEnd(standing, true);
    case 'cancel not':
      return books.cancelAtPeriodEnd(standing, false);
    case 'end of period':
      return books.endPeriod(standing);
    case 'pause':
      return books.become(standing, 'paused');
    case 'resume':
      return books.become(standing, 'active');
    case 'unpaid':
      return books.become(standing, 'unpaid');
    case 'refund':
      return paid ? books.refund(standing.id) : undefined;
    case 'dispute':
      return paid ? books.dispute(standing.id) : undefined;
  }
}

function begin(customerId: string): void {
  const { books } = double;
  books.useCard(customerId, goodCard);
  books.subscribe(customerId, 'price_premium', books.subscriptionsOf(customerId).length === 0 ? 7 : 0);
}

/** What the provider says in the end, as our table would have it. */
function present(customerId: string) {
  const found = presentSubscription(double.books.subscriptionsOf(customerId));
  const card = double.books.customer(customerId)?.card;
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

async function storedFor(userId: string) {
  const [row] = await parts.db
    .select()
    .from(stripeSubscriptions)
    .where(eq(stripeSubscriptions.userId, userId));
  if (!row) return null;
  const { userId: _, createdAt: _1, updatedAt: _2, ...rest } = row;
  return rest;
}

/** A process that dies: from some call on, nothing that it does has an effect any more. */
function dying(provider: Provider, callsLeft: number): Provider {
  let left = callsLeft;
  return {
    ...provider,
    look: async (customerId) => {
      left -= 1;
      if (left < 0) throw new Error('killed before asking');
      const state = await provider.look(customerId);
      if (left === 0) throw new Error('killed between asking and writing');
      return state;
    },
  };
}

const history = fc.record({
  acts: fc.array(fc.constantFrom(...acts), { minLength: 2, maxLength: 9 }),
  /** Where events are handed over in between: what was applied then is old later. */
  handOver: fc.array(fc.nat({ max: 8 }), { maxLength: 3 }),
  /** Sorts the events of each hand-over. */
  order: fc.array(fc.nat({ max: 1000 }), { minLength: 12, maxLength: 12 }),
  repeats: fc.nat({ max: 4 }),
  killAfter: fc.nat({ max: 4 }),
  workers: fc.integer({ min: 1, max: 3 }),
});
type History = typeof history extends fc.Arbitrary<infer Value> ? Value : never;

/** Plays a history and hands its events to `apply`, as scrambled as it says; returns how many were told. */
async function play(
  one: History,
  customerId: string,
  apply: (bodies: readonly string[]) => Promise<void>,
): Promise<number> {
  let from = double.events.length;
  const scrambled = () => {
    const fresh = double.events.slice(from).map(({ body }) => body);
    from = double.events.length;
    const twice = [...fresh, ...fresh.slice(0, one.repeats)];
    return twice
      .map((body, place) => ({ body, rank: one.order[place % one.order.length] ?? 0 }))
      .toSorted((a, b) => a.rank - b.rank)
      .map(({ body }) => body);
  };
  let held: string[] = [];
  for (const [place, act] of one.acts.entries()) {
    perform(act, customerId);
    if (!one.handOver.includes(place)) continue;
    // The last event of a hand-over comes late, after all the others.
    const now = scrambled();
    const [late, ...rest] = now;
    await apply(rest);
    held = late === undefined ? held : [...held, late];
  }
  await apply([...scrambled(), ...held]);
  return from;
}

describe('a random history', () => {
  const runs = propertyRuns(500);
  it(`ends in the provider’s state, ${runs} times`, async () => {
    let played = 0;
    await fc.assert(
      fc.asyncProperty(history, async (one) => {
        const { userId, customerId } = await customerOf();
        let from = await play(one, customerId, async (bodies) => {
          const fragile = { ...parts, provider: dying(parts.provider, one.killAfter) };
          const notes = bodies.map((body) => parts.provider.readEvent(body, sign(body), time.now));
          await Promise.all(notes.map((note) => storeEvent(parts, note)));
          // Some workers at once, one of which dies on the way; whoever comes later finishes.
          await Promise.all([
            applyDue(fragile),
            ...Array.from({ length: one.workers - 1 }, () => applyDue(parts)),
          ]);
        });
        // What was put off is tried again; what we ended ourselves, for money that went back, is told too.
        for (let rounds = 0; rounds < 50; rounds++) {
          time.now = new Date(time.now.getTime() + 30_000);
          const untold = double.events.slice(from);
          from = double.events.length;
          for (const { body } of untold)
            await storeEvent(parts, parts.provider.readEvent(body, sign(body), time.now));
          if ((await applyDue(parts)) + untold.length === 0) break;
        }
        expect(await storedFor(userId)).toEqual(present(customerId));
        const open = await parts.db
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

  it('does not where what events say is applied', async () => {
    const naive = fc.assert(
      fc.asyncProperty(history, async (one) => {
        const { customerId } = await customerOf();
        let status: unknown = null;
        await play(one, customerId, async (bodies) => {
          for (const body of bodies) {
            const event: { type: string; data: { object: { status: string } } } = JSON.parse(body);
            if (event.type.startsWith('customer.subscription.')) status = event.data.object.status;
          }
        });
        expect(status).toEqual(present(customerId)?.status ?? null);
      }),
      { numRuns: 100, seed: 7 },
    );
    await expect(naive).rejects.toThrow(/Property failed/);
  });

  it('does not where the numbers are left out, so that a slow old answer wins', async () => {
    const { userId, customerId } = await customerOf();
    const { books } = double;
    perform('subscribe', customerId);
    const old = await parts.provider.look(customerId);
    const [standing] = books.subscriptionsOf(customerId);
    if (standing) books.cancel(standing);
    let first = true;
    const slow = {
      ...parts.provider,
      look: async (id: string) => {
        if (!first) return parts.provider.look(id);
        first = false;
        // Another worker asks and writes while the old answer is on its way.
        await syncCustomer(parts, userId, customerId);
        return old;
      },
    };
    await syncCustomer({ ...parts, provider: slow }, userId, customerId);
    expect((await storedFor(userId))?.status).toBe('canceled');
    // The twin: no number is held against it.
    await parts.db.update(stripeCustomers).set({ written: -1 }).where(eq(stripeCustomers.userId, userId));
    first = true;
    const forgetful = {
      ...parts.provider,
      look: async (id: string) => {
        const answer = await slow.look(id);
        await parts.db.update(stripeCustomers).set({ written: -1 }).where(eq(stripeCustomers.userId, userId));
        return answer;
      },
    };
    await syncCustomer({ ...parts, provider: forgetful }, userId, customerId);
    expect((await storedFor(userId))?.status).toBe('trialing');
  });
});

const sign = (body: string) =>
  signatureOf(body, double.settings.webhookSecret, Math.floor(time.now.getTime() / 1000));
