import { findAchievement } from '@ena/course/achievements';
import type { AchievementRecord } from '@ena/contract/achievements';
import { factOf } from '@ena/domain/achievement/achievement';
import { and, eq } from 'drizzle-orm';
import { userAchievements } from './tables.ts';
import { Failure } from '../../platform/failure.ts';
import { lockProfile } from '../study/counters.ts';
import { award } from './award.ts';
import { type AwardServices, toRecord } from './list.ts';

/**
 * Awards an achievement on request (ACH-11): returns the existing row or a new one. Throws NOT_FOUND;
 * NOT_EARNED if its condition is not met (O18).
 */
export async function addAchievement(
  { db, now }: AwardServices,
  userId: string,
  achievementId: string,
): Promise<AchievementRecord> {
  const wanted = findAchievement(achievementId);
  if (!wanted) throw new Failure('NOT_FOUND', 'There is no such achievement.');
  return db.transaction(async (tx) => {
    const profile = await lockProfile(tx, userId);
    await award(tx, profile, [factOf(wanted.condition)], now());
    const [row] = await tx
      .select()
      .from(userAchievements)
      .where(and(eq(userAchievements.userId, userId), eq(userAchievements.achievementId, wanted.id)));
    if (!row) throw new Failure('NOT_EARNED', 'Its condition is not met.');
    return toRecord(row);
  });
}
