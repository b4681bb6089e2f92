import { eq } from 'drizzle-orm';
import type { Db } from '../db/open.ts';
import { userProfiles } from '../db/schema.ts';
import { Failure } from '../failure.ts';
import { lockProfile } from '../progress/counters.ts';
import { isTimeZone } from '../study/studyDay.ts';

/**
 * Chooses the zone whose calendar counts from now on; null follows the browser again, from its next report.
 * Days that were counted stay as they are (PROF-17). UNKNOWN_TIME_ZONE.
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
