/**
 * Counters on the profile. Always recomputed from the rows, with the profile locked: increments would drift
 * with concurrent reports of several devices.
 */
import { courseUnitIds, findLevel, type LevelId, lessonsOf, levels } from '@ena/course/catalog';
import { countCompleted } from '@ena/domain/progress/display';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/open.ts';
import { prepared, preparedForOneRow } from '../../platform/db/prepared.ts';
import { userProfiles } from '../../platform/db/users.ts';
import { learnedItems, userProgress } from './tables.ts';
import { createLearnerRows } from './createLearnerRows.ts';

type Profile = typeof userProfiles.$inferSelect;

/** A learner's profile, or null if there is none (BACK-07: the case of code PGRST116). */
export async function findProfile(db: Db, userId: string): Promise<Profile | null> {
  const [profile] = await db.select().from(userProfiles).where(eq(userProfiles.id, userId));
  return profile ?? null;
}

/** Largest value of an integer column: time beyond it (4,000 years) is not counted. */
export const maxMinutes = 2_147_483_647;

const lockStatement = prepared((db) =>
  db
    .select()
    .from(userProfiles)
    .where(eq(userProfiles.id, sql.placeholder('userId')))
    .for('update')
    .prepare('ena_lock_profile'),
);

/**
 * Row lock that serializes transactions on this learner's records. Lock order: profile first; the statements
 * that follow then see everything that earlier transactions wrote. Creates a missing profile (PROF-04).
 */
export async function lockProfile(tx: Db, userId: string): Promise<Profile> {
  const lock = () => lockStatement(tx).execute({ userId });
  const [profile] = await lock();
  if (profile) return profile;
  await createLearnerRows(tx, userId);
  const [made] = await lock();
  if (!made) throw new Error('The profile is missing right after it was created.');
  return made;
}

/** Completes the record of a level once all its lessons are completed (PROG-14); quizzes do not count. */
export async function completeLevel(tx: Db, userId: string, level: LevelId, now: Date): Promise<void> {
  const lessonIds = lessonsOf(level).map((lesson) => lesson.id);
  const done = tx
    .select({ count: sql`count(*)` })
    .from(userProgress)
    .where(
      and(
        eq(userProgress.userId, userId),
        eq(userProgress.completed, true),
        inArray(userProgress.lessonId, lessonIds),
      ),
    );
  await tx.insert(userProgress).values({ userId, lessonId: level }).onConflictDoNothing();
  await tx
    .update(userProgress)
    .set({ completed: true, updatedAt: now })
    .where(
      and(
        eq(userProgress.userId, userId),
        eq(userProgress.lessonId, level),
        eq(userProgress.completed, false),
        eq(sql`(${done})`, lessonIds.length),
      ),
    );
}

/** Writes new values of a locked profile; returns the profile with them. */
export async function updateProfile(
  tx: Db,
  profile: Profile,
  values: Partial<Profile>,
  now: Date,
): Promise<Profile> {
  const changed = { ...values, updatedAt: now };
  await tx.update(userProfiles).set(changed).where(eq(userProfiles.id, profile.id));
  return { ...profile, ...changed };
}

export type ProgressFact = Pick<
  typeof userProgress.$inferSelect,
  'lessonId' | 'completed' | 'score' | 'timeSpent'
>;

const progressFacts = prepared((db) => {
  const { lessonId, completed, score, timeSpent } = userProgress;
  return db
    .select({ lessonId, completed, score, timeSpent })
    .from(userProgress)
    .where(eq(userProgress.userId, sql.placeholder('userId')))
    .prepare('ena_progress_facts');
});

/** What counters and achievements are computed from, for each unit with a record. */
export const readProgressFacts = (db: Db, userId: string): Promise<ProgressFact[]> =>
  progressFacts(db).execute({ userId });

/**
 * Recomputes lessons_completed (PROG-08, D23), total_study_time in minutes (PROG-09, OP-7) and level (OP-24) of a locked
 * profile, and writes `also` in the same statement. Returns the profile, and the records that it was computed from.
 */
export async function recomputeProfile(
  tx: Db,
  profile: Profile,
  now: Date,
  also: Partial<Profile> = {},
): Promise<{ readonly profile: Profile; readonly records: readonly ProgressFact[] }> {
  const rows = await readProgressFacts(tx, profile.id);
  const completed = new Set(rows.filter((row) => row.completed).map((row) => row.lessonId));
  // Visits of hubs are no study (decision 0043).
  const minutes = rows.reduce((sum, row) => sum + (findLevel(row.lessonId) ? 0 : row.timeSpent), 0);
  const values = {
    lessonsCompleted: countCompleted(rows, courseUnitIds),
    totalStudyTime: Math.min(minutes, maxMinutes),
    level: levelTitle(completed),
    ...also,
  };
  return { profile: await updateProfile(tx, profile, values, now), records: rows };
}

const insertLearned = preparedForOneRow(
  'ena_insert_learned',
  ['userId', 'itemId', 'learnedAt'],
  (db, rows: (typeof learnedItems.$inferInsert)[]) =>
    db.insert(learnedItems).values(rows).onConflictDoNothing().returning({ id: learnedItems.itemId }),
);

interface CorrectAnswer {
  readonly teaches: readonly string[];
  readonly answeredAt: Date;
}

/**
 * Stores the items that right first answers prove known, and returns words_learned: distinct course words answered
 * right at first at least once, on any page (D24, PROF-19, EX-52, decision 0052). Null if no word is new: the count
 * is unchanged. Counted from the rows of `learned_items`, with the profile locked.
 */
export async function recordLearnedItems(
  tx: Db,
  userId: string,
  right: readonly CorrectAnswer[],
  words: ReadonlySet<string>,
): Promise<number | null> {
  // For an item answered several times, the first time.
  const learnedAt = new Map(
    right
      .toSorted((one, other) => +other.answeredAt - +one.answeredAt)
      .flatMap(({ teaches, answeredAt }) => teaches.map((itemId) => [itemId, answeredAt] as const)),
  );
  if (learnedAt.size === 0) return null;
  const rows = [...learnedAt].map(([itemId, at]) => ({ userId, itemId, learnedAt: at }));
  const added = await insertLearned(tx, rows);
  if (!added.some(({ id }) => words.has(id))) return null;
  const known = await tx
    .select({ id: learnedItems.itemId })
    .from(learnedItems)
    .where(eq(learnedItems.userId, userId));
  return known.filter(({ id }) => words.has(id)).length;
}

/** The title of the first level that is not completed; the last one stays (OP-24). */
function levelTitle(completed: ReadonlySet<string>): string {
  const current = levels.find((level) => !completed.has(level.id)) ?? levels.at(-1);
  return current?.title ?? levels[0].title;
}
