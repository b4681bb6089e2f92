import { Failure } from '../platform/failure.ts';
import type { IdentityServices } from './services.ts';
import { findCredentialByUserId } from './credential.ts';
import { translateLibraryErrors } from './libraryErrors.ts';

/**
 * Confirms an e-mail by its mailed token and signs in; returns the same cookies as a log-in (AUTH-36).
 * Throws LINK_INVALID for a used link, or if another link has already confirmed the account (AUTH-38).
 */
export async function confirm(
  { db, accounts }: Pick<IdentityServices, 'db' | 'accounts'>,
  token: string,
  userAgent: string | undefined,
): Promise<readonly string[]> {
  const userId = await translateLibraryErrors(() => accounts.confirm(token));
  if (userId === null) throw new Failure('LINK_INVALID', 'This link was already used.');
  const session = await accounts.startSession(userId, false, userAgent);
  const owner = await findCredentialByUserId(db, userId);
  return [accounts.cookies.issue(session, false), accounts.devices.issue(owner)];
}
