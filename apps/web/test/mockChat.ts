import type { Allowance, ChatEvent, ChatMessage, Conversation } from '@ena/contract/chat';
import { onTestFinished } from 'vitest';
import { mockEndpoint, failure, type InputOf } from './mockApi.ts';

type Question = InputOf<'chat.ask'>;
interface Chat {
  conversations: Conversation[];
  /** By conversation. */
  readonly messages: Map<string, ChatMessage[]>;
  allowance: Allowance;
}

/** A response to `chat.ask` that a test writes event by event. */
export interface AnswerStream {
  readonly response: Response;
  readonly send: (event: ChatEvent) => void;
  /** Sends raw text, such as an incomplete event. */
  readonly sendRaw: (text: string) => void;
  readonly close: () => void;
  /** Breaks the connection. */
  readonly fail: () => void;
}

/** Opens a stream of server-sent events. */
export function answerStream(): AnswerStream {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const writer = writable.getWriter();
  const encoder = new TextEncoder();
  // An unmounted page no longer reads.
  const ignore = () => undefined;
  const sendRaw = (text: string) => void writer.write(encoder.encode(text)).catch(ignore);
  onTestFinished(() => void writer.abort().catch(ignore));
  return {
    response: new Response(readable, { headers: { 'content-type': 'text/event-stream' } }),
    send: (event) => sendRaw(`data: ${JSON.stringify(event)}\n\n`),
    sendRaw,
    close: () => void writer.close().catch(ignore),
    fail: () => void writer.abort(new Error('connection lost')).catch(ignore),
  };
}

/** A stored message, by default complete and answered by the course. */
export const messageOf = (
  { id, question }: Pick<Question, 'id' | 'question'>,
  more: Partial<ChatMessage> = {},
): ChatMessage => ({
  id,
  question,
  answer: '',
  locked: false,
  state: 'whole',
  failure: null,
  by: 'course',
  askedAt: new Date().toISOString(),
  clips: [],
  ...more,
});

/** Conversations in memory; each question is answered at once by `reply`, as the server stores and streams it. */
export function mockChat(
  reply: (question: Question) => Partial<ChatMessage> = () => ({ answer: 'An answer.' }),
): Chat {
  const chat: Chat = {
    conversations: [],
    messages: new Map(),
    allowance: { by: 'course', perDay: 50, left: 50, resetsAt: null },
  };
  mockEndpoint('chat.list', () => ({ conversations: chat.conversations, allowance: chat.allowance }));
  mockEndpoint('chat.read', ({ conversationId }) => {
    const conversation = chat.conversations.find(({ id }) => id === conversationId);
    if (!conversation) return failure('NOT_FOUND');
    return { conversation, messages: chat.messages.get(conversationId) ?? [] };
  });
  mockEndpoint('chat.ask', (question) => {
    const { conversationId, id } = question;
    const message = messageOf(question, { by: chat.allowance.by, ...reply(question) });
    const updatedAt = message.askedAt;
    if (!chat.conversations.some((one) => one.id === conversationId))
      chat.conversations = [
        { id: conversationId, title: question.question, updatedAt },
        ...chat.conversations,
      ];
    const before = (chat.messages.get(conversationId) ?? []).filter((other) => other.id !== id);
    chat.messages.set(conversationId, [...before, message]);
    const left = Math.max(0, chat.allowance.left - 1);
    const resetsAt = left === 0 ? new Date(Date.now() + 3_600_000).toISOString() : null;
    chat.allowance = { ...chat.allowance, left, resetsAt };
    const stream = answerStream();
    if (message.answer !== '') stream.send({ kind: 'text', text: message.answer });
    stream.send({ kind: 'end', message });
    stream.close();
    return stream.response;
  });
  mockEndpoint('chat.rename', ({ conversationId, title }) => {
    const before = chat.conversations.find(({ id }) => id === conversationId);
    if (!before) return failure('NOT_FOUND');
    const conversation = { ...before, title };
    chat.conversations = chat.conversations.map((one) => (one === before ? conversation : one));
    return { conversation };
  });
  mockEndpoint('chat.remove', ({ conversationId }) => {
    chat.conversations = chat.conversations.filter(({ id }) => id !== conversationId);
    return { ok: true };
  });
  return chat;
}
