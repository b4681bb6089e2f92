/** The checks of /database-test, each by itself (requirements DBT-03, DBT-05, DBT-11; decision 27). */
import { and, eq, sql } from 'drizzle-orm';
import type { Viewer } from '../../identity/sessions/viewer.ts';
import type { Db } from '../../platform/db/open.ts';
import { userProfiles } from '../../platform/db/users.ts';
import { userProgress } from '../../learner/study/tables.ts';
import { findProfile } from '../../learner/study/counters.ts';

/** The endpoint is public, so no more rows are counted than needed to show that the table can be read. */
const maxCounted = 100;

/** Counts profiles, up to a limit, without returning the number. Throws if the database does not respond. */
export async function checkConnection(db: Db): Promise<{ database: string }> {
  const some = db.select({ id: userProfiles.id }).from(userProfiles).limit(maxCounted).as('some');
  await db.select({ count: sql`count(*)` }).from(some);
  // The embedded database is PostgreSQL, too. Its address and name are confidential (DBT-15).
  return { database: 'PostgreSQL' };
}

/** Reads the learner's own profile. A missing profile is no error (DBT-06: the case of code PGRST116). */
export async function checkAuthentication(
  db: Db,
  { userId, isAdmin }: Viewer,
): Promise<{ profileFound: boolean; isAdmin: boolean }> {
  return { profileFound: (await findProfile(db, userId)) !== null, isAdmin };
}

/**
 * Reads one of the learner's progress records, writes one named `test_` and the time, and deletes it by its id:
 * all in one transaction, so that it is never visible outside and a failure leaves no rows (DBT-12).
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
