import type { MiddlewareHandler } from 'hono';
import type { Env } from './address.ts';

const always: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** The safe defaults of every answer (trust: headers). A page's own policy stands. */
export const safeHeaders =
  (isHttps: boolean): MiddlewareHandler<Env> =>
  async (c, next) => {
    await next();
    const { headers } = c.res;
    const { path } = c.req;
    for (const [name, value] of Object.entries(always)) headers.set(name, value);
    if (!headers.has('Content-Security-Policy')) {
      headers.set('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'");
    }
    // The confirmation link's token stands behind the #, which no browser sends; this is the second net.
    const quiet = path === '/confirmation';
    headers.set('Referrer-Policy', quiet ? 'no-referrer' : 'strict-origin-when-cross-origin');
    if (isHttps) headers.set('Strict-Transport-Security', 'max-age=31536000; includeSubDomains');
    if (path.startsWith('/api/')) {
      headers.append('Vary', 'Cookie');
      if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store');
    }
  };
