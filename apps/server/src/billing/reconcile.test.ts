import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { useBilling } from '../../test/billing.ts';
import { stripeCustomers, stripeOrders, stripeSubscriptions } from '../db/schema.ts';
import { createProvider } from './provider.ts';
import { reconcile } from './reconcile.ts';

const { world, shop, deliver, sessionOf, buyer } = useBilling();
const run = () => {
  const { db, log, now } = world.parts;
  return reconcile({ db, log, now, provider: createProvider(shop.double.settings) });
};

it('repairs what was never told, and a second run finds nothing to do', async () => {
  const { db } = world.parts;
  const ended = await buyer('ended@ena.example');
  const fine = await buyer('fine@ena.example');
  const lost = await buyer('lost@ena.example');
  const looked = await db.$count(stripeCustomers);
  shop.double.books.cancel(ended.subscription);
  // As after restoring a backup from before the purchase.
  for (const table of [stripeCustomers, stripeSubscriptions, stripeOrders]) {
    await db.delete(table).where(eq(table.userId, lost.userId));
  }
  expect((await sessionOf(lost.cookie)).entitled).toBe(false);
  expect((await sessionOf(ended.cookie)).entitled).toBe(true);

  expect(await run()).toEqual({ looked, repaired: 2, failed: 0 });
  expect((await sessionOf(lost.cookie)).entitled).toBe(true);
  expect((await sessionOf(ended.cookie)).entitled).toBe(false);
  expect((await sessionOf(fine.cookie)).entitled).toBe(true);
  const orders = await db.select().from(stripeOrders).where(eq(stripeOrders.userId, lost.userId));
  expect(orders).toHaveLength(1);
  expect(await run()).toEqual({ looked, repaired: 0, failed: 0 });
});

it('fails as a whole where the provider is away, and changes nothing', async () => {
  const { cookie, subscription } = await buyer('away@ena.example');
  shop.double.books.cancel(subscription);
  shop.double.fault = 'down';
  await expect(run()).rejects.toMatchObject({ code: 'PAYMENT_UNAVAILABLE' });
  expect((await sessionOf(cookie)).entitled).toBe(true);
  shop.double.fault = null;
  await deliver();
});
