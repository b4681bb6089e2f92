/**
 * Stores the current state of a customer at the provider. The content of webhook events is never applied,
 * because events arrive twice, late and in any order; the state is fetched from the provider instead
 * (decision 0018).
 */
import type { BillingServices } from './services.ts';
import { and, eq, lt, notInArray, sql } from 'drizzle-orm';
import { stripeCustomers, stripeOrders, stripeSubscriptions } from './tables.ts';
import { queueSubscriptionMail } from './mailQueue.ts';
import type { Order } from './provider.ts';

/**
 * Fetches the state and stores it. Concurrent calls need no lock: each takes a sequence number before it
 * fetches, and stores the response only if no response with a higher number is stored. Every change at the
 * provider is followed by an event that takes a later number, so the response with the highest number is
 * never outdated.
 * Queues the mail about the change, if there is one, in the same transaction.
 * Returns false if no learner has this customer.
 */
export async function syncCustomer(
  services: BillingServices,
  userId: string,
  customerId: string,
): Promise<boolean> {
  const { db, provider, now, log } = services;
  const mine = and(eq(stripeCustomers.userId, userId), eq(stripeCustomers.customerId, customerId));
  const [turn] = await db
    .update(stripeCustomers)
    .set({ asked: sql`${stripeCustomers.asked} + 1` })
    .where(mine)
    .returning({ number: stripeCustomers.asked });
  if (!turn) return false;

  const state = await provider.fetchCustomerState(customerId);
  if (state.ongoingSubscriptionCount > 1)
    log.error(
      { userId, standing: state.ongoingSubscriptionCount },
      'a learner has more than one subscription',
    );

  await db.transaction(async (tx) => {
    const time = now();
    const written = await tx
      .update(stripeCustomers)
      .set({
        written: turn.number,
        customerGone: state.isDeleted,
        trialUsed: sql`${stripeCustomers.trialUsed} or ${state.trialUsed}`,
        updatedAt: time,
      })
      .where(and(mine, lt(stripeCustomers.written, turn.number)))
      .returning({ userId: stripeCustomers.userId });
    if (written.length === 0) return;
    if (state.subscription) {
      const [before] = await tx
        .select()
        .from(stripeSubscriptions)
        .where(eq(stripeSubscriptions.userId, userId));
      const row = { ...state.subscription, updatedAt: time };
      await tx
        .insert(stripeSubscriptions)
        .values({ ...row, userId, createdAt: time })
        .onConflictDoUpdate({ target: stripeSubscriptions.userId, set: row });
      await queueSubscriptionMail(services, tx, userId, {
        before: before ?? null,
        after: state.subscription,
        price: state.price,
      });
      return;
    }
    await tx
      .update(stripeSubscriptions)
      .set({ status: 'canceled', updatedAt: time })
      .where(
        and(
          eq(stripeSubscriptions.userId, userId),
          notInArray(stripeSubscriptions.status, ['canceled', 'incomplete_expired']),
        ),
      );
  });
  return true;
}

/** Stores a completed checkout as an order (upsert). */
export async function storeOrder(
  { db }: Pick<BillingServices, 'db'>,
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

/** The id of the learner who has this customer, or null. */
export async function findUserIdByCustomer(
  { db }: Pick<BillingServices, 'db'>,
  customerId: string,
): Promise<string | null> {
  const [row] = await db
    .select({ userId: stripeCustomers.userId })
    .from(stripeCustomers)
    .where(eq(stripeCustomers.customerId, customerId));
  return row?.userId ?? null;
}
