import { Failure } from '../failure.ts';
import type { Parts } from '../parts.ts';
import { type Credential, credentialOf } from './credential.ts';

/** Guesses by somebody who sits at a browser that is signed in (as OP-17 for strangers). */
const guesses = { name: 'password asked again', max: 10, seconds: 15 * 60 };

/**
 * Asks a learner who is signed in for their password again; returns what is stored of it. Each try is
 * counted before it is made, and forgiven when it was right. WRONG_PASSWORD, RATE_LIMITED.
 */
export async function askPassword(
  { db, accounts, limiter }: Pick<Parts, 'db' | 'accounts' | 'limiter'>,
  userId: string,
  password: string,
): Promise<Credential> {
  await limiter.count(guesses, userId);
  const own = await credentialOf(db, userId);
  if (!(await accounts.hashing.verify({ hash: own.passwordHash, password }))) {
    throw new Failure('WRONG_PASSWORD', 'This is not the password of the account.');
  }
  await limiter.forget(guesses, userId);
  return own;
}
