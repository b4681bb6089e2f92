import { and, eq } from 'drizzle-orm';
import type { Db } from '../../platform/db/open.ts';
import { users } from '../../platform/db/users.ts';
import { accounts } from '../tables.ts';
import { dummyHash } from './passwords.ts';

/** The stored password of an account. */
export interface Credential {
  readonly userId: string;
  readonly passwordHash: string;
}

/** Used for an unknown e-mail, against user enumeration by timing. */
export const dummyCredential = {
  userId: '00000000-0000-0000-0000-000000000000',
  passwordHash: dummyHash,
  emailVerified: false,
} as const satisfies Credential & { emailVerified: boolean };

const hasPassword = and(eq(accounts.userId, users.id), eq(accounts.providerId, 'credential'));
const columns = {
  userId: users.id,
  passwordHash: accounts.password,
  emailVerified: users.emailVerified,
} as const;

/** The credential of an e-mail (lower case), or `dummyCredential`, with the same single query. */
export async function findCredentialByEmail(db: Db, email: string) {
  const [row] = await db
    .select(columns)
    .from(users)
    .leftJoin(accounts, hasPassword)
    .where(eq(users.email, email));
  return row ? { ...row, passwordHash: row.passwordHash ?? dummyCredential.passwordHash } : dummyCredential;
}

/** The credential of an existing account. */
export async function findCredentialByUserId(db: Db, userId: string): Promise<Credential> {
  const [row] = await db
    .select(columns)
    .from(users)
    .leftJoin(accounts, hasPassword)
    .where(eq(users.id, userId));
  return { userId, passwordHash: row?.passwordHash ?? dummyCredential.passwordHash };
}
