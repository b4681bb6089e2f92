import { type OptionalMailKind, optionalMailKinds } from '@ena/domain/account/profile';
import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../platform/db/open.ts';
import { userProfiles } from '../../platform/db/users.ts';
import { mailQueue } from '../../platform/mail/tables.ts';
import { Failure } from '../../platform/failure.ts';
import type { UnsubscribeLinks } from './unsubscribeLinks.ts';

const switchedOff = {
  progress: { progressUpdates: false },
  reminders: { reminders: false },
  news: { news: false },
} as const satisfies Readonly<Record<OptionalMailKind, Partial<typeof userProfiles.$inferInsert>>>;

/** Switches one kind of mail off by the signed token of such a mail; idempotent. Throws LINK_INVALID. */
export async function unsubscribe(
  { db, unsubscribeLinks }: { readonly db: Db; readonly unsubscribeLinks: UnsubscribeLinks },
  kindInUrl: string,
  token: string,
): Promise<void> {
  const kind = optionalMailKinds.find((one) => one === kindInUrl);
  const userId = kind ? unsubscribeLinks.verifyToken(kind, token) : null;
  if (!kind || userId === null) throw new Failure('LINK_INVALID', 'This link is not valid.');
  await db.transaction(async (tx) => {
    await tx.update(userProfiles).set(switchedOff[kind]).where(eq(userProfiles.id, userId));
    await withdrawMails(tx, userId, kind);
  });
}

/** Deletes a learner's queued mails of one kind. */
export async function withdrawMails(tx: Db, userId: string, kind: OptionalMailKind): Promise<void> {
  await tx
    .delete(mailQueue)
    .where(and(eq(mailQueue.userId, userId), eq(mailQueue.kind, kind), isNull(mailQueue.sentAt)));
}
