import { cleanLine } from '@ena/domain/text/cleanLine';
import { emailProblem } from '@ena/domain/validation/emailAddress';
import { users } from '../../platform/db/users.ts';
import { canonicalEmail } from '../../platform/emailAddress.ts';
import { accounts as accountTable } from '../tables.ts';
import { Failure } from '../../platform/failure.ts';
import { queueConfirmation } from './confirm.ts';
import { passwordProblem } from '../password/passwords.ts';
import type { IdentityServices } from '../services.ts';

export interface SignUpInput {
  readonly name: string;
  readonly email: string;
  readonly password: string;
  /** Path within Ena that the confirmation link leads on to. */
  readonly from?: string | undefined;
}

/**
 * Creates an account, its profile, its progress records and the confirmation mail, atomically (AUTH-29,
 * AUTH-30, PROG-02). Starts no session (AUTH-11). Throws EMAIL_TAKEN (D26), BAD_INPUT, WEAK_PASSWORD.
 */
export async function signUp(
  services: Pick<IdentityServices, 'db' | 'accounts' | 'mailer' | 'config'>,
  input: SignUpInput,
): Promise<void> {
  const { db, accounts } = services;
  const name = cleanLine(input.name);
  const email = canonicalEmail(input.email);
  if (name === '') throw new Failure('BAD_INPUT', 'A display name is required.');
  const badEmail = emailProblem(input.email) ?? emailProblem(email);
  if (badEmail) throw new Failure('BAD_INPUT', badEmail);
  const problem = passwordProblem(input.password, { name, email });
  if (problem) throw new Failure('WEAK_PASSWORD', problem);

  // Before the transaction: 150 ms of hashing must not hold it open.
  const passwordHash = await accounts.hashing.hash(input.password);
  await db.transaction(async (tx) => {
    // The unique index decides, also between concurrent sign-ups.
    const [user] = await tx
      .insert(users)
      .values({ name, email })
      .onConflictDoNothing({ target: users.email })
      .returning({ id: users.id });
    if (!user) throw new Failure('EMAIL_TAKEN', 'already registered');
    const { id } = user;
    await tx
      .insert(accountTable)
      .values({ userId: id, accountId: id, providerId: 'credential', password: passwordHash });
    await queueConfirmation(services, tx, { id, ...(await accounts.createLearnerRows(tx, id)) }, input.from);
  });
}
