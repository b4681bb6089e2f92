import { and, eq } from 'drizzle-orm';
import { accounts as accountTable } from '../tables.ts';
import { type Credential, findCredentialByUserId } from './credential.ts';
import type { IdentityServices } from '../services.ts';

/**
 * Stores a new hash if the parameters of the present one are outdated; `password` must have been verified. Returns
 * the credential as it is stored now: signatures of cookies depend on it.
 */
export async function replaceOutdatedHash(
  { db, accounts: { hashing } }: Pick<IdentityServices, 'db' | 'accounts'>,
  credential: Credential,
  password: string,
): Promise<Credential> {
  const { userId, passwordHash: oldHash } = credential;
  if (!hashing.isOutdated(oldHash)) return credential;
  const passwordHash = await hashing.hash(password);
  const replaced = await db
    .update(accountTable)
    .set({ password: passwordHash })
    .where(and(eq(accountTable.userId, userId), eq(accountTable.password, oldHash)))
    .returning({ id: accountTable.id });
  if (replaced.length > 0) return { userId, passwordHash };
  // Race condition: a concurrent log-in has replaced it, unless the password was changed.
  const current = await findCredentialByUserId(db, userId);
  return (await hashing.verify({ hash: current.passwordHash, password })) ? current : credential;
}
