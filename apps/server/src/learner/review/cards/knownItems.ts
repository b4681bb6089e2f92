/** Items that a learner knows (`known.ts` of the domain), and the lessons that are completed by knowing all of theirs. */
import type { Earned } from '@ena/contract/achievements';
import { findLesson } from '@ena/course/catalog';
import type { FactName } from '@ena/domain/achievement/achievement';
import { minReps } from '@ena/domain/review/known';
import { minStability } from '@ena/domain/review/strength';
import { and, eq, sql } from 'drizzle-orm';
import type { Course } from '../../../content/course/units.ts';
import type { Db } from '../../../platform/db/open.ts';
import { isOneOf } from '../../../platform/db/prepared.ts';
import type { userProfiles } from '../../../platform/db/users.ts';
import { award } from '../../achievements/award.ts';
import { completeLevel, recomputeProfile, updateProfile } from '../../study/counters.ts';
import { userProgress } from '../../study/tables.ts';
import { reviewCards } from '../tables.ts';

type Profile = typeof userProfiles.$inferSelect;

const { skill, reps, placed, stability } = reviewCards;

/** As `isIntroduced`, `isKnown` and `isShownKnown` of the domain, for cards of the skill `recognize`. */
export const isIntroducedCard = sql`(${skill} = 'recognize' and (${placed} or ${reps} >= ${minReps}))`;
export const isKnownCard = sql`(${isIntroducedCard} and ${stability} >= ${minStability})`;
const isShownKnownCard = sql`(${isKnownCard} and ${reps} > 0)`;

/**
 * Completes the lessons all of whose items are shown to be known since `nowKnown` became so (decisions 56 and 101). Returns those that were
 * not completed before. Without items it costs nothing. The caller has locked the profile, and recomputes it.
 */
async function completeKnownLessons(
  tx: Db,
  userId: string,
  { lessonItems }: Pick<Course, 'lessonItems'>,
  nowKnown: readonly string[],
  now: Date,
): Promise<string[]> {
  const became = new Set(nowKnown);
  const touched = [...lessonItems].filter(([, itemIds]) => itemIds.some((id) => became.has(id)));
  if (touched.length === 0) return [];
  const itemIds = [...new Set(touched.flatMap(([, ids]) => ids))];
  const rows = await tx
    .select({ itemId: reviewCards.itemId })
    .from(reviewCards)
    .where(
      and(
        eq(reviewCards.userId, userId),
        isOneOf(reviewCards.itemId, sql`${sql.param(itemIds)}::text[]`),
        isShownKnownCard,
      ),
    );
  const known = new Set(rows.map(({ itemId }) => itemId));
  const complete = touched.filter(([, ids]) => ids.every((id) => known.has(id))).map(([id]) => id);
  if (complete.length === 0) return [];
  const completed = await tx
    .insert(userProgress)
    .values(
      complete.map((lessonId) => ({ userId, lessonId, completed: true, createdAt: now, updatedAt: now })),
    )
    .onConflictDoUpdate({
      target: [userProgress.userId, userProgress.lessonId],
      set: { completed: true, updatedAt: sql`excluded.updated_at` },
      setWhere: eq(userProgress.completed, false),
    })
    .returning({ lessonId: userProgress.lessonId });
  const lessons = completed.map(({ lessonId }) => lessonId);
  const levels = new Set(lessons.flatMap((id) => findLesson(id)?.level ?? []));
  for (const level of levels) await completeLevel(tx, userId, level, now);
  return lessons;
}

/**
 * Writes new values of a locked profile after reviews, completes lessons (`completeKnownLessons`), and awards what `facts`
 * and completed lessons earn.
 */
export async function updateAndAward(
  tx: Db,
  {
    profile,
    values,
    facts,
    nowKnown,
    course,
    now,
  }: {
    readonly profile: Profile;
    readonly values: Partial<Profile>;
    readonly facts: readonly FactName[];
    readonly nowKnown: readonly string[];
    readonly course: Pick<Course, 'lessonItems'>;
    readonly now: Date;
  },
): Promise<{ readonly completed: string[]; readonly earned: readonly Earned[] }> {
  const completed = await completeKnownLessons(tx, profile.id, course, nowKnown, now);
  if (completed.length === 0) {
    const changed = await updateProfile(tx, profile, values, now);
    return { completed, earned: await award(tx, changed, facts, now) };
  }
  const changed = await recomputeProfile(tx, profile, now, values);
  return {
    completed,
    earned: await award(tx, changed.profile, [...facts, 'records'], now, changed.records),
  };
}
