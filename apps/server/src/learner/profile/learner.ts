import type { Learner } from '@ena/contract/session';
import { defaultNotifications, type Notifications } from '@ena/domain/account/profile';
import type { Viewer } from '../../identity/viewer.ts';
import type { Db } from '../../platform/db/open.ts';
import type { userProfiles } from '../../platform/db/schema.ts';
import { describeError } from '../../platform/log.ts';
import type { PlatformServices } from '../../platform/services.ts';
import { findProfile } from '../study/counters.ts';
import { currentStreak } from '../study/record.ts';
import { profileName, seedLearner } from '../study/seed.ts';

type Profile = typeof userProfiles.$inferSelect;

const notificationsOf = ({
  emailNotifications,
  progressUpdates,
  reminders,
  news,
}: Profile): Notifications => ({
  email: emailNotifications,
  progress: progressUpdates,
  reminders,
  news,
});

const restoreProfile = (db: Db, userId: string) =>
  db.transaction(async (tx) => {
    await seedLearner(tx, userId);
    return findProfile(tx, userId);
  });

/**
 * The signed-in learner as the API returns it (PROF-01). A missing profile is created, once (PROF-04). If it
 * can't be read or created, the learner stays signed in as a minimal user (PROF-05).
 */
export async function toLearner(
  { db, log, now }: Pick<PlatformServices, 'db' | 'log' | 'now'>,
  viewer: Viewer,
): Promise<Learner> {
  const { userId, email, isAdmin, entitled, subscription } = viewer;
  let profile: Profile | null = null;
  let studyStreak = 0;
  try {
    profile = (await findProfile(db, userId)) ?? (await restoreProfile(db, userId));
    if (profile) studyStreak = await currentStreak(db, profile, now());
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
    studyStreak,
    notifications: profile ? notificationsOf(profile) : defaultNotifications,
    untimed: profile?.untimed ?? false,
    timeZone: profile?.timeZone ?? null,
    timeZoneChosen: profile?.timeZoneChosen ?? false,
    isAdmin,
    entitled,
    subscription,
  };
}
