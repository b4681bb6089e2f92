/**
 * The Stripe sandbox: a local double of Stripe for the demo mode (embedded database, loopback host, no
 * settings of Stripe), so that Premium can be tried without an account there. The rest of the server uses it
 * like Stripe: by the same client over HTTP, with signed webhooks (decision 0020).
 */
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import { z } from 'zod';
import { createStripeStoreData, type StripeStoreData, createStripeStore } from './store.ts';
import { createWebhookSender, createEvent } from './webhooks.ts';
import { createSandboxPages } from './pages.ts';
import { createStripeApi } from './api.ts';

const priceId = 'price_practice_premium';
const advanceIntervalMs = 60_000;

export interface StripeSandbox {
  /** Settings with which the server connects to it. */
  readonly settings: {
    readonly secretKey: string;
    readonly webhookSecret: string;
    readonly priceId: string;
    readonly apiUrl: string;
  };
  readonly pages: Hono;
  /** Creates a customer with a subscription for the demo subscriber, if there is none. */
  readonly ensureSubscriber: (customerId: string, email: string, userId: string) => void;
  readonly stop: () => Promise<void>;
}

/** The server that uses the sandbox; its webhook is called at `host` and `port`. */
interface SandboxConfig {
  /** The sandbox stores its data in a file here. */
  readonly dataDir: string;
  readonly publicUrl: string;
  readonly host: string;
  readonly port: number;
}

/** Loads the data from a file in the data folder, and serves the API on its own port with a random API key. */
export async function startStripeSandbox(config: SandboxConfig, now: () => Date): Promise<StripeSandbox> {
  const unixNow = () => Math.floor(now().getTime() / 1000);
  const file = join(config.dataDir, 'stripe-sandbox.json');
  const data = readData(file);
  const save = () => {
    writeFileSync(`${file}.new`, JSON.stringify(data), { mode: 0o600 });
    renameSync(`${file}.new`, file);
  };
  const webhookSecret = `whsec_${randomBytes(24).toString('hex')}`;
  const secretKey = `sk_test_${randomBytes(24).toString('hex')}`;
  const host = config.host.includes(':') ? `[${config.host}]` : config.host;
  const webhooks = createWebhookSender(`http://${host}:${config.port}/api/billing/webhook`, webhookSecret);
  const store = createStripeStore(data, unixNow, (type, object) => {
    // Order: a change is saved before its event is sent.
    save();
    webhooks.send(createEvent(type, object, unixNow()));
  });

  const savedPageUrl = (kind: string, id: string, returnTo: string) => {
    save();
    return `${URL.canParse(returnTo) ? new URL(returnTo).origin : config.publicUrl}/stripe-sandbox/${kind}/${id}`;
  };
  const api = createStripeApi(store, secretKey, savedPageUrl);
  const server = createServer(getRequestListener(api.fetch));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // as: a server that listens on a port has such an address.
  const { port } = server.address() as AddressInfo;
  const advanceTimer = setInterval(store.advance, advanceIntervalMs);

  return {
    settings: { secretKey, webhookSecret, priceId, apiUrl: `http://127.0.0.1:${port}` },
    pages: createSandboxPages(store, config.publicUrl),
    ensureSubscriber(customerId, email, userId) {
      if (store.customer(customerId)) return;
      const customer = store.addCustomer(email, { user_id: userId }, customerId);
      customer.card = { brand: 'visa', last4: '4242', pays: 'always' };
      store.subscribe(customerId, priceId, 0);
    },
    stop: async () => {
      clearInterval(advanceTimer);
      webhooks.stop();
      save();
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

const dataSchema = z.object({
  customers: z.array(z.looseObject({ id: z.string() })),
  checkouts: z.array(z.looseObject({ id: z.string() })),
  subscriptions: z.array(z.looseObject({ id: z.string() })),
  payments: z.array(z.looseObject({ charge: z.string() })),
  portals: z.array(z.looseObject({ id: z.string() })),
});

/** The saved data; empty if the file is missing or invalid, which is acceptable for test data. */
function readData(file: string): StripeStoreData {
  try {
    const stored: unknown = JSON.parse(readFileSync(file, 'utf8'));
    // as: written by `save` above; the schema only detects a truncated file.
    return dataSchema.parse(stored) as unknown as StripeStoreData;
  } catch {
    return createStripeStoreData();
  }
}
