import { deviceOf } from '@ena/domain/account/device';
import { and, eq } from 'drizzle-orm';
import { users } from '../../platform/db/users.ts';
import { findOwner } from '../accountOwner.ts';
import { newDeviceMail } from './newDeviceMail.ts';
import { Failure } from '../../platform/failure.ts';
import type { IdentityServices } from '../services.ts';

/** More mails on one day tell the owner nothing new, and could fill a mailbox. Which ones are sent: the first. */
export const newDeviceMails = { name: 'auth.newDevice.mails', max: 5, seconds: 24 * 60 * 60 };

/**
 * Records that an account has signed in; mails its owner if it had before, but not from this browser (decision 0070).
 * `isKnownDevice`: the browser has the cookie of deviceCookie.ts.
 */
export async function recordSignIn(
  {
    db,
    limiter,
    mailer,
    config,
    now,
  }: Pick<IdentityServices, 'db' | 'limiter' | 'mailer' | 'config' | 'now'>,
  userId: string,
  { isKnownDevice, userAgent }: { readonly isKnownDevice: boolean; readonly userAgent: string | undefined },
): Promise<void> {
  const first = await db
    .update(users)
    .set({ signedInBefore: true })
    .where(and(eq(users.id, userId), eq(users.signedInBefore, false)))
    .returning({ id: users.id });
  if (isKnownDevice || first.length > 0) return;
  const isWithinLimit = await limiter.count(newDeviceMails, userId).then(
    () => true,
    (error: unknown) => {
      if (error instanceof Failure && error.code === 'RATE_LIMITED') return false;
      throw error;
    },
  );
  if (!isWithinLimit) return;
  const owner = await findOwner(db, userId);
  if (!owner) return;
  const signIn = { device: deviceOf(userAgent), at: now(), timeZone: owner.timeZone };
  await mailer.queue(db, {
    userId,
    recipient: owner.email,
    ...newDeviceMail(owner.name, signIn, `${config.publicUrl}/settings?tab=account`),
  });
}
