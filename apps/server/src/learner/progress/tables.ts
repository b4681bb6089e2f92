/** The table of progress reports. */
import { pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { ownerId } from '../../platform/db/users.ts';
import { dateTime } from '../../platform/db/columns.ts';

/** Idempotency keys of progress reports. */
export const progressReports = pgTable(
  'progress_reports',
  { userId: ownerId(), id: uuid('id').notNull(), reportedAt: dateTime('reported_at').notNull().defaultNow() },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
);
