import type { Context } from 'hono';
import { Failure } from '../failure.ts';
import type { Env } from './address.ts';

/** Settings that determine the origins of our own pages. */
export interface OriginSettings {
  readonly publicUrl: string;
  readonly port: number;
  /** Then loopback addresses are origins, too. */
  readonly demoMode: boolean;
}

/**
 * CSRF protection: refuses state changes that pages of other sites request. Browsers send Origin or
 * Sec-Fetch-Site; a client that sends neither is not a browser page, and with a cookie it must at least
 * send JSON, which a form of another site cannot.
 */
export function assertSameOrigin(c: Context<Env>, settings: OriginSettings): void {
  const foreign = () => new Failure('FOREIGN_ORIGIN', 'This request came from another site.');
  const origin = c.req.header('origin');
  if (origin !== undefined) {
    if (!ownOrigins(settings).includes(origin)) throw foreign();
    return;
  }
  const site = c.req.header('sec-fetch-site');
  if (site !== undefined) {
    if (site !== 'same-origin' && site !== 'none') throw foreign();
    return;
  }
  const json = /^application\/json\s*(;|$)/i.test(c.req.header('content-type') ?? '');
  if (c.req.method !== 'GET' && c.req.header('cookie') !== undefined && !json) throw foreign();
}

/** The origins of this server's own pages. */
export const ownOrigins = ({ publicUrl, port, demoMode }: OriginSettings): string[] => [
  publicUrl,
  ...(demoMode ? [`http://127.0.0.1:${port}`, `http://localhost:${port}`, `http://[::1]:${port}`] : []),
];
