import { desc, inArray, lt } from 'drizzle-orm';
import { deleteOldEvents } from '../billing/inbox.ts';
import { maxMailboxMails } from '../platform/mail/mailbox.ts';
import type { Db } from '../platform/db/open.ts';
import { mailQueue } from '../platform/mail/tables.ts';
import { rateLimits } from '../platform/http/tables.ts';
import { sessions, verifications } from '../identity/tables.ts';

const week = 7 * 24 * 60 * 60 * 1000;

/** Deletes expired rows: rate limits, sessions, verifications, webhook events, mail not shown or retried. */
export async function deleteExpiredRows(db: Db, now: Date, keepsMailbox: boolean): Promise<void> {
  await db.delete(rateLimits).where(lt(rateLimits.resetsAt, now));
  await db.delete(sessions).where(lt(sessions.expiresAt, now));
  await db.delete(verifications).where(lt(verifications.expiresAt, now));
  await deleteOldEvents(db, now);
  if (keepsMailbox) {
    const old = db
      .select({ id: mailQueue.id })
      .from(mailQueue)
      .orderBy(desc(mailQueue.createdAt), mailQueue.id)
      .offset(maxMailboxMails);
    await db.delete(mailQueue).where(inArray(mailQueue.id, old));
  } else {
    await db.delete(mailQueue).where(lt(mailQueue.createdAt, new Date(now.getTime() - week)));
  }
}
