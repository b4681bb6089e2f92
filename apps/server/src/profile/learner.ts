import type { Learner } from '@ena/contract/session';
import { eq } from 'drizzle-orm';
import type { Viewer } from '../auth/viewer.ts';
import type { Db } from '../db/open.ts';
import { userProfiles } from '../db/schema.ts';
import { profileName, seedLearner } from './seed.ts';

/** The signed-in learner as pages see them (PROF-01). A missing profile is made, once (PROF-04). */
export async function toLearner(db: Db, viewer: Viewer): Promise<Learner> {
  const profile = viewer.profile ?? (await restoreProfile(db, viewer.userId));
  return {
    id: viewer.userId,
    email: viewer.email,
    displayName: profile?.displayName ?? profileName('', viewer.email),
    avatarUrl: profile?.avatarUrl ?? null,
    level: profile?.level ?? 'Beginner',
    lessonsCompleted: profile?.lessonsCompleted ?? 0,
    totalStudyTime: profile?.totalStudyTime ?? 0,
    wordsLearned: profile?.wordsLearned ?? 0,
    studyStreak: profile?.studyStreak ?? 0,
    isAdmin: viewer.isAdmin,
    entitled: viewer.entitled,
  };
}

const restoreProfile = (db: Db, userId: string) =>
  db.transaction(async (tx) => {
    await seedLearner(tx, userId);
    const [profile] = await tx.select().from(userProfiles).where(eq(userProfiles.id, userId));
    return profile;
  });
