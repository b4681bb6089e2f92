import { Failure } from '../failure.ts';
import type { Parts } from '../parts.ts';
import { credentialOf } from './credential.ts';
import { translated } from './failures.ts';

/**
 * Confirms an e-mail by its mailed token and signs in; returns the cookies as a log-in does (AUTH-36).
 * A link that was used, or whose account was confirmed by another one, signs nobody in (AUTH-38).
 */
export async function confirm(
  { db, accounts }: Pick<Parts, 'db' | 'accounts'>,
  token: string,
  userAgent: string | undefined,
): Promise<readonly string[]> {
  const userId = await translated(() => accounts.confirm(token));
  if (userId === null) throw new Failure('LINK_INVALID', 'This link was already used.');
  const session = await accounts.startSession(userId, false, userAgent);
  const owner = await credentialOf(db, userId);
  return [accounts.cookies.issue(session, false), accounts.devices.issue(owner)];
}
