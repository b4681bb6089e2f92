/** The table of the mail queue. */
import { optionalMailKinds } from '@ena/domain/account/profile';
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { users } from '../db/users.ts';
import { createdAt, dateTime } from '../db/columns.ts';

/** Queue of mails to send, with the result (mail/queue.ts). */
export const mailQueue = pgTable(
  'mail_queue',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    html: text('html').notNull(),
    /** The switch that permits it; null for a mail about the account. */
    kind: text('kind', { enum: optionalMailKinds }),
    /** Unsubscribe link, for optional mails. */
    unsubscribe: text('unsubscribe'),
    /** Reply-To address, if it differs from the sender. */
    replyTo: text('reply_to'),
    createdAt: createdAt(),
    attempts: integer('attempts').notNull().default(0),
    /** Null once it is sent or has failed permanently. */
    nextAttemptAt: dateTime('next_attempt_at'),
    sentAt: dateTime('sent_at'),
  },
  (table) => [index('mail_queue_due').on(table.nextAttemptAt), index('mail_queue_user').on(table.userId)],
);
