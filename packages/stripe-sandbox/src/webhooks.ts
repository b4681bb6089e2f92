/** Sends webhook events like Stripe: signed, over HTTP, with retries until they are acknowledged. */
import { randomBytes } from 'node:crypto';
import { Stripe } from 'stripe';
import type { StripeObject } from './store.ts';
import { toEventObject } from './objects.ts';

export interface SerializedEvent {
  readonly id: string;
  readonly body: string;
}

export const createEvent = (type: string, entry: StripeObject, created: number): SerializedEvent => {
  const id = `evt_${randomBytes(12).toString('hex')}`;
  const event = {
    id,
    object: 'event',
    type,
    created,
    livemode: false,
    data: { object: toEventObject(entry) },
  };
  return { id, body: JSON.stringify(event) };
};

/** The `Stripe-Signature` header of an event; `timestamp` in unix seconds. */
export const createSignatureHeader = (body: string, secret: string, timestamp: number): string =>
  Stripe.webhooks.generateTestHeaderString({ payload: body, secret, timestamp });

/** Delays before retries. After the last one the event is lost, which `npm run billing:reconcile` repairs. */
const retryDelaysSeconds = [1, 2, 5, 15, 60];
const timeoutMs = 5_000;

export interface WebhookSender {
  readonly send: (event: SerializedEvent) => void;
  /** Aborts the request in flight, and drops queued events. */
  readonly stop: () => void;
}

/** Posts events to a webhook, one after the other, in order. */
export function createWebhookSender(webhookUrl: string, secret: string): WebhookSender {
  const stopping = new AbortController();
  let queue = Promise.resolve();

  const post = async ({ body }: SerializedEvent) => {
    const timestamp = Math.floor(Date.now() / 1000);
    const signal = AbortSignal.any([stopping.signal, AbortSignal.timeout(timeoutMs)]);
    const headers = {
      'content-type': 'application/json; charset=utf-8',
      'stripe-signature': createSignatureHeader(body, secret, timestamp),
    };
    const response = await fetch(webhookUrl, { method: 'POST', headers, body, signal });
    await response.arrayBuffer();
    return response.ok;
  };
  const sendWithRetries = async (event: SerializedEvent) => {
    for (const delaySeconds of retryDelaysSeconds) {
      if (stopping.signal.aborted || (await post(event).catch(() => false))) return;
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, delaySeconds * 1000);
        stopping.signal.addEventListener('abort', () => {
          clearTimeout(timer);
          resolve();
        });
      });
    }
  };
  return {
    send: (event) => {
      queue = queue.then(() => sendWithRetries(event));
    },
    stop: () => stopping.abort(),
  };
}
