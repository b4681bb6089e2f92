/** Tables of own words and personal notes. */
import { integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { ownerId } from './accountTables.ts';
import { createdAt, updatedAt } from './columns.ts';

/** Words that a learner has added. `id` is given by the client: the idempotency key. */
export const ownWords = pgTable(
  'own_words',
  {
    userId: ownerId(),
    id: uuid('id').notNull(),
    form: text('form').notNull(),
    gloss: text('gloss').notNull(),
    /** Empty: none. */
    sentence: text('sentence').notNull(),
    translation: text('translation').notNull(),
    /** Words are introduced in this order. */
    position: integer('position').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    unique('own_words_form').on(table.userId, table.form),
  ],
);

/** A learner's notes on items of the course and on own words. */
export const itemNotes = pgTable(
  'item_notes',
  {
    userId: ownerId(),
    itemId: text('item_id').notNull(),
    text: text('text').notNull(),
    updatedAt: updatedAt(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.itemId] })],
);
