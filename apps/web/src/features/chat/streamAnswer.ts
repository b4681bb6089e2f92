import type { ChatEvent, ChatMessage } from '@ena/contract/chat';
import { addresses } from 'virtual:ena-contract';
import { CallError, fetchAsLearner, networkError, refusalError } from '../../platform/client.ts';

/** The server sends a heartbeat every 10 seconds; without data for this long the connection is broken. */
const idleTimeoutMs = 35_000;

/** Creates a parser of server-sent events, called with each chunk; lines that are no events are heartbeats. */
export function createEventParser(): (chunk: string) => ChatEvent[] {
  let buffer = '';
  return (chunk) => {
    const blocks = (buffer + chunk).split('\n\n');
    buffer = blocks.pop() ?? '';
    return blocks.flatMap((block): ChatEvent[] => {
      if (!block.startsWith('data: ')) return [];
      // as: sent by our own server, whose tests check this shape.
      return [JSON.parse(block.slice('data: '.length)) as ChatEvent];
    });
  };
}

/**
 * Sends a question and streams the answer: calls `onStart` when the server has accepted the question, `onChunk`
 * with each chunk of text, and returns the message as it was stored. Throws a CallError (after `onStart` a
 * network error), or an AbortError if `signal` aborted it.
 */
export async function streamAnswer(
  question: { readonly conversationId: string; readonly id: string; readonly question: string },
  signal: AbortSignal,
  callbacks: { readonly onStart: () => void; readonly onChunk: (text: string) => void },
): Promise<ChatMessage> {
  const [method, path] = addresses.chat.ask;
  const idleAbort = new AbortController();
  let timer = setTimeout(() => idleAbort.abort(), idleTimeoutMs);
  const restartTimer = () => {
    clearTimeout(timer);
    timer = setTimeout(() => idleAbort.abort(), idleTimeoutMs);
  };
  try {
    const response = await fetchAsLearner(`/api${path}`, {
      method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(question),
      signal: AbortSignal.any([signal, idleAbort.signal]),
    });
    if (!response.ok || !response.body) throw refusalError(response, await response.json().catch(() => null));
    callbacks.onStart();
    const parse = createEventParser();
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
      restartTimer();
      for (const event of parse(chunk.value)) {
        if (event.kind === 'end') return event.message;
        callbacks.onChunk(event.text);
      }
    }
    throw new CallError('NETWORK');
  } catch (error) {
    if (error instanceof CallError || signal.aborted) throw error;
    if (idleAbort.signal.aborted) throw new CallError('SLOW');
    throw networkError(error);
  } finally {
    clearTimeout(timer);
  }
}
