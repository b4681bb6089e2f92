import { Failure } from '../../platform/failure.ts';
import type { IdentityServices } from '../services.ts';
import { type Credential, findCredentialByUserId } from './credential.ts';

/** Rate limit of wrong passwords of a signed-in learner, like OP-17 for log-ins. */
const guesses = { name: 'password asked again', max: 10, seconds: 15 * 60 };

/**
 * Checks the password of a signed-in learner again, before a sensitive action; returns the stored credential.
 * Each attempt is counted before the check, and a correct one resets the count.
 * Throws WRONG_PASSWORD, RATE_LIMITED.
 */
export async function reauthenticate(
  { db, accounts, limiter }: Pick<IdentityServices, 'db' | 'accounts' | 'limiter'>,
  userId: string,
  password: string,
): Promise<Credential> {
  await limiter.count(guesses, userId);
  const credential = await findCredentialByUserId(db, userId);
  if (!(await accounts.hashing.verify({ hash: credential.passwordHash, password }))) {
    throw new Failure('WRONG_PASSWORD', 'This is not the password of the account.');
  }
  await limiter.reset(guesses, userId);
  return credential;
}
