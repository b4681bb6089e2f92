/** Answers of a language model at any OpenAI-compatible endpoint, which the settings name. */
import { randomBytes } from 'node:crypto';
import { Failure } from '../failure.ts';
import type { Asked } from './assistant.ts';
import { promptFor } from './prompt.ts';

export interface ChatSettings {
  readonly baseUrl: string;
  readonly model: string;
  /** Null where the endpoint asks for none. It goes to the endpoint and nowhere else. */
  readonly apiKey: string | null;
}

/** How long a model may take, in milliseconds: for its first word, between two, and in all. */
export interface Patience {
  readonly first: number;
  readonly next: number;
  readonly all: number;
}
export const patience: Patience = { first: 30_000, next: 15_000, all: 120_000 };

/** About 1,000 words. */
const mostTokens = 1500;

/** In bytes, with all that stands around the words: more than any answer takes. */
const mostBytes = 8 * 1024 * 1024;

/** The library would collect whatever comes, such as a line that never ends, until the memory is full. */
const boundedFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, init);
  if (!response.body) return response;
  let bytes = 0;
  const bound = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      bytes += chunk.byteLength;
      if (bytes > mostBytes) controller.error(new RangeError('The model sent too much.'));
      else controller.enqueue(chunk);
    },
  });
  const { status, statusText, headers } = response;
  return new Response(response.body.pipeThrough(bound), { status, statusText, headers });
};

const slow = () => new Failure('CHAT_SLOW', 'The model took too long to answer.');
const unavailable = (cause?: unknown) => {
  const failure = new Failure(
    'CHAT_UNAVAILABLE',
    'The model cannot be reached, or its answer makes no sense.',
  );
  failure.cause = cause;
  return failure;
};
const isTimeout = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'TimeoutError' || isTimeout(error.cause));

/** Streams an answer. Throws the failure CHAT_SLOW or CHAT_UNAVAILABLE; ends quietly once `signal` ends it. */
export async function* streamFromModel(
  { baseUrl, model, apiKey }: ChatSettings,
  asked: Asked,
  evidence: readonly string[],
  times: Patience,
  signal: AbortSignal,
): AsyncGenerator<string, void, undefined> {
  // Loaded when it is first needed: most set-ups have no model.
  const [{ streamText }, { createOpenAICompatible }] = await Promise.all([
    import('ai'),
    import('@ai-sdk/openai-compatible'),
  ]);
  const provider = createOpenAICompatible({
    name: 'chat',
    baseURL: baseUrl,
    fetch: boundedFetch,
    ...(apiKey !== null && { apiKey }),
  });
  // The library begins to count when the model has accepted, which a hanging one never does.
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), times.first);
  const { stream } = streamText({
    model: provider(model),
    ...promptFor(asked, evidence, randomBytes(6).toString('hex')),
    maxOutputTokens: mostTokens,
    // Trying again is for the learner to decide, who is waiting.
    maxRetries: 0,
    abortSignal: AbortSignal.any([signal, late.signal]),
    timeout: { totalMs: times.all, chunkMs: times.next },
    // What goes wrong is thrown below; the library would print it.
    onError: () => undefined,
  });
  try {
    for await (const part of stream) {
      if (signal.aborted) return;
      // It thinks, or it writes.
      if (part.type.endsWith('-delta')) clearTimeout(timer);
      if (part.type === 'text-delta') yield part.text;
      else if (part.type === 'error') throw isTimeout(part.error) ? slow() : unavailable(part.error);
      else if (part.type === 'abort') throw slow();
    }
  } finally {
    clearTimeout(timer);
  }
}
