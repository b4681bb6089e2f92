/** The conversations of a learner: list, read, rename, delete. */
import type { Conversation } from '@ena/contract/chat';
import { and, desc, eq } from 'drizzle-orm';
import type { Viewer } from '../../identity/sessions/viewer.ts';
import type { Db } from '../../platform/db/open.ts';
import { chatConversations, chatMessages } from './tables.ts';
import { Failure } from '../../platform/failure.ts';
import type { ContentServices } from '../services.ts';
import { allowanceOf } from './allowance.ts';
import { toMessage } from './message.ts';

/** Maximum numbers that are returned, the newest; older ones stay stored and are in the data export. */
const maxConversations = 200;
const maxMessages = 200;

const own = (userId: string, id: string) =>
  and(eq(chatConversations.userId, userId), eq(chatConversations.id, id));
const toConversation = ({ id, title, updatedAt }: typeof chatConversations.$inferSelect): Conversation => ({
  id,
  title,
  updatedAt: updatedAt.toISOString(),
});
const notFound = () => new Failure('NOT_FOUND', 'There is no such conversation.');

export async function listConversations(services: ContentServices, userId: string) {
  const rows = await services.db
    .select()
    .from(chatConversations)
    .where(eq(chatConversations.userId, userId))
    .orderBy(desc(chatConversations.updatedAt), chatConversations.id)
    .limit(maxConversations);
  return { conversations: rows.map(toConversation), allowance: await allowanceOf(services, userId) };
}

/** A conversation with its messages, the oldest first. Throws NOT_FOUND for any but the learner's own. */
export async function readConversation({ db, clips }: ContentServices, viewer: Viewer, id: string) {
  const [row] = await db.select().from(chatConversations).where(own(viewer.userId, id));
  if (!row) throw notFound();
  const messages = await db
    .select()
    .from(chatMessages)
    .where(and(eq(chatMessages.userId, viewer.userId), eq(chatMessages.conversationId, id)))
    .orderBy(desc(chatMessages.askedAt), chatMessages.id)
    .limit(maxMessages);
  return {
    conversation: toConversation(row),
    messages: messages.toReversed().map((message) => toMessage(message, clips, viewer)),
  };
}

export async function renameConversation(db: Db, userId: string, id: string, title: string) {
  const [row] = await db.update(chatConversations).set({ title }).where(own(userId, id)).returning();
  if (!row) throw notFound();
  return toConversation(row);
}

/** Deletes a conversation with its messages; no error if it does not exist (idempotent). */
export async function removeConversation(db: Db, userId: string, id: string): Promise<void> {
  await db.delete(chatConversations).where(own(userId, id));
}
