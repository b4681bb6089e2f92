/** Passwords of tests. */
import { createScrypt, dummyHash, type Hashing } from '../src/identity/password/passwords.ts';
import type { Db } from '../src/platform/db/open.ts';
import { accounts } from '../src/identity/tables.ts';

const cheap = createScrypt({ logN: 1, blockSize: 8, parallelization: 3 });
/** Thousands of times cheaper, with hashes of the same format. */
export const fastHashing: Hashing = {
  ...cheap,
  // Its parameters are the real ones.
  verify: (stored) => (stored.hash === dummyHash ? Promise.resolve(false) : cheap.verify(stored)),
};

/** Gives an account its password. */
export async function addPassword(
  db: Db,
  userId: string,
  password: string,
  hashing: Hashing = fastHashing,
): Promise<void> {
  const hash = await hashing.hash(password);
  await db.insert(accounts).values({ userId, accountId: userId, providerId: 'credential', password: hash });
}
