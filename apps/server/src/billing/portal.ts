import { eq } from 'drizzle-orm';
import { stripeCustomers } from '../db/schema.ts';
import { Failure } from '../failure.ts';
import type { BillingParts } from './billing.ts';
import { syncCustomer } from './sync.ts';

/** The address of the learner's billing portal. NO_SUBSCRIPTION where the provider knows no such customer. */
export async function createPortal(
  parts: BillingParts,
  userId: string,
  returnUrl: string,
): Promise<string | null> {
  const { db, provider } = parts;
  const [row] = await db
    .select({ customerId: stripeCustomers.customerId })
    .from(stripeCustomers)
    .where(eq(stripeCustomers.userId, userId));
  const customerId = row?.customerId ?? null;
  const portal = customerId === null ? null : await provider.openPortal(customerId, returnUrl);
  if (portal) return portal.url;
  if (customerId !== null) await syncCustomer(parts, userId, customerId);
  throw new Failure('NO_SUBSCRIPTION', 'There is no subscription to manage.');
}
