import { Failure } from '../platform/failure.ts';
import type { Caller } from './caller.ts';
import type { Limiter } from '../platform/http/limits.ts';
import type { IdentityServices } from './services.ts';
import { findCredentialByEmail, findCredentialByUserId } from './credential.ts';
import { signOut } from './signOut.ts';

/** Rate limit of wrong passwords per e-mail, from all clients together (OP-17). */
export const guesses = { name: 'auth.signIn.failures', max: 10, seconds: 15 * 60 };
/** A separate limit per browser that has signed in to this account before (deviceCookie.ts). */
export const deviceGuesses = { ...guesses, name: 'auth.signIn.deviceFailures' };

/** Resets the limit of wrong passwords after the owner was authenticated in another way. */
export const resetFailedSignIns = (limiter: Limiter, email: string): Promise<void> =>
  limiter.reset(guesses, email);

export interface SignInInput {
  readonly email: string;
  readonly password: string;
  readonly rememberMe: boolean;
}

/**
 * Checks the password and starts a session; returns the session cookie and the known-device cookie. Only
 * failures count against the limit: each attempt is counted before the check, so that concurrent attempts
 * cannot bypass it, and a correct one resets it. Against user enumeration, an unknown e-mail causes the same
 * queries and hashing as a wrong password. Throws INVALID_CREDENTIALS, EMAIL_NOT_CONFIRMED, RATE_LIMITED.
 */
export async function signIn(
  { db, accounts, limiter }: Pick<IdentityServices, 'db' | 'accounts' | 'limiter'>,
  { password, rememberMe, ...input }: SignInInput,
  { cookieHeader, userAgent }: Pick<Caller, 'cookieHeader' | 'userAgent'>,
): Promise<readonly string[]> {
  const email = input.email.trim().toLowerCase();
  const account = await findCredentialByEmail(db, email);
  const device = accounts.devices.recognize(cookieHeader, account);
  const [rule, subject] = device === null ? ([guesses, email] as const) : ([deviceGuesses, device] as const);
  // Load shedding comes first, so that it does not count as an attempt.
  accounts.hashing.assertCapacity?.();
  await limiter.count(rule, subject);
  const wrong = new Failure('INVALID_CREDENTIALS', 'Invalid login credentials');
  if (!(await accounts.hashing.verify({ hash: account.passwordHash, password }))) throw wrong;
  await limiter.reset(rule, subject);
  if (!account.emailVerified) throw new Failure('EMAIL_NOT_CONFIRMED', 'Email not confirmed');
  const token = await accounts.startSession(account.userId, rememberMe, userAgent);
  // Race condition: a password change since the check has ended all sessions, so this one must end, too.
  if ((await findCredentialByUserId(db, account.userId)).passwordHash !== account.passwordHash) {
    await signOut(db, token);
    throw wrong;
  }
  return [accounts.cookies.issue(token, rememberMe), accounts.devices.issue(account)];
}
