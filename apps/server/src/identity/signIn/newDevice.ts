import { deviceOf } from '@ena/domain/account/device';
import { and, eq } from 'drizzle-orm';
import { users } from '../../platform/db/users.ts';
import { findOwner } from '../accountOwner.ts';
import { newDeviceMail } from './newDeviceMail.ts';
import type { IdentityServices } from '../services.ts';

/**
 * Records that an account has signed in; mails its owner if it had before, but not from this browser (decision 0070).
 * `isKnownDevice`: the browser has the cookie of deviceCookie.ts.
 */
export async function recordSignIn(
  { db, mailer, config, now }: Pick<IdentityServices, 'db' | 'mailer' | 'config' | 'now'>,
  userId: string,
  { isKnownDevice, userAgent }: { readonly isKnownDevice: boolean; readonly userAgent: string | undefined },
): Promise<void> {
  const first = await db
    .update(users)
    .set({ signedInBefore: true })
    .where(and(eq(users.id, userId), eq(users.signedInBefore, false)))
    .returning({ id: users.id });
  if (isKnownDevice || first.length > 0) return;
  const owner = await findOwner(db, userId);
  if (!owner) return;
  const signIn = { device: deviceOf(userAgent), at: now(), timeZone: owner.timeZone };
  await mailer.queue(db, {
    userId,
    recipient: owner.email,
    ...newDeviceMail(owner.name, signIn, `${config.publicUrl}/settings?tab=account`),
  });
}
