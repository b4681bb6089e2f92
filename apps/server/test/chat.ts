/** Asking the assistant in a test, and reading the stream of its answer. */
import { randomUUID } from 'node:crypto';
import type { ChatEvent, ChatMessage } from '@ena/contract/chat';

/** The events in a body of server-sent events. */
const eventsIn = (body: string): ChatEvent[] =>
  body
    .split('\n\n')
    .filter((block) => block.startsWith('data: '))
    // as: what the server sends is what the tests are about; a wrong shape fails them.
    .map((block) => JSON.parse(block.slice('data: '.length)) as ChatEvent);

/** The text that was streamed, and the message that was stored. */
export function parseChatStream(body: string): { text: string; message: ChatMessage | undefined } {
  const events = eventsIn(body);
  const last = events.at(-1);
  return {
    text: events.map((event) => (event.kind === 'text' ? event.text : '')).join(''),
    message: last?.kind === 'end' ? last.message : undefined,
  };
}

export const question = (text: string, conversationId: string = randomUUID()) => ({
  conversationId,
  id: randomUUID(),
  question: text,
});
