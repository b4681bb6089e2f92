import type { Mail } from '@ena/contract/mailbox';
import { desc, isNotNull } from 'drizzle-orm';
import type { Db } from '../db/open.ts';
import { mailQueue } from '../db/schema.ts';

/** Mail that the mailbox page shows, and at most as many rows are kept (db/housekeeping.ts). */
export const mailboxSize = 200;

/** What was sent, newest first; only for the set-up for trying out. */
export async function listMail(db: Db): Promise<Mail[]> {
  const rows = await db
    .select()
    .from(mailQueue)
    .where(isNotNull(mailQueue.sentAt))
    .orderBy(desc(mailQueue.createdAt))
    .limit(mailboxSize);
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
