import { and, eq } from 'drizzle-orm';
import { users } from '../../platform/db/users.ts';
import { accounts as accountTable, verifications } from '../tables.ts';
import { Failure } from '../../platform/failure.ts';
import type { IdentityServices } from '../services.ts';
import { reauthenticate } from './reauthenticate.ts';
import { passwordProblem } from './passwords.ts';
import { queueSecurityMail } from '../securityMail.ts';
import { renewSession } from '../sessions/sessions.ts';
import type { Viewer } from '../sessions/viewer.ts';

/**
 * Sets a new password, given the current one. Ends all other sessions, invalidates password reset links, mails the
 * owner. Returns the cookies of the renewed session and of this known device. Throws WRONG_PASSWORD, WEAK_PASSWORD.
 */
export async function changePassword(
  services: Pick<IdentityServices, 'db' | 'accounts' | 'limiter' | 'mailer' | 'config' | 'log' | 'now'>,
  viewer: Viewer,
  { current, password }: { readonly current: string; readonly password: string },
): Promise<readonly string[]> {
  const { db, accounts, now } = services;
  const { userId } = viewer;
  const { passwordHash: oldHash } = await reauthenticate(services, userId, current);
  const [owner] = await db
    .select({ name: users.name, email: users.email })
    .from(users)
    .where(eq(users.id, userId));
  const problem = owner ? passwordProblem(password, owner) : null;
  if (problem) throw new Failure('WEAK_PASSWORD', problem);
  const hash = await accounts.hashing.hash(password);
  const token = await db.transaction(async (tx) => {
    const changed = await tx
      .update(accountTable)
      .set({ password: hash, updatedAt: now() })
      .where(and(eq(accountTable.userId, userId), eq(accountTable.password, oldHash)))
      .returning({ id: accountTable.id });
    // Race condition: a concurrent request has changed the password since the check.
    if (changed.length === 0) throw new Failure('WRONG_PASSWORD', 'The password was changed meanwhile.');
    await tx.delete(verifications).where(eq(verifications.value, userId));
    await queueSecurityMail(services, tx, userId, 'passwordChanged');
    return renewSession(tx, viewer, null);
  });
  services.log.info({ userId, by: 'password' }, 'password changed');
  return [
    accounts.cookies.issue(token, viewer.session.remembered),
    accounts.devices.issue({ userId, passwordHash: hash }),
  ];
}
