import { createHash, timingSafeEqual } from 'node:crypto';
import type { Context } from 'hono';
import { Failure } from '../../platform/failure.ts';
import type { Config } from '../config.ts';
import type { Env } from '../../platform/http/address.ts';
import type { Exposition } from '../../platform/metrics/registry.ts';

/** `/api/metrics`, which exists only with the setting METRICS_TOKEN. */
export interface MetricsPage {
  readonly token: string;
  readonly expose: () => Promise<Exposition>;
}

const digest = (text: string) => createHash('sha256').update(text).digest();

/**
 * Sends the metrics to clients with the token. Throws NOT_FOUND without the setting and for requests that come through a
 * reverse proxy, UNAUTHENTICATED without the token.
 */
export async function sendMetrics(
  c: Context<Env>,
  {
    metricsPage: page,
    config,
  }: { readonly metricsPage: MetricsPage | null; readonly config: Pick<Config, 'trustedProxies'> },
): Promise<Response> {
  // The proxy refuses them, too; but it compares paths before they are decoded.
  if (config.trustedProxies > 0 && c.req.header('x-forwarded-for') !== undefined)
    throw new Failure('NOT_FOUND', 'Metrics are for the network inside.');
  if (page === null)
    throw new Failure('NOT_FOUND', 'Metrics are off; the setting METRICS_TOKEN switches them on.');
  const given = /^Bearer (.+)$/.exec(c.req.header('authorization') ?? '')?.[1] ?? '';
  // Digests have the same length and are compared in constant time.
  if (!timingSafeEqual(digest(given), digest(page.token)))
    throw new Failure('UNAUTHENTICATED', 'Send the METRICS_TOKEN as a bearer token.');
  const { contentType, text } = await page.expose();
  return c.body(text, 200, { 'Content-Type': contentType });
}
