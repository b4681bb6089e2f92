import { standingOf } from '@ena/domain/billing/subscription';
import { eq } from 'drizzle-orm';
import { askPassword } from '../auth/askPassword.ts';
import {
  stripeCustomers,
  stripeEvents,
  stripeSubscriptions,
  userProfiles,
  users,
  verifications,
} from '../db/schema.ts';
import { Failure } from '../failure.ts';
import { describeError } from '../http/log.ts';
import type { Parts } from '../parts.ts';
import { avatarFolder } from '../profile/avatar.ts';

/**
 * Deletes an account and everything that belongs to it, at once; what outlives it stands in
 * docs/decisions. First the subscription, for nobody may pay for an account that is gone: where it can't be
 * ended, nothing is deleted. Then the pictures, and all rows in one transaction; each step can be repeated.
 * WRONG_PASSWORD, PAYMENT_UNAVAILABLE, PAYMENT_SLOW; UNAVAILABLE where a checkout began meanwhile.
 */
export async function removeAccount(
  parts: Pick<Parts, 'db' | 'accounts' | 'limiter' | 'billing' | 'files' | 'log'>,
  userId: string,
  password: string,
): Promise<void> {
  const { db, billing, files, log } = parts;
  await askPassword(parts, userId, password);
  const [customer] = await db
    .select({ id: stripeCustomers.customerId, status: stripeSubscriptions.status })
    .from(stripeCustomers)
    .leftJoin(stripeSubscriptions, eq(stripeSubscriptions.userId, stripeCustomers.userId))
    .where(eq(stripeCustomers.userId, userId));
  const customerId = customer?.id ?? null;
  if (customerId !== null)
    await billing.dismiss(customerId, standingOf(customer?.status ?? null) !== 'ended');
  await files.removeFolder(avatarFolder(userId));
  await db.transaction(async (tx) => {
    // In the order of everything else that a learner does, which begins with the profile: nobody waits in a ring.
    await tx
      .select({ id: userProfiles.id })
      .from(userProfiles)
      .where(eq(userProfiles.id, userId))
      .for('update');
    const [still] = await tx
      .select({ id: stripeCustomers.customerId })
      .from(stripeCustomers)
      .where(eq(stripeCustomers.userId, userId))
      .for('update');
    // A checkout that made a customer since then: who tries again takes that one along.
    if ((still?.id ?? null) !== customerId)
      throw new Failure('UNAVAILABLE', 'A checkout was begun meanwhile; try again.', 1);
    // Every table of a learner deletes with the account (db/schema.test.ts); these two lead to it otherwise.
    await tx.delete(verifications).where(eq(verifications.value, userId));
    if (customerId !== null) await tx.delete(stripeEvents).where(eq(stripeEvents.customerId, customerId));
    await tx.delete(users).where(eq(users.id, userId));
  });
  // A picture that was uploaded meanwhile. Whoever stores one from now on finds no profile, and takes it back.
  await files.removeFolder(avatarFolder(userId)).catch((error: unknown) => {
    log.error({ error: describeError(error) }, 'pictures of a deleted account could not be looked for');
  });
}
