import { eq } from 'drizzle-orm';
import type { Db } from '../platform/db/open.ts';
import { userProfiles, users } from '../platform/db/users.ts';
import { defaultTimeZone } from '../platform/timeZone.ts';

/** Whom mail about an account goes to; undefined if it was deleted meanwhile. */
export async function findOwner(
  db: Db,
  userId: string,
): Promise<{ readonly name: string; readonly email: string; readonly timeZone: string } | undefined> {
  const [owner] = await db
    .select({ name: users.name, email: users.email, timeZone: userProfiles.timeZone })
    .from(users)
    .leftJoin(userProfiles, eq(userProfiles.id, users.id))
    .where(eq(users.id, userId));
  return owner && { ...owner, timeZone: owner.timeZone ?? defaultTimeZone };
}
