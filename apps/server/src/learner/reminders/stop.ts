import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Db } from '../../platform/db/open.ts';
import { mailQueue, userProfiles } from '../../platform/db/schema.ts';
import { Failure } from '../../platform/failure.ts';
import type { ReminderLinks } from './links.ts';

/** Switches reminders off by the signed token of a mail; idempotent. Throws LINK_INVALID. */
export async function stopReminders(
  { db, reminderLinks }: { readonly db: Db; readonly reminderLinks: ReminderLinks },
  token: string,
): Promise<void> {
  const userId = reminderLinks.verifyToken(token);
  if (userId === null) throw new Failure('LINK_INVALID', 'This link is not valid.');
  await db.transaction(async (tx) => {
    await tx.update(userProfiles).set({ reminders: false }).where(eq(userProfiles.id, userId));
    await withdrawReminders(tx, userId);
  });
}

/** Deletes a learner's queued reminders: of all mails, only reminders have an unsubscribe URL. */
export async function withdrawReminders(tx: Db, userId: string): Promise<void> {
  await tx
    .delete(mailQueue)
    .where(and(eq(mailQueue.userId, userId), isNotNull(mailQueue.unsubscribe), isNull(mailQueue.sentAt)));
}
