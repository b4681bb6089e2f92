import { subscriptionPhaseOf } from '@ena/domain/billing/subscription';
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../platform/db/open.ts';
import { stripeCustomers, stripeSubscriptions } from './tables.ts';
import { accountGone, Failure } from '../platform/failure.ts';
import type { BillingServices, Buyer } from './services.ts';
import { syncCustomer } from './sync.ts';

export interface CheckoutInput {
  readonly price_id: string;
  readonly success_url: string;
  readonly cancel_url: string;
}

/**
 * The URL of a checkout for Premium. A learner has at most one open checkout, so that nobody pays twice: an
 * open one is reused, and concurrent calls share one idempotency key at the provider (decision 0019). The
 * state at the provider is fetched before, in case a webhook event has not arrived yet. Throws
 * ALREADY_SUBSCRIBED if there is a subscription that has not ended, also if it gives no access until a
 * payment is made.
 */
export async function createCheckout(
  services: BillingServices,
  buyer: Buyer,
  input: CheckoutInput,
): Promise<string | null> {
  const { db, provider, now } = services;
  const { userId } = buyer;
  if (input.price_id !== provider.priceId) throw new Failure('BAD_INPUT', 'This price is not available.');

  const before = await ensureCustomer(services, buyer);
  const previous = before.checkoutSessionId;
  // Order: before the sync, so that the sync sees the subscription of a checkout that is completed in between.
  const openUrl = previous === null ? null : await provider.findOpenCheckoutUrl(previous);
  await syncCustomer(services, userId, before.customerId);
  await assertNotSubscribed(db, userId);
  if (openUrl !== null) return openUrl;

  const { customerId, checkoutSessionId, trialUsed } = await ensureCustomer(services, buyer);
  // Race condition: another tab has created a checkout; start over with that one.
  if (checkoutSessionId !== previous) return createCheckout(services, buyer, input);
  const { id, url } = await provider.startCheckout({
    userId,
    customerId,
    successUrl: input.success_url,
    cancelUrl: input.cancel_url,
    withTrial: !trialUsed,
    idempotencyKey: `checkout:${customerId}:${previous ?? 'first'}`,
  });
  await db
    .update(stripeCustomers)
    .set({ checkoutSessionId: id, updatedAt: now() })
    .where(
      and(
        eq(stripeCustomers.userId, userId),
        sql`${stripeCustomers.checkoutSessionId} is not distinct from ${previous}`,
      ),
    );
  return url;
}

async function assertNotSubscribed(db: Db, userId: string): Promise<void> {
  const [row] = await db
    .select({ status: stripeSubscriptions.status })
    .from(stripeSubscriptions)
    .where(eq(stripeSubscriptions.userId, userId));
  if (subscriptionPhaseOf(row?.status ?? null) !== 'ended') {
    throw new Failure('ALREADY_SUBSCRIBED', 'There is a subscription already.');
  }
}

/** The learner's customer at the provider; created if there is none, or if it was deleted there. */
async function ensureCustomer({ db, provider, now }: BillingServices, { userId, email }: Buyer) {
  const mine = eq(stripeCustomers.userId, userId);
  const read = async () => {
    const [row] = await db.select().from(stripeCustomers).where(mine);
    return row;
  };
  let row = await read();
  if (!row) {
    await db.insert(stripeCustomers).values({ userId }).onConflictDoNothing();
    row = await read();
  }
  if (!row) throw accountGone();
  const before = row.customerId;
  if (before !== null && !row.customerGone) return { ...row, customerId: before };

  const customerId = await provider.createCustomer(userId, email, `customer:${userId}:${before ?? 'first'}`);
  await db
    .update(stripeCustomers)
    .set({ customerId, customerGone: false, checkoutSessionId: null, updatedAt: now() })
    .where(and(mine, sql`${stripeCustomers.customerId} is not distinct from ${before}`));
  if (!(await read())) {
    // Race condition: the account was deleted meanwhile, without this customer.
    await provider.deleteCustomer(customerId);
    throw accountGone();
  }
  return { ...row, customerId, checkoutSessionId: null };
}
