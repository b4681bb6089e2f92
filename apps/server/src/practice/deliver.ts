/** Sends events as the provider does: signed, over HTTP, again where they are not acknowledged. */
import { randomBytes } from 'node:crypto';
import { Stripe } from 'stripe';
import type { Thing } from './books.ts';
import { snapshotOf } from './objects.ts';

export interface SignedEvent {
  readonly id: string;
  readonly body: string;
}

export const newEvent = (type: string, thing: Thing, created: number): SignedEvent => {
  const id = `evt_${randomBytes(12).toString('hex')}`;
  const event = { id, object: 'event', type, created, livemode: false, data: { object: snapshotOf(thing) } };
  return { id, body: JSON.stringify(event) };
};

/** The header that goes with an event; `timestamp` in unix seconds. */
export const signatureOf = (body: string, secret: string, timestamp: number): string =>
  Stripe.webhooks.generateTestHeaderString({ payload: body, secret, timestamp });

/** Seconds before each further try; then the event is lost, and reconciling finds what it told. */
const pauses = [1, 2, 5, 15, 60];
const patienceMs = 5_000;

export interface Courier {
  readonly send: (event: SignedEvent) => void;
  /** Forgets what is on its way. */
  readonly stop: () => void;
}

/** Posts events to a webhook, one after the other, as they come. */
export function createCourier(webhookUrl: string, secret: string): Courier {
  const stopping = new AbortController();
  let queue = Promise.resolve();

  const post = async ({ body }: SignedEvent) => {
    const timestamp = Math.floor(Date.now() / 1000);
    const signal = AbortSignal.any([stopping.signal, AbortSignal.timeout(patienceMs)]);
    const headers = {
      'content-type': 'application/json; charset=utf-8',
      'stripe-signature': signatureOf(body, secret, timestamp),
    };
    const answer = await fetch(webhookUrl, { method: 'POST', headers, body, signal });
    await answer.arrayBuffer();
    return answer.ok;
  };
  const insist = async (event: SignedEvent) => {
    for (const pause of pauses) {
      if (stopping.signal.aborted || (await post(event).catch(() => false))) return;
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, pause * 1000);
        stopping.signal.addEventListener('abort', () => {
          clearTimeout(timer);
          resolve();
        });
      });
    }
  };
  return {
    send: (event) => {
      queue = queue.then(() => insist(event));
    },
    stop: () => stopping.abort(),
  };
}
