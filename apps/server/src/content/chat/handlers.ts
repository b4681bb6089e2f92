import { done, type Handlers } from '../../identity/sessions/caller.ts';
import type { ContentServices } from '../services.ts';
import { createAskHandler } from './ask.ts';
import {
  listConversations,
  readConversation,
  removeConversation,
  renameConversation,
} from './conversations.ts';

export function createChatHandlers(services: ContentServices): Handlers<'chat'> {
  const ask = createAskHandler(services);
  return {
    list: ({ viewer }) => listConversations(services, viewer.userId),
    read: ({ input, viewer }) => readConversation(services, viewer, input.conversationId),
    ask: ({ c, viewer }) => ask(c, viewer),
    rename: async ({ input, viewer }) => ({
      conversation: await renameConversation(services.db, viewer.userId, input.conversationId, input.title),
    }),
    async remove({ input, viewer }) {
      await removeConversation(services.db, viewer.userId, input.conversationId);
      return done;
    },
  };
}
