import { Failure } from '../failure.ts';
import type { Caller } from '../http/caller.ts';
import type { Limiter } from '../http/limits.ts';
import type { Parts } from '../parts.ts';
import { credentialByEmail, credentialOf } from './credential.ts';
import { signOut } from './signOut.ts';

/** Guesses per e-mail, whoever makes them (OP-17). */
const guesses = { name: 'log-in failures', max: 10, seconds: 15 * 60 };
/** Guesses per browser that has signed in to this account before; strangers do not use these up. */
const deviceGuesses = { ...guesses, name: 'log-in failures of a known device' };

/** The owner has shown who they are by other means. */
export const forgiveFailures = (limiter: Limiter, email: string): Promise<void> =>
  limiter.forget(guesses, email);

export interface SignInInput {
  readonly email: string;
  readonly password: string;
  readonly rememberMe: boolean;
}

/**
 * Checks the password and starts a session; returns its cookie and the one that makes the browser
 * known. Only failures use up guesses: each try is counted before it is made, so that many at once
 * gain nothing, and forgiven when it was right. An unknown e-mail costs the same queries and the same
 * hashing as a wrong password. INVALID_CREDENTIALS, EMAIL_NOT_CONFIRMED, RATE_LIMITED.
 */
export async function signIn(
  { db, accounts, limiter }: Pick<Parts, 'db' | 'accounts' | 'limiter'>,
  { password, rememberMe, ...input }: SignInInput,
  { cookieHeader, userAgent }: Pick<Caller, 'cookieHeader' | 'userAgent'>,
): Promise<readonly string[]> {
  const email = input.email.trim().toLowerCase();
  const account = await credentialByEmail(db, email);
  const device = accounts.devices.recognise(cookieHeader, account);
  const [rule, subject] = device === null ? ([guesses, email] as const) : ([deviceGuesses, device] as const);
  // Who is turned away because many others log in has not guessed.
  accounts.hashing.requireRoom?.();
  await limiter.count(rule, subject);
  const wrong = new Failure('INVALID_CREDENTIALS', 'Invalid login credentials');
  if (!(await accounts.hashing.verify({ hash: account.passwordHash, password }))) throw wrong;
  await limiter.forget(rule, subject);
  if (!account.emailVerified) throw new Failure('EMAIL_NOT_CONFIRMED', 'Email not confirmed');
  const token = await accounts.startSession(account.userId, rememberMe, userAgent);
  // A new password set since the check has ended every session, so this one must not begin.
  if ((await credentialOf(db, account.userId)).passwordHash !== account.passwordHash) {
    await signOut(db, token);
    throw wrong;
  }
  return [accounts.cookies.issue(token, rememberMe), accounts.devices.issue(account)];
}
