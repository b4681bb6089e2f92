import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { useBilling } from '../../test/billing.ts';
import { stripeCustomers, stripeOrders, stripeSubscriptions } from './tables.ts';
import { createProvider } from './provider.ts';
import { type ReconcileResult, reconcile } from './reconcile.ts';

const { world, shop, deliver, sessionOf, buyer } = useBilling();
const run = () => {
  const { db, log, now } = world.services;
  return reconcile({ db, log, now, mail: null, provider: createProvider(shop.double.settings) });
};

it('reconciling repairs changes without webhook events, and a second run has nothing to repair', async () => {
  const { db } = world.services;
  const ended = await buyer('ended@ena.example');
  const fine = await buyer('fine@ena.example');
  const lost = await buyer('lost@ena.example');
  const customers = await db.$count(stripeCustomers);
  shop.double.store.cancel(ended.subscription);
  // The state after restoring a backup from before the purchase.
  for (const table of [stripeCustomers, stripeSubscriptions, stripeOrders]) {
    await db.delete(table).where(eq(table.userId, lost.userId));
  }
  expect((await sessionOf(lost.cookie)).entitled).toBe(false);
  expect((await sessionOf(ended.cookie)).entitled).toBe(true);

  expect(await run()).toEqual({ checked: customers, repaired: 2, failed: 0 } satisfies ReconcileResult);
  expect((await sessionOf(lost.cookie)).entitled).toBe(true);
  expect((await sessionOf(ended.cookie)).entitled).toBe(false);
  expect((await sessionOf(fine.cookie)).entitled).toBe(true);
  const orders = await db.select().from(stripeOrders).where(eq(stripeOrders.userId, lost.userId));
  expect(orders).toHaveLength(1);
  expect(await run()).toEqual({ checked: customers, repaired: 0, failed: 0 } satisfies ReconcileResult);
});

it('reconciling finds the customer of a learner whose stored row has none, or one that was deleted', async () => {
  const { db } = world.services;
  for (const [name, row] of [
    ['none', { customerId: null }],
    ['gone', { customerId: 'cus_before', customerGone: true }],
  ] as const) {
    const { userId, cookie, customer } = await buyer(`${name}-stored@ena.example`);
    await db.delete(stripeSubscriptions).where(eq(stripeSubscriptions.userId, userId));
    await db.update(stripeCustomers).set(row).where(eq(stripeCustomers.userId, userId));
    expect((await sessionOf(cookie)).entitled).toBe(false);
    expect(await run()).toMatchObject({ repaired: 1, failed: 0 });
    expect((await sessionOf(cookie)).entitled).toBe(true);
    const [stored] = await db.select().from(stripeCustomers).where(eq(stripeCustomers.userId, userId));
    expect(stored).toMatchObject({ customerId: customer.id, customerGone: false });
  }
});

it('reconciling fails and changes nothing if the provider is unavailable', async () => {
  const { cookie, subscription } = await buyer('away@ena.example');
  shop.double.store.cancel(subscription);
  shop.double.fault = 'down';
  await expect(run()).rejects.toMatchObject({ code: 'PAYMENT_UNAVAILABLE' });
  expect((await sessionOf(cookie)).entitled).toBe(true);
  shop.double.fault = null;
  await deliver();
});
