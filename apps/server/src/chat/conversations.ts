/** The conversations of a learner: all, one, another title, the end of one. */
import type { Conversation } from '@ena/contract/chat';
import { and, desc, eq } from 'drizzle-orm';
import type { Viewer } from '../auth/viewer.ts';
import type { Db } from '../db/open.ts';
import { chatConversations, chatMessages } from '../db/schema.ts';
import { Failure } from '../failure.ts';
import type { Parts } from '../parts.ts';
import { allowanceOf } from './allowance.ts';
import { toMessage } from './message.ts';

/** What is shown at most, the newest; the rest is kept, and in the learner's data. */
const mostConversations = 200;
const mostMessages = 200;

const own = (userId: string, id: string) =>
  and(eq(chatConversations.userId, userId), eq(chatConversations.id, id));
const toConversation = ({ id, title, updatedAt }: typeof chatConversations.$inferSelect): Conversation => ({
  id,
  title,
  updatedAt: updatedAt.toISOString(),
});
const gone = () => new Failure('NOT_FOUND', 'There is no such conversation.');

export async function listConversations(parts: Parts, userId: string) {
  const rows = await parts.db
    .select()
    .from(chatConversations)
    .where(eq(chatConversations.userId, userId))
    .orderBy(desc(chatConversations.updatedAt), chatConversations.id)
    .limit(mostConversations);
  return { conversations: rows.map(toConversation), allowance: await allowanceOf(parts, userId) };
}

/** A conversation with its messages, the oldest first. NOT_FOUND for any but the learner's own. */
export async function readConversation({ db, clips }: Parts, viewer: Viewer, id: string) {
  const [row] = await db.select().from(chatConversations).where(own(viewer.userId, id));
  if (!row) throw gone();
  const messages = await db
    .select()
    .from(chatMessages)
    .where(and(eq(chatMessages.userId, viewer.userId), eq(chatMessages.conversationId, id)))
    .orderBy(desc(chatMessages.askedAt), chatMessages.id)
    .limit(mostMessages);
  return {
    conversation: toConversation(row),
    messages: messages.toReversed().map((message) => toMessage(message, clips, viewer)),
  };
}

export async function renameConversation(db: Db, userId: string, id: string, title: string) {
  const [row] = await db.update(chatConversations).set({ title }).where(own(userId, id)).returning();
  if (!row) throw gone();
  return toConversation(row);
}

/** Deletes a conversation with its messages; doing so again is no failure. */
export async function removeConversation(db: Db, userId: string, id: string): Promise<void> {
  await db.delete(chatConversations).where(own(userId, id));
}
