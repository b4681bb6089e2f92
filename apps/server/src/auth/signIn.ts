import { Failure } from '../failure.ts';
import type { Limiter } from '../http/limits.ts';
import type { Accounts } from './accounts.ts';
import { translated } from './failures.ts';

/** Guesses per e-mail, whoever makes them (OP-17). */
const guesses = { name: 'log-in failures', max: 10, seconds: 15 * 60 };

/** The owner has shown who they are by other means. */
export const forgiveFailures = (limiter: Limiter, email: string): Promise<void> =>
  limiter.forget(guesses, email);

export interface SignInInput {
  readonly email: string;
  readonly password: string;
  readonly rememberMe: boolean;
}

/**
 * Checks the password and starts a session; returns its cookie. Only failures use up guesses: each
 * try is counted before it is made, so that many at once gain nothing, and forgiven when it was right.
 * An unknown e-mail costs the same hashing as a wrong password.
 */
export async function signIn(
  { accounts, limiter }: { accounts: Accounts; limiter: Limiter },
  { password, rememberMe, ...input }: SignInInput,
): Promise<string> {
  const email = input.email.trim().toLowerCase();
  await limiter.count(guesses, email);
  try {
    const { token } = await translated(() =>
      accounts.auth.api.signInEmail({ body: { email, password, rememberMe } }),
    );
    await limiter.forget(guesses, email);
    return accounts.cookies.issue(token, rememberMe);
  } catch (error) {
    const passwordWasRight = error instanceof Failure && error.code === 'EMAIL_NOT_CONFIRMED';
    if (passwordWasRight) await limiter.forget(guesses, email);
    throw error;
  }
}
