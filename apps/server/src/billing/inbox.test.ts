import { eq, inArray } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { useBilling } from '../../test/billing.ts';
import { stripeEvents } from './tables.ts';
import { applyDueEvents } from './inbox.ts';
import { createProvider } from './provider.ts';

const { world, time, shop, deliver, sessionOf, buyer } = useBilling();

it('an event that arrives after its account was deleted is not kept', async () => {
  const { db, log } = world.services;
  const later = new Date(time.now.getTime() + 3_600_000);
  await db.insert(stripeEvents).values({
    id: 'evt_late',
    type: 'customer.deleted',
    objectId: 'cus_deleted',
    customerId: 'cus_deleted',
    receivedAt: later,
    nextAttemptAt: later,
  });
  const provider = createProvider(shop.double.settings);
  expect(await applyDueEvents({ db, log, now: () => later, mail: null, provider })).toBe(1);
  expect(await db.$count(stripeEvents, eq(stripeEvents.id, 'evt_late'))).toBe(0);
});

it('a refund that cannot be applied does not delay the other events of its customer', async () => {
  const { cookie, customer, subscription } = await buyer('refund@ena.example');
  shop.double.store.cancel(subscription);
  const { db, log } = world.services;
  // Due for this test only, not for the worker.
  const later = new Date(time.now.getTime() + 3_600_000);
  const event = { customerId: customer.id, receivedAt: later, nextAttemptAt: later };
  await db.insert(stripeEvents).values([
    { ...event, id: 'evt_refund', type: 'charge.refunded', objectId: 'ch_1' },
    { ...event, id: 'evt_end', type: 'customer.subscription.deleted', objectId: subscription.id },
  ]);
  const provider = {
    ...createProvider(shop.double.settings),
    cancelRefundedSubscription: () => Promise.reject(new Error('not allowed')),
  };
  expect(await applyDueEvents({ db, log, now: () => later, mail: null, provider })).toBe(2);
  expect((await sessionOf(cookie)).entitled).toBe(false);
  const ours = inArray(stripeEvents.id, ['evt_end', 'evt_refund']);
  const rows = await db.select().from(stripeEvents).where(ours).orderBy(stripeEvents.id);
  expect(rows).toMatchObject([
    { id: 'evt_end', appliedAt: later, nextAttemptAt: null },
    { id: 'evt_refund', appliedAt: null, nextAttemptAt: new Date(later.getTime() + 1000) },
  ]);
  await db.delete(stripeEvents).where(ours);
  await deliver();
});
