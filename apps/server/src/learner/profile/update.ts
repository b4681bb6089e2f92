import { type Notifications, optionalMailKinds } from '@ena/domain/account/profile';
import { cleanLine } from '@ena/domain/text/cleanLine';
import { eq } from 'drizzle-orm';
import { userProfiles, users } from '../../platform/db/users.ts';
import { Failure } from '../../platform/failure.ts';
import { lockProfile } from '../study/counters.ts';
import type { PlatformServices } from '../../platform/services.ts';
import { withdrawMails } from '../optionalMail/unsubscribe.ts';
import { setAvatar } from './avatar.ts';

export interface ProfileChanges {
  readonly displayName?: string | undefined;
  /** Null removes the avatar; a new one is uploaded. */
  readonly avatarUrl?: null | undefined;
  readonly notifications?: { readonly [Kind in keyof Notifications]?: boolean | undefined } | undefined;
  readonly untimed?: boolean | undefined;
}

/** Updates only the given fields (PROF-07, SET-08). Throws BAD_INPUT for a name without visible text. */
export async function updateProfile(
  services: Pick<PlatformServices, 'db' | 'files' | 'log' | 'now'>,
  userId: string,
  { displayName, avatarUrl, notifications = {}, untimed }: ProfileChanges,
): Promise<void> {
  const name = displayName === undefined ? undefined : cleanLine(displayName);
  if (name === '') throw new Failure('BAD_INPUT', 'A display name is required.');
  const { email, progress, reminders, news } = notifications;
  await services.db.transaction(async (tx) => {
    await lockProfile(tx, userId);
    await tx
      .update(userProfiles)
      .set({
        displayName: name,
        emailNotifications: email,
        progressUpdates: progress,
        reminders,
        news,
        untimed,
        updatedAt: services.now(),
      })
      .where(eq(userProfiles.id, userId));
    for (const kind of optionalMailKinds)
      if (email === false || notifications[kind] === false) await withdrawMails(tx, userId, kind);
    // The account has a copy of the name, which e-mails use in their greeting.
    if (name !== undefined) await tx.update(users).set({ name }).where(eq(users.id, userId));
  });
  if (avatarUrl === null) await setAvatar(services, userId, null);
}
