import { Failure } from '../failure.ts';
import type { Accounts } from './accounts.ts';
import { translated } from './failures.ts';

/**
 * Confirms an e-mail by its mailed token and signs in; returns the session's cookie (AUTH-36). A link
 * that was used, or whose account was confirmed by another one, signs nobody in (AUTH-38).
 */
export async function confirm(accounts: Accounts, token: string): Promise<string> {
  const userId = await translated(() => accounts.confirm(token));
  if (userId === null) throw new Failure('LINK_INVALID', 'This link was already used.');
  return accounts.cookies.issue(await accounts.startSession(userId), false);
}
