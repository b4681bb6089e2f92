import { seededUnitIds } from '@ena/course/catalog';
import { eq } from 'drizzle-orm';
import type { Db } from '../db/open.ts';
import { userProfiles, userProgress, users } from '../db/schema.ts';
import { accountGone } from '../failure.ts';

/** The name of a new profile: as typed, else the e-mail's part before @, else 'User' (PROF-02, OP-1). */
export const profileName = (typed: string, email: string): string =>
  typed.trim() || (email.split('@')[0] ?? '').trim() || 'User';

/**
 * A learner's profile and 24 progress records (PROF-03, PROG-02, PROG-03). Whatever exists is left as
 * it is, so it may be called again. Returns the account it was done for. UNAUTHENTICATED where it is gone.
 */
export async function seedLearner(tx: Db, userId: string): Promise<{ name: string; email: string }> {
  const [user] = await tx
    .select({ name: users.name, email: users.email })
    .from(users)
    .where(eq(users.id, userId));
  if (!user) throw accountGone();
  const name = profileName(user.name, user.email);
  await tx.insert(userProfiles).values({ id: userId, displayName: name }).onConflictDoNothing();
  await tx
    .insert(userProgress)
    .values(seededUnitIds.map((lessonId) => ({ userId, lessonId })))
    .onConflictDoNothing();
  return { name, email: user.email };
}
