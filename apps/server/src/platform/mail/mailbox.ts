import type { Mail } from '@ena/contract/mailbox';
import { desc, isNotNull } from 'drizzle-orm';
import type { Db } from '../db/open.ts';
import { mailQueue } from './tables.ts';

/** Maximum of mails that the mailbox page shows, and of rows that are kept (main/deleteExpiredRows.ts). */
export const maxMailboxMails = 200;

/** Lists sent mails, newest first; only for the demo mode. */
export async function listMail(db: Db): Promise<Mail[]> {
  const rows = await db
    .select()
    .from(mailQueue)
    .where(isNotNull(mailQueue.sentAt))
    .orderBy(desc(mailQueue.createdAt), mailQueue.id)
    .limit(maxMailboxMails);
  return rows.map(({ id, recipient, replyTo, subject, text, html, sentAt, createdAt }) => ({
    id,
    to: recipient,
    replyTo,
    subject,
    text,
    html,
    sentAt: (sentAt ?? createdAt).toISOString(),
  }));
}
