/** Reading what a client sends: small, JSON, and storable. */
import type { Context } from 'hono';
import { Failure } from '../failure.ts';
import type { Env } from './address.ts';

export const maxBodyBytes = 64 * 1024;
const maxDepth = 16;

/** The parsed body; an absent one is an empty object. */
export async function readJsonBody(c: Context<Env>): Promise<unknown> {
  const text = await readText(c);
  if (text === '') return {};
  if (!/^application\/json\s*(;|$)/i.test(c.req.header('content-type') ?? '')) {
    throw new Failure('NOT_JSON', 'Send the body as application/json.');
  }
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    throw new Failure('BAD_JSON', 'The body is not valid JSON.');
  }
  if (!isStorable(body))
    throw new Failure('BAD_INPUT', 'The body holds text or nesting that cannot be stored.');
  return body;
}

async function readText(c: Context<Env>): Promise<string> {
  const tooLarge = new Failure('TOO_LARGE', `The body is larger than ${maxBodyBytes} bytes.`);
  if (Number(c.req.header('content-length') ?? 0) > maxBodyBytes) throw tooLarge;
  const body: ReadableStream<Uint8Array> | null = c.req.raw.body;
  if (!body) return '';
  const decoder = new TextDecoder();
  let bytes = 0;
  let text = '';
  try {
    for await (const chunk of body) {
      bytes += chunk.byteLength;
      if (bytes > maxBodyBytes) throw tooLarge;
      text += decoder.decode(chunk, { stream: true });
    }
  } catch (error) {
    if (error === tooLarge) throw error;
    // The client went away or was too slow: no fault of ours, and no alarm in the log.
    throw new Failure('TIMEOUT', 'The body did not arrive in whole.');
  }
  return text + decoder.decode();
}

/** PostgreSQL refuses NUL and lone surrogates in text and jsonb; without recursion, for depth is the client's to choose. */
function isStorable(value: unknown): boolean {
  const open = [{ value, depth: 0 }];
  for (let at = open.pop(); at; at = open.pop()) {
    if (typeof at.value === 'string' && !isStorableText(at.value)) return false;
    if (typeof at.value !== 'object' || at.value === null) continue;
    if (at.depth >= maxDepth) return false;
    for (const [key, inner] of Object.entries(at.value)) {
      if (!isStorableText(key)) return false;
      open.push({ value: inner, depth: at.depth + 1 });
    }
  }
  return true;
}
const isStorableText = (text: string) => text.isWellFormed() && !text.includes('\0');
