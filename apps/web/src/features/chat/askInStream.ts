import type { ChatEvent, ChatMessage } from '@ena/contract/chat';
import { isErrorCode } from '@ena/contract/errors';
import { addresses } from 'virtual:ena-addresses';
import { CallError } from '../../lib/client.ts';

/** The server shows a sign of life every 10 seconds; after so long without one the connection is taken for broken. */
const silenceMs = 35_000;

/** Events of a stream as they come; a line that is none is a sign of life. */
export function eventReader(): (chunk: string) => ChatEvent[] {
  let rest = '';
  return (chunk) => {
    const blocks = (rest + chunk).split('\n\n');
    rest = blocks.pop() ?? '';
    return blocks.flatMap((block): ChatEvent[] => {
      if (!block.startsWith('data: ')) return [];
      // as: our own server's, which its tests hold to this shape.
      return [JSON.parse(block.slice('data: '.length)) as ChatEvent];
    });
  };
}

async function failureIn(response: Response): Promise<CallError> {
  const answer: unknown = await response.json().catch(() => null);
  const code = typeof answer === 'object' && answer !== null && 'code' in answer ? answer.code : undefined;
  return new CallError(isErrorCode(code) ? code : response.status === 503 ? 'UNAVAILABLE' : 'INTERNAL');
}

/**
 * Asks, says when the server has the question, hands on each piece of the answer as it comes, and answers the message
 * as it is kept. Throws a CallError, once it has begun one of the network; where `signal` stopped it, an AbortError.
 */
export async function askInStream(
  question: { readonly conversationId: string; readonly id: string; readonly question: string },
  signal: AbortSignal,
  told: { readonly begun: () => void; readonly heard: (text: string) => void },
): Promise<ChatMessage> {
  const [method, path] = addresses.chat.ask;
  const silent = new AbortController();
  let timer = setTimeout(() => silent.abort(), silenceMs);
  const life = () => {
    clearTimeout(timer);
    timer = setTimeout(() => silent.abort(), silenceMs);
  };
  try {
    const response = await fetch(`/api${path}`, {
      method,
      credentials: 'same-origin',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(question),
      signal: AbortSignal.any([signal, silent.signal]),
    });
    if (!response.ok || !response.body) throw await failureIn(response);
    told.begun();
    const read = eventReader();
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      life();
      for (const event of read(part.value)) {
        if (event.kind === 'end') return event.message;
        told.heard(event.text);
      }
    }
    throw new CallError('NETWORK');
  } catch (error) {
    if (error instanceof CallError || signal.aborted) throw error;
    if (silent.signal.aborted) throw new CallError('SLOW');
    throw new CallError(navigator.onLine ? 'NETWORK' : 'OFFLINE');
  } finally {
    clearTimeout(timer);
  }
}
