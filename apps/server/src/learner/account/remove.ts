import { subscriptionPhaseOf } from '@ena/domain/billing/subscription';
import { eq } from 'drizzle-orm';
import type { Billing } from '../../billing/billing.ts';
import { reauthenticate } from '../../identity/password/reauthenticate.ts';
import { verifySecondFactor } from '../../identity/secondFactor/secondFactor.ts';
import type { IdentityServices } from '../../identity/services.ts';
import { userProfiles, users } from '../../platform/db/users.ts';
import { stripeCustomers, stripeEvents, stripeSubscriptions } from '../../billing/tables.ts';
import { verifications } from '../../identity/tables.ts';
import { Failure } from '../../platform/failure.ts';
import { describeError } from '../../platform/log.ts';
import { avatarFolder } from '../profile/avatar.ts';

/**
 * Deletes an account and all its data, at once; decision 0021 lists what is kept. First the subscription,
 * because nobody may pay for a deleted account: if it cannot be canceled, nothing is deleted. Then the avatar
 * files, and all rows in one transaction; each step is idempotent.
 * Throws WRONG_PASSWORD, CODE_REQUIRED, WRONG_CODE, PAYMENT_UNAVAILABLE, PAYMENT_SLOW; UNAVAILABLE if a checkout began meanwhile.
 */
export async function removeAccount(
  services: Pick<IdentityServices, 'db' | 'accounts' | 'limiter' | 'files' | 'log' | 'now'> & {
    readonly billing: Billing;
  },
  userId: string,
  { password, code }: { readonly password: string; readonly code?: string | undefined },
): Promise<void> {
  const { db, billing, files, log } = services;
  await reauthenticate(services, userId, password);
  await verifySecondFactor(services, userId, code);
  const [customer] = await db
    .select({ id: stripeCustomers.customerId, status: stripeSubscriptions.status })
    .from(stripeCustomers)
    .leftJoin(stripeSubscriptions, eq(stripeSubscriptions.userId, stripeCustomers.userId))
    .where(eq(stripeCustomers.userId, userId));
  const customerId = customer?.id ?? null;
  if (customerId !== null)
    await billing.deleteCustomer(customerId, subscriptionPhaseOf(customer?.status ?? null) !== 'ended');
  await files.removeFolder(avatarFolder(userId));
  await db.transaction(async (tx) => {
    // Lock order: profile first, as in all other transactions of a learner, to avoid deadlock.
    await tx
      .select({ id: userProfiles.id })
      .from(userProfiles)
      .where(eq(userProfiles.id, userId))
      .for('update');
    const [current] = await tx
      .select({ id: stripeCustomers.customerId })
      .from(stripeCustomers)
      .where(eq(stripeCustomers.userId, userId))
      .for('update');
    // Race condition: a checkout has created a customer since. A retry deletes that customer, too.
    if ((current?.id ?? null) !== customerId)
      throw new Failure('UNAVAILABLE', 'A checkout was started meanwhile; try again.', 1);
    // Tables with user_id have cascading deletes (learner/schema.test.ts); these two have no such foreign key.
    await tx.delete(verifications).where(eq(verifications.value, userId));
    if (customerId !== null) await tx.delete(stripeEvents).where(eq(stripeEvents.customerId, customerId));
    await tx.delete(users).where(eq(users.id, userId));
  });
  // An avatar that was uploaded meanwhile. A later upload finds no profile, and deletes its file itself.
  await files.removeFolder(avatarFolder(userId)).catch((error: unknown) => {
    log.error({ error: describeError(error) }, 'avatar files of a deleted account could not be deleted');
  });
}
