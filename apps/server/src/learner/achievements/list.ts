import { achievements } from '@ena/course/achievements';
import type { AchievementRecord, AchievementView } from '@ena/contract/achievements';
import { progressTowards } from '@ena/domain/achievement/achievement';
import { asc, eq } from 'drizzle-orm';
import type { Db } from '../../platform/db/open.ts';
import { userAchievements } from './tables.ts';
import { lockProfile } from '../study/counters.ts';
import { findProfileWithStreak } from '../study/record.ts';
import { award, toEarned } from './award.ts';
import { everyFact, readFacts } from './facts.ts';

export interface AwardServices {
  readonly db: Db;
  readonly now: () => Date;
}

export const toRecord = (row: typeof userAchievements.$inferSelect): AchievementRecord => ({
  id: row.id,
  userId: row.userId,
  achievementId: row.achievementId,
  earnedAt: row.earnedAt.toISOString(),
  createdAt: row.createdAt.toISOString(),
});

const readHeld = async (db: Db, userId: string) =>
  db
    .select()
    .from(userAchievements)
    .where(eq(userAchievements.userId, userId))
    .orderBy(asc(userAchievements.earnedAt), asc(userAchievements.achievementId));

/**
 * The learner's achievements, and the progress towards each (ACH-08, ACH-09). Also awards those whose condition
 * was met before the achievement existed.
 */
export async function listAchievements(
  { db, now }: AwardServices,
  userId: string,
): Promise<{ records: AchievementRecord[]; achievements: AchievementView[] }> {
  // A broken streak ends without a write to the profile.
  const found = await findProfileWithStreak(db, userId, now());
  const facts = await readFacts(
    db,
    { userId, profile: found?.profile ?? null, records: null },
    new Set(everyFact),
  );
  let held = await readHeld(db, userId);
  const heldIds = new Set(held.map(({ achievementId }) => achievementId));
  const overdue = achievements.some(
    ({ id, condition }) => !heldIds.has(id) && progressTowards(condition, facts).earned,
  );
  if (overdue) {
    await db.transaction(async (tx) => {
      await award(tx, await lockProfile(tx, userId), everyFact, now());
    });
    held = await readHeld(db, userId);
  }
  const today = { ...facts, counts: { ...facts.counts, streak: found?.streak ?? 0 } };
  return {
    records: held.map(toRecord),
    achievements: achievements.map((one) => {
      const { earned: _awarded, ...progress } = progressTowards(one.condition, today);
      const { description, unitLabel: counted } = one;
      return { ...toEarned(one), description, counted, ...progress };
    }),
  };
}
