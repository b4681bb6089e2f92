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
import { type userProfiles } from '../../platform/db/users.ts';
import { userAchievements } from './tables.ts';
import type { ProgressFact } from '../study/counters.ts';
import { factsOf, profileCounters, readFacts } from './facts.ts';

export const toEarned = ({ id, kind, title, emblem }: Achievement): Earned => ({ id, kind, title, emblem });

/**
 * Awards the achievements that are earned by facts that have just changed, and returns them. Must run in the
 * transaction that changed the facts, with the profile locked (ACH-06). Achievements already held keep their
 * date (ACH-07). `profile` and `records` have their new values. Only what missing achievements depend on is read, and
 * nothing at all if what is known earns none, which is the most frequent case.
 */
export async function award(
  tx: Db,
  profile: typeof userProfiles.$inferSelect,
  changed: readonly FactName[],
  now: Date,
  records: readonly ProgressFact[] | null = null,
): Promise<readonly Earned[]> {
  const userId = profile.id;
  const known = { userId, profile, records };
  const knownFacts = factsOf(known);
  const isKnown: ReadonlySet<FactName> = new Set([
    ...profileCounters,
    ...(records ? ['records' as const] : []),
  ]);
  const possible = achievements.filter(
    ({ condition }) =>
      changed.includes(factOf(condition)) &&
      (!isKnown.has(factOf(condition)) || progressTowards(condition, knownFacts).earned),
  );
  if (possible.length === 0) return [];
  const rows = await tx
    .select({ id: userAchievements.achievementId })
    .from(userAchievements)
    .where(eq(userAchievements.userId, userId));
  const held = new Set(rows.map(({ id }) => id));
  const missing = possible.filter(({ id }) => !held.has(id));
  if (missing.length === 0) return [];
  const facts = await readFacts(tx, known, new Set(missing.map(({ condition }) => factOf(condition))));
  const earned = missing.filter(({ condition }) => progressTowards(condition, facts).earned);
  if (earned.length === 0) return [];
  await tx
    .insert(userAchievements)
    .values(earned.map(({ id }) => ({ userId, achievementId: id, earnedAt: now, createdAt: now })))
    .onConflictDoNothing();
  return earned.map(toEarned);
}
