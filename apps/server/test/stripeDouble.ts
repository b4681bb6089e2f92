/** Test double of the payment provider: the API of the Stripe sandbox on its own port, with optional faults. */
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { ProviderSettings } from '../src/billing/provider.ts';
import {
  type StripeStore,
  type Card,
  createStripeStoreData,
  createStripeStore,
} from '@ena/stripe-sandbox/store';
import { createEvent, type SerializedEvent } from '@ena/stripe-sandbox/webhooks';
import { createStripeApi } from '@ena/stripe-sandbox/api';

export const goodCard: Card = { brand: 'visa', last4: '4242', pays: 'always' };

/** `down` hangs up, `silent` never responds, `garbage` is no JSON, `error` is a 500, `no url` omits the URL. */
export type Fault = 'down' | 'silent' | 'garbage' | 'error' | 'no url';

export interface StripeDouble {
  readonly store: StripeStore;
  readonly settings: ProviderSettings;
  /** Every event since the start, in order. */
  readonly events: SerializedEvent[];
  /** Method and path of every request. */
  readonly requests: string[];
  /** The customer of every request for a customer's subscriptions. */
  readonly subscriptionLookups: string[];
  fault: Fault | null;
  /** Milliseconds before each response. */
  delayMs: number;
  /** Awaited before a request is processed; gets method and path. */
  beforeRequest: (route: string) => Promise<void>;
  readonly close: () => Promise<void>;
}

export async function startStripeDouble(now: () => Date): Promise<StripeDouble> {
  const seconds = () => Math.floor(now().getTime() / 1000);
  const events: SerializedEvent[] = [];
  const requests: string[] = [];
  const subscriptionLookups: string[] = [];
  const store = createStripeStore(createStripeStoreData(), seconds, (type, thing) =>
    events.push(createEvent(type, thing, seconds())),
  );
  const key = 'sk_test_double';
  const api = createStripeApi(store, key, (kind, id) => `https://checkout.example/${kind}/${id}`);
  const serve = getRequestListener(api.fetch);
  const respondWith = (response: ServerResponse, status: number, body: string) => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(body);
  };
  /** Idempotency keys of requests in flight: a second request with one gets 409, as from the provider. */
  const inUse = new Set<string>();
  const server = createServer((request, response) => {
    const name = String(request.headers['idempotency-key'] ?? '');
    if (name !== '' && inUse.has(name)) {
      const error = { type: 'idempotency_error', code: 'idempotency_key_in_use', message: 'in use' };
      return respondWith(response, 409, JSON.stringify({ error }));
    }
    inUse.add(name);
    response.on('close', () => inUse.delete(name));
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://provider.example');
    const route = `${request.method} ${pathname}`;
    requests.push(route);
    if (pathname === '/v1/subscriptions') subscriptionLookups.push(searchParams.get('customer') ?? '');
    const { fault } = double;
    if (fault === 'down') request.socket.destroy();
    else if (fault === 'silent') request.resume();
    else if (fault === 'garbage') respondWith(response, 200, '<html>We are moving');
    else if (fault === 'error')
      respondWith(response, 500, '{"error":{"type":"api_error","message":"sorry"}}');
    else if (fault === 'no url' && request.method === 'POST' && request.url?.includes('sessions'))
      respondWith(response, 200, '{"id":"cs_test_blank","object":"checkout.session"}');
    else
      void double
        .beforeRequest(route)
        .then(() => setTimeout(() => void serve(request, response), double.delayMs));
    return undefined;
  });
  // An idle connection is never closed: on a busy machine its client may be about to use it.
  server.keepAliveTimeout = 0;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // as: a server that listens on a port has such an address.
  const { port } = server.address() as AddressInfo;
  const double: StripeDouble = {
    store,
    events,
    requests,
    subscriptionLookups,
    fault: null,
    delayMs: 0,
    beforeRequest: async () => undefined,
    settings: {
      secretKey: key,
      webhookSecret: 'whsec_double',
      priceId: 'price_premium',
      apiUrl: `http://127.0.0.1:${port}`,
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return double;
}
