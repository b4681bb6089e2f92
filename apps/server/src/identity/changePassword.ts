import { and, eq } from 'drizzle-orm';
import { users } from '../platform/db/users.ts';
import { accounts as accountTable, verifications } from './tables.ts';
import { isMailedLinkOf } from './verificationKinds.ts';
import { Failure } from '../platform/failure.ts';
import type { IdentityServices } from './services.ts';
import { reauthenticate } from './password/reauthenticate.ts';
import { passwordProblem, samePassword } from './password/passwords.ts';
import { verifySecondFactor } from './secondFactor/secondFactor.ts';
import { queueSecurityMail } from './securityMail.ts';
import { renewSession } from './sessions/sessions.ts';
import type { Viewer } from './sessions/viewer.ts';

/**
 * Sets a new password, given the current one, and a code if two-step verification is on. Ends all other sessions, invalidates password reset links, mails the
 * owner. Returns the cookies of the renewed session and of this known device. Throws WRONG_PASSWORD, WEAK_PASSWORD,
 * SAME_PASSWORD, CODE_REQUIRED, WRONG_CODE.
 */
export async function changePassword(
  services: Pick<IdentityServices, 'db' | 'accounts' | 'limiter' | 'mailer' | 'config' | 'log' | 'now'>,
  viewer: Viewer,
  {
    current,
    password,
    code,
  }: { readonly current: string; readonly password: string; readonly code?: string | undefined },
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
  if (await accounts.hashing.verify({ hash: oldHash, password })) throw samePassword();
  // Last: a code works once.
  await verifySecondFactor(services, userId, code);
  const hash = await accounts.hashing.hash(password);
  const token = await db.transaction(async (tx) => {
    const changed = await tx
      .update(accountTable)
      .set({ password: hash, updatedAt: now() })
      .where(and(eq(accountTable.userId, userId), eq(accountTable.password, oldHash)))
      .returning({ id: accountTable.id });
    // Race condition: a concurrent request has changed the password since the check.
    if (changed.length === 0) throw new Failure('WRONG_PASSWORD', 'The password was changed meanwhile.');
    await tx.delete(verifications).where(isMailedLinkOf(userId));
    await queueSecurityMail(services, tx, userId, 'passwordChanged');
    return renewSession(tx, viewer, null);
  });
  services.log.info({ userId, by: 'password' }, 'password changed');
  return [
    accounts.cookies.issue(token, viewer.session.remembered),
    accounts.devices.issue({ userId, passwordHash: hash }),
  ];
}
