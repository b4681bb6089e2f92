/**
 * Writes down the present state of a customer at the provider. What an event says is never applied: events
 * come twice, late and in any order, and the provider knows better.
 */
import type { BillingParts } from './billing.ts';
import { and, eq, lt, notInArray, sql } from 'drizzle-orm';
import { stripeCustomers, stripeOrders, stripeSubscriptions } from '../db/schema.ts';
import type { Order } from './provider.ts';

/**
 * Asks and writes. Two at once need no lock: each takes a number before it asks, and an answer is written
 * only while none with a higher number is. Every change at the provider is followed by an event whose
 * number is taken after it, so the answer with the highest number is never older than the last change.
 * Returns false where nobody is that customer.
 */
export async function syncCustomer(
  { db, provider, now, log }: BillingParts,
  userId: string,
  customerId: string,
): Promise<boolean> {
  const mine = and(eq(stripeCustomers.userId, userId), eq(stripeCustomers.customerId, customerId));
  const [turn] = await db
    .update(stripeCustomers)
    .set({ asked: sql`${stripeCustomers.asked} + 1` })
    .where(mine)
    .returning({ number: stripeCustomers.asked });
  if (!turn) return false;

  const { gone, trialUsed, standing, subscription } = await provider.look(customerId);
  if (standing > 1) log.error({ userId, standing }, 'a learner has more than one subscription');

  await db.transaction(async (tx) => {
    const time = now();
    const written = await tx
      .update(stripeCustomers)
      .set({
        written: turn.number,
        customerGone: gone,
        trialUsed: sql`${stripeCustomers.trialUsed} or ${trialUsed}`,
        updatedAt: time,
      })
      .where(and(mine, lt(stripeCustomers.written, turn.number)))
      .returning({ userId: stripeCustomers.userId });
    if (written.length === 0) return;
    if (subscription) {
      const row = { ...subscription, updatedAt: time };
      await tx
        .insert(stripeSubscriptions)
        .values({ ...row, userId, createdAt: time })
        .onConflictDoUpdate({ target: stripeSubscriptions.userId, set: row });
    } else {
      await tx
        .update(stripeSubscriptions)
        .set({ status: 'canceled', updatedAt: time })
        .where(
          and(
            eq(stripeSubscriptions.userId, userId),
            notInArray(stripeSubscriptions.status, ['canceled', 'incomplete_expired']),
          ),
        );
    }
  });
  return true;
}

/** Keeps a finished checkout as an order, once. */
export async function keepOrder(
  { db }: Pick<BillingParts, 'db'>,
  userId: string,
  { customerId: _, ...order }: Order,
): Promise<void> {
  await db
    .insert(stripeOrders)
    .values({ userId, ...order })
    .onConflictDoUpdate({
      target: [stripeOrders.userId, stripeOrders.checkoutSessionId],
      set: { status: order.status, paymentIntentId: order.paymentIntentId },
    });
}

/** The learner who is that customer, or null. */
export async function learnerOf(
  { db }: Pick<BillingParts, 'db'>,
  customerId: string,
): Promise<string | null> {
  const [row] = await db
    .select({ userId: stripeCustomers.userId })
    .from(stripeCustomers)
    .where(eq(stripeCustomers.customerId, customerId));
  return row?.userId ?? null;
}
