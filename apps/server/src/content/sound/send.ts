/**
 * Serves /audio/{name}.mp3, whole or a byte range, to callers with access to the clip (D3, D15). With a CDN, redirects them
 * to its signed address, for which the CDN gets the clip from here.
 */
import { readFile } from 'node:fs/promises';
import { checkAccess, type RequiredAccess } from '@ena/domain/entitlement/entitlement';
import { maxClipNameLength } from '@ena/domain/lesson/clip';
import type { Context } from 'hono';
import { findViewer } from '../../identity/sessions/findViewer.ts';
import { Failure } from '../../platform/failure.ts';
import { allowOtherOrigins } from '../../platform/http/headers.ts';
import type { Env } from '../../platform/http/address.ts';
import type { ContentServices } from '../services.ts';
import type { ClipTier } from './clips.ts';

/** The access that a clip of each tier requires. */
export const requiredAccessOfClip: Readonly<Record<ClipTier, RequiredAccess>> = {
  public: 'public',
  free: 'learner',
  premium: 'premium',
};

/** The clip name in a path; null if it is not valid UTF-8 or longer than any name. */
function nameIn(path: string): string | null {
  try {
    const name = decodeURIComponent(path.slice('/audio/'.length));
    return name.endsWith('.mp3') && name.length <= maxClipNameLength + 4
      ? name.slice(0, -4).normalize('NFC')
      : null;
  } catch {
    return null;
  }
}

/** First and last byte of a Range header; null for the whole file, 'outside' if it is not satisfiable. */
export function parseRange(
  header: string | undefined,
  size: number,
): readonly [number, number] | null | 'outside' {
  // For several ranges or another unit, the whole file is a valid response (RFC 9110, section 14.2).
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/u.exec(header ?? '') ?? [];
  if (from === '' && to === '') return null;
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (from !== '' && to !== '' && Number(to) < first) return null;
  return first <= last && first < size ? [first, last] : 'outside';
}

/** Sends a clip, a byte range of it (or 416), or a redirect to the CDN; fails for unknown clips and without access. */
export async function sendClip(c: Context<Env>, services: ContentServices): Promise<Response> {
  // Errors must not be cached: a cache would return them to entitled callers, or for another range.
  c.header('Cache-Control', 'no-store');
  if (c.req.method !== 'GET' && c.req.method !== 'HEAD') {
    c.header('Allow', 'GET, HEAD');
    throw new Failure('METHOD_NOT_ALLOWED', 'Use GET.');
  }
  const name = nameIn(c.req.path);
  const clip = name === null ? undefined : services.clips.find(name);
  if (name === null || !clip) throw new Failure('UNKNOWN_CLIP', 'There is no clip with this name.');
  const { clipCdn } = services;
  const isSigned = clipCdn?.isSigned(name, c.req.query('signature')) ?? false;
  const requiredAccess = isSigned ? 'public' : requiredAccessOfClip[clip.tier];
  if (requiredAccess !== 'public') {
    c.header('Vary', 'Cookie', { append: true });
    const access = checkAccess(requiredAccess, await findViewer(c, services));
    if (access === 'login') throw new Failure('UNAUTHENTICATED', 'User not authenticated');
    if (access === 'subscribe') throw new Failure('NOT_ENTITLED', 'This clip needs a subscription.');
  }
  if (isSigned) allowOtherOrigins(c);
  else if (clipCdn) {
    c.header('Cache-Control', 'private, max-age=600');
    return c.redirect(clipCdn.urlOf(name));
  }
  const bytes = new Uint8Array(await readFile(clip.path));
  c.header('Accept-Ranges', 'bytes');
  const range = parseRange(c.req.header('range'), bytes.length);
  if (range === 'outside') {
    c.header('Content-Range', `bytes */${bytes.length}`);
    return c.body(null, 416);
  }
  // A URL with the version of the clips is immutable; without it, the next build may change the content.
  const isVersioned = c.req.query('v') === services.clips.info.version;
  c.header(
    'Cache-Control',
    `${requiredAccess === 'public' ? 'public' : 'private'}, ${isVersioned ? 'max-age=31536000, immutable' : 'max-age=600'}`,
  );
  c.header('Content-Type', 'audio/mpeg');
  if (range === null) return c.body(bytes);
  const [first, last] = range;
  c.header('Content-Range', `bytes ${first}-${last}/${bytes.length}`);
  return c.body(bytes.subarray(first, last + 1), 206);
}
