import type { Context } from 'hono';
import { Failure } from '../platform/failure.ts';
import type { Env } from '../platform/http/address.ts';
import { sendEncoded } from '../platform/http/encoded.ts';
import type { Site } from './site.ts';

/** Serves a path of the web app: a file, a page, or the 404 page (D21, NF-02). */
export async function sendPage(c: Context<Env>, site: Site): Promise<Response> {
  if (c.req.method !== 'GET' && c.req.method !== 'HEAD') {
    c.header('Allow', 'GET, HEAD');
    throw new Failure('METHOD_NOT_ALLOWED', 'Use GET.');
  }
  const answer = site.find(decoded(c.req.path));
  switch (answer.kind) {
    case 'redirect':
      return c.redirect(answer.to, 301);
    case 'asset':
      c.header('Cache-Control', 'public, max-age=31536000, immutable');
      return sendEncoded(c, answer.file);
    case 'file':
      c.header('Cache-Control', 'no-cache');
      return sendEncoded(c, answer.file);
    case 'page':
      c.header('Cache-Control', 'no-cache');
      if (answer.file.contentSecurityPolicy !== null)
        c.header('Content-Security-Policy', answer.file.contentSecurityPolicy);
      return sendEncoded(c, answer.file, answer.status);
  }
}

/** Decodes a path; one with an invalid encoding is left as it is, and matches no page. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
