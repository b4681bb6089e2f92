/** Reads request bodies and queries: limited in size, and only text that the database can store. */
import { Readable } from 'node:stream';
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
  assertStorable(body);
  return body;
}

/** The parameters of the query and the path; of a parameter that is repeated, the first. */
export function readParameters(c: Context<Env>): Record<string, string> {
  const parameters = { ...c.req.query(), ...c.req.param() };
  assertStorable(parameters);
  return parameters;
}

/** The text fields of a form as a browser sends them; files are ignored. */
export async function readFormBody(c: Context<Env>): Promise<Record<string, string>> {
  const type = c.req.header('content-type') ?? '';
  if (!/^(?:multipart\/form-data|application\/x-www-form-urlencoded)\s*(;|$)/i.test(type)) {
    throw new Failure('NOT_JSON', 'Send the body as form data.');
  }
  const bytes = await readBytes(c, maxBodyBytes);
  const form = await new Response(Buffer.from(bytes), { headers: { 'content-type': type } })
    .formData()
    .catch(() => {
      throw new Failure('BAD_INPUT', 'The body is not valid form data.');
    });
  const fields: Record<string, string> = {};
  for (const [name, value] of form) if (typeof value === 'string') fields[name] = value;
  assertStorable(fields);
  return fields;
}

/** The raw body as text, to check its signature. */
export const readText = async (c: Context<Env>, maxBytes = maxBodyBytes): Promise<string> =>
  new TextDecoder().decode(await readBytes(c, maxBytes));

/** The raw body; throws the Failure of `tooLarge` above `maxBytes`. */
export async function readBytes(
  c: Context<Env>,
  maxBytes: number,
  tooLarge = () => new Failure('TOO_LARGE', `The body is larger than ${maxBytes} bytes.`),
): Promise<Uint8Array> {
  if (Number(c.req.header('content-length') ?? 0) > maxBytes) throw tooLarge();
  // The request of Node where there is one: the stream of a Request costs more than what most handlers do. It stays open
  // after an error, for the response. Tests call the application without a server.
  const incoming = c.env?.incoming;
  const chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array> =
    incoming instanceof Readable ? incoming.iterator({ destroyOnReturn: false }) : (c.req.raw.body ?? []);
  // One buffer, which doubles: one for each chunk takes 500 times the memory of a body that comes byte by byte.
  let buffer = new Uint8Array();
  let bytes = 0;
  try {
    for await (const chunk of chunks) {
      const end = bytes + chunk.byteLength;
      if (end > maxBytes) throw tooLarge();
      if (end > buffer.length) {
        const smaller = buffer;
        buffer = new Uint8Array(Math.max(end, 2 * smaller.length));
        buffer.set(smaller);
      }
      buffer.set(chunk, bytes);
      bytes = end;
    }
  } catch (error) {
    if (error instanceof Failure) throw error;
    // The client disconnected or was too slow: not a server error, so it is not logged as one.
    throw new Failure('TIMEOUT', 'The body did not arrive in whole.');
  }
  return buffer.subarray(0, bytes);
}

/** PostgreSQL refuses NUL and lone surrogates in text and jsonb. Not recursive, as clients choose the depth. */
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
export const isStorableText = (text: string) => text.isWellFormed() && !text.includes('\0');

function assertStorable(value: unknown): void {
  if (!isStorable(value))
    throw new Failure('BAD_INPUT', 'The request holds text or nesting that cannot be stored.');
}
