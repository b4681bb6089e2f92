/** The table of news that were sent. */
import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { ownerId } from '../../platform/db/users.ts';
import { createdAt } from '../../platform/db/columns.ts';

/** The news that were queued for a learner, each once. */
export const newsMails = pgTable(
  'news_mails',
  { userId: ownerId(), newsId: text('news_id').notNull(), createdAt: createdAt() },
  (table) => [primaryKey({ columns: [table.userId, table.newsId] })],
);
