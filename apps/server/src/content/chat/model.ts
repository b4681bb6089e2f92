/** Streams answers of a language model at a configured OpenAI-compatible endpoint. */
import { randomBytes } from 'node:crypto';
import { Failure } from '../../platform/failure.ts';
import type { AssistantRequest } from './assistantRequest.ts';
import { buildPrompt } from './prompt.ts';

export interface ChatSettings {
  readonly baseUrl: string;
  readonly model: string;
  /** Null if the endpoint needs none. It is sent to the endpoint only. */
  readonly apiKey: string | null;
}

/** Timeouts of a model, in milliseconds: for its first chunk, between two chunks, and in all. */
export interface ModelTimeouts {
  readonly firstChunkMs: number;
  readonly nextChunkMs: number;
  readonly totalMs: number;
}
export const modelTimeouts: ModelTimeouts = { firstChunkMs: 30_000, nextChunkMs: 15_000, totalMs: 120_000 };

/** About 1,000 words. */
const maxTokens = 1500;

/** In bytes, including the protocol: more than any valid response. */
const maxResponseBytes = 8 * 1024 * 1024;

/**
 * Limits the response size: the library would buffer an endless line until memory is exhausted. Refuses redirects, which
 * could send the question to a host that nobody has configured.
 */
const limitedFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, { ...init, redirect: 'error' });
  if (!response.body) return response;
  let bytes = 0;
  const limiter = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      bytes += chunk.byteLength;
      if (bytes > maxResponseBytes) controller.error(new RangeError('The model sent too much.'));
      else controller.enqueue(chunk);
    },
  });
  const { status, statusText, headers } = response;
  return new Response(response.body.pipeThrough(limiter), { status, statusText, headers });
};

const slow = () => new Failure('CHAT_SLOW', 'The model took too long to respond.');
const unavailable = (cause?: unknown) => {
  const failure = new Failure('CHAT_UNAVAILABLE', 'The model cannot be reached, or its response is invalid.');
  failure.cause = cause;
  return failure;
};
const isTimeout = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'TimeoutError' || isTimeout(error.cause));

/** Streams an answer. Throws CHAT_SLOW or CHAT_UNAVAILABLE; returns without an error when `signal` aborts. */
export async function* streamFromModel(
  { baseUrl, model, apiKey }: ChatSettings,
  asked: AssistantRequest,
  evidence: readonly string[],
  timeouts: ModelTimeouts,
  signal: AbortSignal,
): AsyncGenerator<string, void, undefined> {
  // Lazy import: most installations have no model.
  const [{ streamText }, { createOpenAICompatible }] = await Promise.all([
    import('ai'),
    import('@ai-sdk/openai-compatible'),
  ]);
  const provider = createOpenAICompatible({
    name: 'chat',
    baseURL: baseUrl,
    fetch: limitedFetch,
    ...(apiKey !== null && { apiKey }),
  });
  // The library's own timeouts start with the response headers, which may never come.
  const firstChunkTimeout = new AbortController();
  const timer = setTimeout(() => firstChunkTimeout.abort(), timeouts.firstChunkMs);
  const { stream } = streamText({
    model: provider(model),
    ...buildPrompt(asked, evidence, randomBytes(6).toString('hex')),
    maxOutputTokens: maxTokens,
    // No retries: the learner is waiting, and decides.
    maxRetries: 0,
    abortSignal: AbortSignal.any([signal, firstChunkTimeout.signal]),
    timeout: { totalMs: timeouts.totalMs, chunkMs: timeouts.nextChunkMs },
    // Errors are thrown below; by default the library prints them.
    onError: () => undefined,
  });
  try {
    for await (const part of stream) {
      if (signal.aborted) return;
      // A chunk of reasoning or of text.
      if (part.type.endsWith('-delta')) clearTimeout(timer);
      if (part.type === 'text-delta') yield part.text;
      else if (part.type === 'error') throw isTimeout(part.error) ? slow() : unavailable(part.error);
      else if (part.type === 'abort') throw slow();
    }
  } finally {
    clearTimeout(timer);
  }
}
