import type { Learner } from '@ena/contract/session';
import { eq } from 'drizzle-orm';
import type { Viewer } from '../auth/viewer.ts';
import type { Db } from '../db/open.ts';
import { userProfiles } from '../db/schema.ts';
import { describeError } from '../http/log.ts';
import type { Parts } from '../parts.ts';
import { profileName, seedLearner } from './seed.ts';

type Profile = typeof userProfiles.$inferSelect;

/** A learner's profile, or null where there is none (BACK-07: the case of code PGRST116). */
export async function findProfile(db: Db, userId: string): Promise<Profile | null> {
  const [profile] = await db.select().from(userProfiles).where(eq(userProfiles.id, userId));
  return profile ?? null;
}

const restoreProfile = (db: Db, userId: string) =>
  db.transaction(async (tx) => {
    await seedLearner(tx, userId);
    return findProfile(tx, userId);
  });

/**
 * The signed-in learner as pages see them (PROF-01). A missing profile is made, once (PROF-04). Where it
 * can't be read or made, the learner stays signed in as a minimal user (PROF-05).
 */
export async function toLearner({ db, log }: Pick<Parts, 'db' | 'log'>, viewer: Viewer): Promise<Learner> {
  const { userId, email, isAdmin, entitled } = viewer;
  let profile: Profile | null = null;
  try {
    profile = (await findProfile(db, userId)) ?? (await restoreProfile(db, userId));
  } catch (error) {
    log.error({ error: describeError(error) }, 'profile could not be loaded');
  }
  return {
    id: userId,
    email,
    displayName: profile?.displayName ?? profileName('', email),
    avatarUrl: profile?.avatarUrl ?? null,
    level: profile?.level ?? 'Beginner',
    lessonsCompleted: profile?.lessonsCompleted ?? 0,
    totalStudyTime: profile?.totalStudyTime ?? 0,
    wordsLearned: profile?.wordsLearned ?? 0,
    studyStreak: profile?.studyStreak ?? 0,
    isAdmin,
    entitled,
  };
}
