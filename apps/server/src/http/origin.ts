import type { Context } from 'hono';
import type { Config } from '../config.ts';
import { Failure } from '../failure.ts';
import type { Env } from './address.ts';

/**
 * CSRF protection: refuses state changes that pages of other sites request. Browsers send Origin or
 * Sec-Fetch-Site; a client that sends neither is not a browser page, and with a cookie it must at least
 * send JSON, which a form of another site cannot.
 */
export function assertSameOrigin(
  c: Context<Env>,
  config: Pick<Config, 'publicUrl' | 'port' | 'demoMode'>,
): void {
  const foreign = new Failure('FOREIGN_ORIGIN', 'This request came from another site.');
  const origin = c.req.header('origin');
  if (origin !== undefined) {
    if (!ownOrigins(config).includes(origin)) throw foreign;
    return;
  }
  const site = c.req.header('sec-fetch-site');
  if (site !== undefined) {
    if (site !== 'same-origin' && site !== 'none') throw foreign;
    return;
  }
  const json = /^application\/json\s*(;|$)/i.test(c.req.header('content-type') ?? '');
  if (c.req.method !== 'GET' && c.req.header('cookie') !== undefined && !json) throw foreign;
}

/** The origins of this server's own pages. */
export const ownOrigins = ({
  publicUrl,
  port,
  demoMode,
}: Pick<Config, 'publicUrl' | 'port' | 'demoMode'>): string[] => [
  publicUrl,
  ...(demoMode ? [`http://127.0.0.1:${port}`, `http://localhost:${port}`, `http://[::1]:${port}`] : []),
];
