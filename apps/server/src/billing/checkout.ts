import type { Viewer } from '../auth/viewer.ts';
import { standingOf } from '@ena/domain/billing/subscription';
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../db/open.ts';
import { stripeCustomers, stripeSubscriptions } from '../db/schema.ts';
import { accountGone, Failure } from '../failure.ts';
import type { BillingParts } from './billing.ts';
import { syncCustomer } from './sync.ts';

export interface CheckoutInput {
  readonly price_id: string;
  readonly success_url: string;
  readonly cancel_url: string;
}

/**
 * The address of a checkout for Premium. One learner never has two that are open, so that nobody pays
 * twice: the open one is given again, and two calls at once share one key at the provider. Its state is
 * asked for before, in case an event has not come yet. ALREADY_SUBSCRIBED where a subscription stands,
 * be it one that is closed until a payment is settled.
 */
export async function createCheckout(
  parts: BillingParts,
  viewer: Viewer,
  input: CheckoutInput,
): Promise<string | null> {
  const { db, provider, now } = parts;
  const { userId } = viewer;
  if (input.price_id !== provider.priceId) throw new Failure('BAD_INPUT', 'This price is not sold here.');

  const before = await customerOf(parts, viewer);
  const previous = before.checkoutSessionId;
  // Before the state is asked for: a checkout that is finished in between is then seen by its subscription.
  const open = previous === null ? null : await provider.openCheckout(previous);
  await syncCustomer(parts, userId, before.customerId);
  await refuseSecond(db, userId);
  if (open !== null) return open;

  const { customerId, checkoutSessionId, trialUsed } = await customerOf(parts, viewer);
  // Another tab was faster: its checkout is the one to look at.
  if (checkoutSessionId !== previous) return createCheckout(parts, viewer, input);
  const { id, url } = await provider.startCheckout({
    userId,
    customerId,
    successUrl: input.success_url,
    cancelUrl: input.cancel_url,
    withTrial: !trialUsed,
    key: `checkout:${customerId}:${previous ?? 'first'}`,
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

async function refuseSecond(db: Db, userId: string): Promise<void> {
  const [row] = await db
    .select({ status: stripeSubscriptions.status })
    .from(stripeSubscriptions)
    .where(eq(stripeSubscriptions.userId, userId));
  if (standingOf(row?.status ?? null) !== 'ended') {
    throw new Failure('ALREADY_SUBSCRIBED', 'There is a subscription already.');
  }
}

/** Who the learner is at the provider; made there where nobody is yet, or where that one was deleted. */
async function customerOf({ db, provider, now }: BillingParts, { userId, email }: Viewer) {
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

  const customerId = await provider.makeCustomer(userId, email, `customer:${userId}:${before ?? 'first'}`);
  await db
    .update(stripeCustomers)
    .set({ customerId, customerGone: false, checkoutSessionId: null, updatedAt: now() })
    .where(and(mine, sql`${stripeCustomers.customerId} is not distinct from ${before}`));
  if (!(await read())) {
    // The account was deleted meanwhile, without knowing of this customer.
    await provider.deleteCustomer(customerId);
    throw accountGone();
  }
  return { ...row, customerId, checkoutSessionId: null };
}
