import { initialUnitIds } from '@ena/course/catalog';
import { eq } from 'drizzle-orm';
import type { Db } from '../../platform/db/open.ts';
import { userProfiles, users } from '../../platform/db/users.ts';
import { userProgress } from './tables.ts';
import { accountGone } from '../../platform/failure.ts';

/** The name of a new profile: as typed, else the e-mail's part before @, else 'User' (PROF-02, OP-1). */
export const profileName = (typed: string, email: string): string =>
  typed.trim() || (email.split('@')[0] ?? '').trim() || 'User';

/**
 * Creates a learner's profile and progress records (PROF-03, PROG-02, PROG-03). Idempotent: existing rows
 * do not change. Returns name and e-mail of the account. Throws UNAUTHENTICATED if it was deleted.
 */
export async function createLearnerRows(tx: Db, userId: string): Promise<{ name: string; email: string }> {
  const [user] = await tx
    .select({ name: users.name, email: users.email })
    .from(users)
    .where(eq(users.id, userId));
  if (!user) throw accountGone();
  const name = profileName(user.name, user.email);
  await tx.insert(userProfiles).values({ id: userId, displayName: name }).onConflictDoNothing();
  await tx
    .insert(userProgress)
    .values(initialUnitIds.map((lessonId) => ({ userId, lessonId })))
    .onConflictDoNothing();
  return { name, email: user.email };
}
