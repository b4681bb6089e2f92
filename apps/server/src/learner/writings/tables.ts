/** The table of drafts; that of submitted essays is in `study`. */
import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { ownerId } from '../../platform/db/users.ts';
import { dateTime } from '../../platform/db/columns.ts';

/**
 * Drafts, one per essay (decision D14). A removed one stays as an empty text (tombstone), so that an older one that
 * arrives late does not restore it.
 */
export const writingDrafts = pgTable(
  'writing_drafts',
  {
    userId: ownerId(),
    essayId: text('essay_id').notNull(),
    text: text('text').notNull(),
    savedAt: dateTime('saved_at').notNull(),
    /** The id of the edit that wrote the draft (decision 0080). */
    editId: uuid('edit_id'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.essayId] })],
);
