/** The checks of /database-test, each by itself (requirements DBT-03, DBT-05, DBT-11; decision 27). */
import { and, eq, sql } from 'drizzle-orm';
import type { Viewer } from '../auth/viewer.ts';
import type { Db } from '../db/open.ts';
import { userProfiles, userProgress } from '../db/schema.ts';
import { findProfile } from '../profile/learner.ts';

/** Anybody may ask, so no more is counted than shows that the table can be read. */
const enough = 100;

/** Counts profiles, up to a bound, and tells nobody how many there are. Throws where the database does not answer. */
export async function checkConnection(db: Db): Promise<{ database: string }> {
  const some = db.select({ id: userProfiles.id }).from(userProfiles).limit(enough).as('some');
  await db.select({ count: sql`count(*)` }).from(some);
  // The embedded one is PostgreSQL too. Its address and name would be secrets of the host (DBT-15).
  return { database: 'PostgreSQL' };
}

/** Reads the learner's own profile. That there is none is no failure (DBT-06: the case of code PGRST116). */
export async function checkAuthentication(
  db: Db,
  { userId, isAdmin }: Viewer,
): Promise<{ profileFound: boolean; isAdmin: boolean }> {
  return { profileFound: (await findProfile(db, userId)) !== null, isAdmin };
}

/**
 * Reads one of the learner's progress records, writes one named `test_` and the time, and deletes it by its id:
 * all in one transaction, so that nothing else ever sees it and whatever fails leaves nothing behind (DBT-12).
 */
export async function checkData(db: Db, userId: string, now: Date): Promise<void> {
  const mine = eq(userProgress.userId, userId);
  await db.transaction(async (tx) => {
    await tx.select().from(userProgress).where(mine).limit(1);
    const [row] = await tx
      .insert(userProgress)
      .values({ userId, lessonId: `test_${now.getTime()}`, completed: false, timeSpent: 0 })
      .returning({ id: userProgress.id });
    if (!row) throw new Error('An insert returned no row.');
    const gone = await tx
      .delete(userProgress)
      .where(and(mine, eq(userProgress.id, row.id)))
      .returning({ id: userProgress.id });
    if (gone.length !== 1) throw new Error('The test record could not be deleted.');
  });
}
