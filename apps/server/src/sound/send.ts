/** Answers /audio/{name}.mp3 with a clip, or a part of it, for those who may hear it (D3, D15). */
import { readFile } from 'node:fs/promises';
import { admission, type Gate } from '@ena/domain/entitlement/entitlement';
import { longestClipName } from '@ena/domain/lesson/clips';
import type { Context } from 'hono';
import { Failure } from '../failure.ts';
import type { Env } from '../http/address.ts';
import type { Parts } from '../parts.ts';
import type { ClipTier } from './clips.ts';

/** What a clip asks of those who hear it. */
export const gateOfClip: Readonly<Record<ClipTier, Gate>> = {
  public: 'public',
  free: 'learner',
  premium: 'premium',
};

/** The name in an address; null where it is no valid text or longer than any name. */
function nameIn(path: string): string | null {
  try {
    const name = decodeURIComponent(path.slice('/audio/'.length));
    return name.endsWith('.mp3') && name.length <= longestClipName + 4
      ? name.slice(0, -4).normalize('NFC')
      : null;
  } catch {
    return null;
  }
}

/** First and last byte that a Range header asks for; null for the whole, 'outside' where there is no such part. */
export function rangeOf(
  header: string | undefined,
  size: number,
): readonly [number, number] | null | 'outside' {
  // Several ranges at once, or another unit: the whole is a right answer (RFC 9110, section 14.2).
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/u.exec(header ?? '') ?? [];
  if (from === '' && to === '') return null;
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (from !== '' && to !== '' && Number(to) < first) return null;
  return first <= last && first < size ? [first, last] : 'outside';
}

export async function sendClip(c: Context<Env>, parts: Parts): Promise<Response> {
  // A cache that keeps a refusal would give it to those who may hear the clip, or ask for another part.
  c.header('Cache-Control', 'no-store');
  if (c.req.method !== 'GET' && c.req.method !== 'HEAD') {
    c.header('Allow', 'GET, HEAD');
    throw new Failure('METHOD_NOT_ALLOWED', 'Use GET.');
  }
  const name = nameIn(c.req.path);
  const clip = name === null ? undefined : parts.clips.find(name);
  if (!clip) throw new Failure('UNKNOWN_CLIP', 'Nothing of the course is called so.');
  const gate = gateOfClip[clip.tier];
  if (gate !== 'public') {
    c.header('Vary', 'Cookie', { append: true });
    const token = parts.accounts.cookies.read(c.req.header('cookie'));
    const viewer = token === null ? null : await parts.readViewer(token);
    const may = admission(gate, viewer);
    if (may === 'login') throw new Failure('UNAUTHENTICATED', 'User not authenticated');
    if (may === 'subscribe') throw new Failure('NOT_ENTITLED', 'This clip needs a subscription.');
  }
  const bytes = new Uint8Array(await readFile(clip.path));
  c.header('Accept-Ranges', 'bytes');
  const range = rangeOf(c.req.header('range'), bytes.length);
  if (range === 'outside') {
    c.header('Content-Range', `bytes */${bytes.length}`);
    return c.body(null, 416);
  }
  // An address with the version of the clips is never another sound; one without may be after the next build.
  const kept = c.req.query('v') === parts.clips.info.version;
  c.header(
    'Cache-Control',
    `${gate === 'public' ? 'public' : 'private'}, ${kept ? 'max-age=31536000, immutable' : 'max-age=600'}`,
  );
  c.header('Content-Type', 'audio/mpeg');
  if (range === null) return c.body(bytes);
  const [first, last] = range;
  c.header('Content-Range', `bytes ${first}-${last}/${bytes.length}`);
  return c.body(bytes.subarray(first, last + 1), 206);
}
