import type { ChatMessage } from '@ena/contract/chat';
import { useEffect, useRef, useState } from 'react';
import { api, errorCodeOf } from '../../platform/client.ts';
import { networkState } from '../../platform/network.ts';
import { streamAnswer } from './streamAnswer.ts';
import { randomUuid } from '../../platform/uuid.ts';

type ErrorCode = ReturnType<typeof errorCodeOf>;

/** A message on the page; `connectionError`: the connection broke before the answer was complete. */
export interface ShownMessage extends ChatMessage {
  readonly connectionError?: ErrorCode;
}

/** Outcome of a question: rejected, canceled before the server accepted it, or the (partial) message. */
export type AskOutcome =
  | { readonly kind: 'rejected'; readonly code: ErrorCode }
  | { readonly kind: 'canceled' }
  | { readonly kind: 'ended'; readonly message: ShownMessage | null };

export type Conversation =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly code: ErrorCode }
  | { readonly kind: 'open'; readonly messages: readonly ShownMessage[] };

const emptyConversation: Conversation = { kind: 'open', messages: [] };

/**
 * The conversation with this id, or a new one for null: its messages, the id of the one being answered, and
 * functions to ask and to stop. `onCreated` is called with the id of a new conversation, `onAnswerEnd` after
 * each answer.
 */
export function useConversation(
  id: string | null,
  by: ChatMessage['by'],
  { onCreated, onAnswerEnd }: { readonly onCreated: (id: string) => void; readonly onAnswerEnd: () => void },
) {
  const [conversation, setConversation] = useState<Conversation>(
    id === null ? emptyConversation : { kind: 'loading' },
  );
  const [answering, setAnswering] = useState<string | null>(null);
  const activeRequest = useRef<AbortController>(null);
  /** Id of the conversation on the page; it is set before the URL of a new conversation changes. */
  const shownId = useRef<string | null>(null);
  /** Id for the conversation that the next question creates. */
  const newId = useRef<string>(null);
  const [loadCount, setLoadCount] = useState(0);

  useEffect(() => {
    if (id !== null && id === shownId.current) return;
    activeRequest.current?.abort();
    shownId.current = id;
    newId.current = null;
    if (id === null) return setConversation(emptyConversation);
    setConversation({ kind: 'loading' });
    api.chat.read({ conversationId: id }).then(
      ({ messages }) => {
        if (shownId.current === id) setConversation({ kind: 'open', messages });
      },
      (error: unknown) => {
        if (shownId.current !== id) return;
        shownId.current = null;
        setConversation({ kind: 'failed', code: errorCodeOf(error) });
      },
    );
  }, [id, loadCount]);
  useEffect(() => () => activeRequest.current?.abort(), []);

  /** Asks a question, one at a time; with the id of an existing message it replaces its answer. */
  const ask = async (question: string, messageId: string = randomUuid()): Promise<AskOutcome> => {
    if (activeRequest.current) return { kind: 'ended', message: null };
    if (networkState() === 'offline') return { kind: 'rejected', code: 'OFFLINE' };
    const conversationId = id ?? (newId.current ??= randomUuid());
    const controller = new AbortController();
    activeRequest.current = controller;
    const before = conversation.kind === 'open' ? conversation.messages : [];
    const updateMessage = (update: (message: ShownMessage) => ShownMessage) => {
      setConversation((now) =>
        now.kind === 'open'
          ? { kind: 'open', messages: now.messages.map((one) => (one.id === messageId ? update(one) : one)) }
          : now,
      );
    };
    const newMessage: ShownMessage = {
      id: messageId,
      question,
      by,
      answer: '',
      locked: false,
      state: 'stopped',
      failure: null,
      clips: [],
      askedAt: new Date().toISOString(),
    };
    setAnswering(messageId);
    const isRetry = before.some((one) => one.id === messageId);
    setConversation({
      kind: 'open',
      messages: isRetry
        ? before.map((one) => (one.id === messageId ? newMessage : one))
        : [...before, newMessage],
    });
    let isAccepted = false;
    try {
      const message = await streamAnswer({ conversationId, id: messageId, question }, controller.signal, {
        onStart: () => {
          isAccepted = true;
          if (shownId.current === conversationId) return;
          shownId.current = conversationId;
          onCreated(conversationId);
        },
        onChunk: (text) => updateMessage((one) => ({ ...one, answer: one.answer + text })),
      });
      updateMessage(() => message);
      return { kind: 'ended', message };
    } catch (error) {
      // Stopped: the partial answer stays on the page, as it is stored on the server.
      if (controller.signal.aborted && isAccepted) return { kind: 'ended', message: null };
      const code = errorCodeOf(error);
      if (isAccepted) {
        updateMessage((one) => ({ ...one, connectionError: code }));
        return { kind: 'ended', message: { ...newMessage, connectionError: code } };
      }
      if (shownId.current === id) setConversation({ kind: 'open', messages: before });
      return controller.signal.aborted ? { kind: 'canceled' } : { kind: 'rejected', code };
    } finally {
      if (activeRequest.current === controller) activeRequest.current = null;
      setAnswering((now) => (now === messageId ? null : now));
      onAnswerEnd();
    }
  };

  return {
    conversation,
    answering,
    ask,
    stop: () => activeRequest.current?.abort(),
    reload: () => setLoadCount((count) => count + 1),
  };
}
