import type { Context } from 'hono';
import { Failure } from '../platform/failure.ts';
import { clientAddress, type Env, networkOf } from '../platform/http/address.ts';
import { readText } from '../platform/http/body.ts';
import type { RateLimitRule } from '../platform/http/limits.ts';
import type { PlatformServices } from '../platform/services.ts';
import type { Billing } from './billing.ts';

/** Webhook events contain whole invoices. */
const maxEventBytes = 512 * 1024;
/** Calls without a valid signature per network; the payment provider makes none. */
export const unsignedCalls: RateLimitRule = { name: 'billing.webhook.unsigned', max: 100, seconds: 300 };

/** Receives a call of the webhook. Throws BAD_SIGNATURE, or RATE_LIMITED after too many of these. */
export async function receiveWebhook(
  c: Context<Env>,
  { billing, config, limiter }: Pick<PlatformServices, 'config' | 'limiter'> & { readonly billing: Billing },
): Promise<Response> {
  const network = networkOf(clientAddress(c, config.trustedProxies));
  limiter.checkInMemory(unsignedCalls, network);
  try {
    await billing.receiveWebhook(await readText(c, maxEventBytes), c.req.header('stripe-signature'));
  } catch (error) {
    if (error instanceof Failure && error.code === 'BAD_SIGNATURE')
      limiter.countInMemory(unsignedCalls, network);
    throw error;
  }
  return c.json({ received: true });
}
