/** Streams answers of a language model at a configured OpenAI-compatible endpoint. */
import { randomBytes } from 'node:crypto';
import { EventSourceParserStream } from 'eventsource-parser/stream';
import { z } from 'zod';
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

/** In characters: more than any event of a valid response. */
const maxEventLength = 1024 * 1024;

const finished = '[DONE]';
/** What is used of a chunk. Models that reason send their reasoning under one of two names. */
const chunkSchema = z.object({
  choices: z.array(
    z.object({
      delta: z
        .object({
          content: z.string().nullish(),
          reasoning_content: z.string().nullish(),
          reasoning: z.string().nullish(),
        })
        .nullish(),
    }),
  ),
});

const slow = () => new Failure('CHAT_SLOW', 'The model took too long to respond.');
const unavailable = (cause: unknown) => {
  const failure = new Failure('CHAT_UNAVAILABLE', 'The model cannot be reached, or its response is invalid.');
  failure.cause = cause;
  return failure;
};

/** Streams an answer. Throws CHAT_SLOW or CHAT_UNAVAILABLE; returns without an error when `signal` aborts. */
export async function* streamFromModel(
  settings: ChatSettings,
  asked: AssistantRequest,
  evidence: readonly string[],
  timeouts: ModelTimeouts,
  signal: AbortSignal,
): AsyncGenerator<string, void, undefined> {
  const timeout = new AbortController();
  const startTimer = (ms: number) => setTimeout(() => timeout.abort(), ms);
  const totalTimer = startTimer(timeouts.totalMs);
  let chunkTimer = startTimer(timeouts.firstChunkMs);
  try {
    const events = await request(settings, asked, evidence, AbortSignal.any([signal, timeout.signal]));
    for await (const { data } of events) {
      if (data === finished) return;
      const delta = chunkSchema.parse(JSON.parse(data)).choices[0]?.delta;
      const text = delta?.content ?? '';
      if (text === '' && !delta?.reasoning_content && !delta?.reasoning) continue;
      clearTimeout(chunkTimer);
      chunkTimer = startTimer(timeouts.nextChunkMs);
      if (text !== '') yield text;
    }
  } catch (error) {
    if (signal.aborted) return;
    throw timeout.signal.aborted ? slow() : unavailable(error);
  } finally {
    clearTimeout(totalTimer);
    clearTimeout(chunkTimer);
  }
}

/** Sends the question once: the learner is waiting, and decides whether to try again. Returns the events of the response. */
async function request(
  { baseUrl, model, apiKey }: ChatSettings,
  asked: AssistantRequest,
  evidence: readonly string[],
  signal: AbortSignal,
) {
  const { instructions, messages } = buildPrompt(asked, evidence, randomBytes(6).toString('hex'));
  const response = await fetch(`${baseUrl.replace(/\/+$/u, '')}/chat/completions`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(apiKey !== null && { authorization: `Bearer ${apiKey}` }),
    },
    body: JSON.stringify({
      model,
      max_tokens: maxTokens,
      messages: [{ role: 'system', content: instructions }, ...messages],
      stream: true,
    }),
    // A redirect could send the question to a host that nobody has configured.
    redirect: 'error',
    signal,
  });
  if (!response.ok || !response.body) {
    await response.body?.cancel();
    throw new RangeError(`The model responds with status ${response.status}.`);
  }
  return response.body
    .pipeThrough(new TextDecoderStream())
    .pipeThrough(new EventSourceParserStream({ maxBufferSize: maxEventLength }));
}
