import { eq } from 'drizzle-orm';
import type { Db } from '../../platform/db/open.ts';
import { userProfiles } from '../../platform/db/users.ts';
import { Failure } from '../../platform/failure.ts';
import { lockProfile } from '../study/counters.ts';
import { isTimeZone } from '../study/studyDay.ts';

/**
 * Sets the time zone of study days from now on; null follows the browser again, from its next report. Existing
 * study days do not change (PROF-17). Throws UNKNOWN_TIME_ZONE.
 */
export async function setTimeZone(db: Db, userId: string, timeZone: string | null): Promise<void> {
  if (timeZone !== null && !isTimeZone(timeZone)) {
    throw new Failure('UNKNOWN_TIME_ZONE', 'There is no time zone of this name.');
  }
  await db.transaction(async (tx) => {
    await lockProfile(tx, userId);
    await tx
      .update(userProfiles)
      .set({ timeZoneChosen: timeZone !== null, ...(timeZone !== null && { timeZone }) })
      .where(eq(userProfiles.id, userId));
  });
}
