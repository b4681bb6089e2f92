/** Tables of conversations with the assistant. */
import { answerSources, answerFailures, answerStates } from '@ena/contract/chat';
import { boolean, foreignKey, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { ownerId } from '../../platform/db/users.ts';
import { dateTime, updatedAt } from '../../platform/db/columns.ts';

/** Conversations of a learner with the assistant (decision D16). The ids are the client's. */
export const chatConversations = pgTable(
  'chat_conversations',
  { userId: ownerId(), id: uuid('id').notNull(), title: text('title').notNull(), updatedAt: updatedAt() },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
);

/** A question with its answer: `stopped` and possibly partial, until it has ended in another way. */
export const chatMessages = pgTable(
  'chat_messages',
  {
    userId: uuid('user_id').notNull(),
    id: uuid('id').notNull(),
    conversationId: uuid('conversation_id').notNull(),
    question: text('question').notNull(),
    answer: text('answer').notNull().default(''),
    state: text('state', { enum: answerStates }).notNull().default('stopped'),
    failure: text('failure', { enum: answerFailures }),
    answeredBy: text('answered_by', { enum: answerSources }).notNull(),
    /** The answer may contain Premium content. */
    withPremium: boolean('with_premium').notNull(),
    askedAt: dateTime('asked_at').notNull(),
  },
  ({ userId, id, conversationId }) => [
    primaryKey({ columns: [userId, conversationId, id] }),
    foreignKey({
      columns: [userId, conversationId],
      foreignColumns: [chatConversations.userId, chatConversations.id],
    }).onDelete('cascade'),
  ],
);
