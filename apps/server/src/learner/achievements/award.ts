import { achievements } from '@ena/course/achievements';
import type { Earned } from '@ena/contract/achievements';
import {
  type Achievement,
  type FactName,
  factOf,
  progressTowards,
} from '@ena/domain/achievement/achievement';
import { eq } from 'drizzle-orm';
import type { Db } from '../../platform/db/open.ts';
import { userAchievements } from '../../platform/db/schema.ts';
import { readFacts } from './facts.ts';

export const toEarned = ({ id, kind, title, emblem }: Achievement): Earned => ({ id, kind, title, emblem });

/**
 * Awards the achievements that are earned by facts that have just changed, and returns them. Must run in the
 * transaction that changed the facts, with the profile locked (ACH-06). Achievements already held keep their
 * date (ACH-07). Only the facts that missing achievements depend on are read, to save queries.
 */
export async function award(
  tx: Db,
  userId: string,
  changed: readonly FactName[],
  now: Date,
): Promise<readonly Earned[]> {
  const affected = achievements.filter(({ condition }) => changed.includes(factOf(condition)));
  const rows = await tx
    .select({ id: userAchievements.achievementId })
    .from(userAchievements)
    .where(eq(userAchievements.userId, userId));
  const held = new Set(rows.map(({ id }) => id));
  const missing = affected.filter(({ id }) => !held.has(id));
  if (missing.length === 0) return [];
  const facts = await readFacts(tx, userId, new Set(missing.map(({ condition }) => factOf(condition))));
  const earned = missing.filter(({ condition }) => progressTowards(condition, facts).earned);
  if (earned.length === 0) return [];
  await tx
    .insert(userAchievements)
    .values(earned.map(({ id }) => ({ userId, achievementId: id, earnedAt: now, createdAt: now })))
    .onConflictDoNothing();
  return earned.map(toEarned);
}
