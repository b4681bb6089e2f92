import { eq } from 'drizzle-orm';
import { stripeCustomers } from './tables.ts';
import { Failure } from '../platform/failure.ts';
import type { BillingServices } from './services.ts';
import { syncCustomer } from './sync.ts';

/** The URL of the learner's billing portal. Throws NO_SUBSCRIPTION if the provider has no such customer. */
export async function createPortal(
  services: BillingServices,
  userId: string,
  returnUrl: string,
): Promise<string | null> {
  const { db, provider } = services;
  const [row] = await db
    .select({ customerId: stripeCustomers.customerId })
    .from(stripeCustomers)
    .where(eq(stripeCustomers.userId, userId));
  const customerId = row?.customerId ?? null;
  const portal = customerId === null ? null : await provider.openPortal(customerId, returnUrl);
  if (portal) return portal.url;
  if (customerId !== null) await syncCustomer(services, userId, customerId);
  throw new Failure('NO_SUBSCRIPTION', 'There is no subscription to manage.');
}
