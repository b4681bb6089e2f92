import { achievements } from '@ena/course/achievements';
import type { Earned } from '@ena/contract/achievements';
import {
  type Achievement,
  type FactName,
  factOf,
  progressTowards,
} from '@ena/domain/achievement/achievement';
import { eq } from 'drizzle-orm';
import type { Db } from '../db/open.ts';
import { userAchievements } from '../db/schema.ts';
import { readFacts } from './facts.ts';

export const toEarned = ({ id, kind, title, emblem }: Achievement): Earned => ({ id, kind, title, emblem });

/**
 * Awards what the learner has earned by facts that have just changed, and answers it: in the transaction that
 * changed them, under the lock of the profile (ACH-06). What is held keeps its date (ACH-07). Facts are read only
 * where something not held yet asks for them, so that a learner who holds it pays nothing for it.
 */
export async function award(
  tx: Db,
  userId: string,
  changed: readonly FactName[],
  now: Date,
): Promise<readonly Earned[]> {
  const concerned = achievements.filter(({ condition }) => changed.includes(factOf(condition)));
  const rows = await tx
    .select({ id: userAchievements.achievementId })
    .from(userAchievements)
    .where(eq(userAchievements.userId, userId));
  const held = new Set(rows.map(({ id }) => id));
  const open = concerned.filter(({ id }) => !held.has(id));
  if (open.length === 0) return [];
  const facts = await readFacts(tx, userId, new Set(open.map(({ condition }) => factOf(condition))));
  const earned = open.filter(({ condition }) => progressTowards(condition, facts).earned);
  if (earned.length === 0) return [];
  await tx
    .insert(userAchievements)
    .values(earned.map(({ id }) => ({ userId, achievementId: id, earnedAt: now, createdAt: now })))
    .onConflictDoNothing();
  return earned.map(toEarned);
}
