import { cleanName } from '@ena/domain/account/signUp';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../platform/db/open.ts';
import { users } from '../platform/db/schema.ts';
import { Failure } from '../platform/failure.ts';
import type { Accounts } from './accounts.ts';
import { translateLibraryErrors } from './libraryErrors.ts';
import { passwordProblem } from './passwords.ts';

export interface SignUpInput {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

/**
 * Creates an account, its profile, its 24 progress records and the confirmation mail, atomically (AUTH-29,
 * AUTH-30, PROG-02). Starts no session (AUTH-11). Throws EMAIL_TAKEN (D26), BAD_INPUT, WEAK_PASSWORD.
 */
export async function signUp(services: { db: Db; accounts: Accounts }, input: SignUpInput): Promise<void> {
  const name = cleanName(input.name);
  const email = input.email.trim().toLowerCase();
  if (name === '') throw new Failure('BAD_INPUT', 'A display name is required.');
  if (!z.email().safeParse(email).success) throw new Failure('BAD_INPUT', 'That is not an e-mail address.');
  const problem = passwordProblem(input.password, { name, email });
  if (problem) throw new Failure('WEAK_PASSWORD', problem);

  const taken = new Failure('EMAIL_TAKEN', 'already registered');
  try {
    if (!(await translateLibraryErrors(() => services.accounts.signUp(name, email, input.password))))
      throw taken;
  } catch (error) {
    if (error instanceof Failure) throw error;
    // Race condition: a concurrent sign-up has taken the e-mail (unique index); the library's error varies.
    const [other] = await services.db.select({ id: users.id }).from(users).where(eq(users.email, email));
    throw other ? taken : error;
  }
}
