import type { ChatMessage } from '@ena/contract/chat';
import { useEffect, useRef, useState } from 'react';
import { api, failureOf } from '../../lib/client.ts';
import { networkState } from '../../lib/network.ts';
import { askInStream } from './askInStream.ts';

type Code = ReturnType<typeof failureOf>;

/** A message on the page; `broken`: the connection broke before its answer had ended. */
export interface ShownMessage extends ChatMessage {
  readonly broken?: Code;
}

/** What became of a question: why the server did not take it, or that it was stopped before, or the message as far as it came. */
export type Outcome =
  | { readonly kind: 'refused'; readonly code: Code }
  | { readonly kind: 'withdrawn' }
  | { readonly kind: 'ended'; readonly message: ShownMessage | null };

export type Conversation =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly code: Code }
  | { readonly kind: 'open'; readonly messages: readonly ShownMessage[] };

const empty: Conversation = { kind: 'open', messages: [] };

/**
 * The conversation of an address, or a new one for null: its messages, the one that is being answered, and ways to ask
 * and to stop. `begun` is told the id of a new one, `ended` of each answer that has ended.
 */
export function useConversation(
  id: string | null,
  by: ChatMessage['by'],
  { begun, ended }: { readonly begun: (id: string) => void; readonly ended: () => void },
) {
  const [conversation, setConversation] = useState<Conversation>(id === null ? empty : { kind: 'loading' });
  const [answering, setAnswering] = useState<string | null>(null);
  const stopper = useRef<AbortController>(null);
  /** The one on the page; a new one gets its address only once the server has it. */
  const shown = useRef<string | null>(null);
  /** The id of the conversation that begins with the next question. */
  const next = useRef<string>(null);
  const [tries, setTries] = useState(0);

  useEffect(() => {
    if (id !== null && id === shown.current) return;
    stopper.current?.abort();
    shown.current = id;
    next.current = null;
    if (id === null) return setConversation(empty);
    setConversation({ kind: 'loading' });
    api.chat.read({ conversationId: id }).then(
      ({ messages }) => {
        if (shown.current === id) setConversation({ kind: 'open', messages });
      },
      (error: unknown) => {
        if (shown.current !== id) return;
        shown.current = null;
        setConversation({ kind: 'failed', code: failureOf(error) });
      },
    );
  }, [id, tries]);
  useEffect(() => () => stopper.current?.abort(), []);

  /** Asks, anew where the message is there already; one question at a time. */
  const ask = async (question: string, messageId: string = crypto.randomUUID()): Promise<Outcome> => {
    if (stopper.current) return { kind: 'ended', message: null };
    if (networkState() === 'offline') return { kind: 'refused', code: 'OFFLINE' };
    const conversationId = id ?? (next.current ??= crypto.randomUUID());
    const stop = new AbortController();
    stopper.current = stop;
    const before = conversation.kind === 'open' ? conversation.messages : [];
    const change = (changed: (message: ShownMessage) => ShownMessage) => {
      setConversation((now) =>
        now.kind === 'open'
          ? { kind: 'open', messages: now.messages.map((one) => (one.id === messageId ? changed(one) : one)) }
          : now,
      );
    };
    const fresh: ShownMessage = {
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
    const known = before.some((one) => one.id === messageId);
    setConversation({
      kind: 'open',
      messages: known ? before.map((one) => (one.id === messageId ? fresh : one)) : [...before, fresh],
    });
    let taken = false;
    try {
      const message = await askInStream({ conversationId, id: messageId, question }, stop.signal, {
        begun: () => {
          taken = true;
          if (shown.current === conversationId) return;
          shown.current = conversationId;
          begun(conversationId);
        },
        heard: (text) => change((one) => ({ ...one, answer: one.answer + text })),
      });
      change(() => message);
      return { kind: 'ended', message };
    } catch (error) {
      // Stopped: what came of it stays on the page, as it does on the server.
      if (stop.signal.aborted && taken) return { kind: 'ended', message: null };
      const code = failureOf(error);
      if (taken) {
        change((one) => ({ ...one, broken: code }));
        return { kind: 'ended', message: { ...fresh, broken: code } };
      }
      if (shown.current === id) setConversation({ kind: 'open', messages: before });
      return stop.signal.aborted ? { kind: 'withdrawn' } : { kind: 'refused', code };
    } finally {
      if (stopper.current === stop) stopper.current = null;
      setAnswering((now) => (now === messageId ? null : now));
      ended();
    }
  };

  return {
    conversation,
    answering,
    ask,
    stop: () => stopper.current?.abort(),
    reload: () => setTries((count) => count + 1),
  };
}
