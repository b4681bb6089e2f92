import { and, eq } from 'drizzle-orm';
import type { Db } from '../db/open.ts';
import { accounts, users } from '../db/schema.ts';

/** Whose a password is, and what is stored of it. */
export interface Credential {
  readonly userId: string;
  readonly passwordHash: string;
}

/**
 * Stands for the account of an unknown e-mail: no password has this hash, and to find that out takes
 * as long as with a real one.
 */
export const nobody = {
  userId: '00000000-0000-0000-0000-000000000000',
  passwordHash: `${'0'.repeat(32)}:${'0'.repeat(128)}`,
  emailVerified: false,
} as const satisfies Credential & { emailVerified: boolean };

const ownPassword = and(eq(accounts.userId, users.id), eq(accounts.providerId, 'credential'));
const columns = {
  userId: users.id,
  passwordHash: accounts.password,
  emailVerified: users.emailVerified,
} as const;

/** The account of an e-mail (lower case), or `nobody`, by the same one query. */
export async function credentialByEmail(db: Db, email: string) {
  const [row] = await db
    .select(columns)
    .from(users)
    .leftJoin(accounts, ownPassword)
    .where(eq(users.email, email));
  return row ? { ...row, passwordHash: row.passwordHash ?? nobody.passwordHash } : nobody;
}

/** The credential of an account that exists. */
export async function credentialOf(db: Db, userId: string): Promise<Credential> {
  const [row] = await db
    .select(columns)
    .from(users)
    .leftJoin(accounts, ownPassword)
    .where(eq(users.id, userId));
  return { userId, passwordHash: row?.passwordHash ?? nobody.passwordHash };
}
