import type { Learner } from '@ena/contract/session';
import { defaultNotifications, type Notifications } from '@ena/domain/account/profile';
import type { Viewer } from '../../identity/sessions/viewer.ts';
import type { Db } from '../../platform/db/open.ts';
import type { userProfiles } from '../../platform/db/users.ts';
import { displayEmail } from '../../platform/emailAddress.ts';
import { describeError } from '../../platform/log.ts';
import type { IdentityServices } from '../../identity/services.ts';
import { findProfileWithStreak } from '../study/record.ts';
import { createLearnerRows, profileName } from '../study/createLearnerRows.ts';

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

const restoreProfile = (db: Db, userId: string, now: Date) =>
  db.transaction(async (tx) => {
    await createLearnerRows(tx, userId);
    return findProfileWithStreak(tx, userId, now);
  });

/**
 * The signed-in learner as the API returns it (PROF-01). A missing profile is created, once (PROF-04). If it
 * can't be read or created, the learner stays signed in as a minimal user (PROF-05).
 */
export async function toLearner(
  { db, accounts, log, now }: Pick<IdentityServices, 'db' | 'accounts' | 'log' | 'now'>,
  viewer: Viewer,
): Promise<Learner> {
  const { userId, email, isAdmin, needsSecondFactor, entitled, subscription } = viewer;
  let found: Awaited<ReturnType<typeof findProfileWithStreak>> = null;
  try {
    found = (await findProfileWithStreak(db, userId, now())) ?? (await restoreProfile(db, userId, now()));
  } catch (error) {
    log.error({ error: describeError(error) }, 'profile could not be loaded');
  }
  const profile = found?.profile;
  return {
    id: userId,
    tag: accounts.learnerTag(userId),
    email: displayEmail(email),
    displayName: profile?.displayName ?? profileName('', email),
    avatarUrl: profile?.avatarUrl ?? null,
    level: profile?.level ?? 'Beginner',
    lessonsCompleted: profile?.lessonsCompleted ?? 0,
    totalStudyTime: profile?.totalStudyTime ?? 0,
    wordsLearned: profile?.wordsLearned ?? 0,
    studyStreak: found?.streak ?? 0,
    streakFreezes: found?.freezes ?? 0,
    notifications: profile ? notificationsOf(profile) : defaultNotifications,
    untimed: profile?.untimed ?? false,
    timeZone: profile?.timeZone ?? null,
    timeZoneChosen: profile?.timeZoneChosen ?? false,
    isAdmin,
    needsSecondFactor,
    entitled,
    subscription,
  };
}
