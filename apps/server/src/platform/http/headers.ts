import type { Context, MiddlewareHandler } from 'hono';
import type { Env } from './address.ts';

const commonHeaders = Object.entries({
  'X-Content-Type-Options': 'nosniff',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
});

/** Lets pages load this response from a CDN, which is another origin. Only for responses without anything personal. */
export function allowOtherOrigins(c: Context<Env>): void {
  c.header('Access-Control-Allow-Origin', '*');
  c.header('Cross-Origin-Resource-Policy', 'cross-origin');
}

/** HSTS, for a public URL with TLS. */
export const hsts = ['Strict-Transport-Security', 'max-age=31536000; includeSubDomains'] as const;

/** Security headers of all responses. Those that a response has already are kept, such as a page's Content-Security-Policy. */
export const securityHeaders =
  (isHttps: boolean): MiddlewareHandler<Env> =>
  async (c, next) => {
    await next();
    const { headers } = c.res;
    const { path } = c.req;
    for (const [name, value] of commonHeaders) if (!headers.has(name)) headers.set(name, value);
    if (!headers.has('Content-Security-Policy')) {
      headers.set('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'");
    }
    // Defense in depth: the token of the confirmation link is in the fragment, which browsers do not send.
    const hasToken = path === '/confirmation';
    headers.set('Referrer-Policy', hasToken ? 'no-referrer' : 'strict-origin-when-cross-origin');
    if (isHttps) headers.set(...hsts);
    if (path.startsWith('/api/')) {
      headers.append('Vary', 'Cookie');
      if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store');
    }
  };
