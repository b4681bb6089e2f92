/** The table of rate limits. */
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { dateTime } from '../db/columns.ts';

/** Windows of rate limits that must survive a restart. The keys are hashed: no plain addresses. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text('key').primaryKey(),
    count: integer('count').notNull(),
    resetsAt: dateTime('resets_at').notNull(),
  },
  (table) => [index('rate_limits_reset').on(table.resetsAt)],
);
