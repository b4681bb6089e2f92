/**
 * The practice provider: with the embedded database on a loopback host and no settings of Stripe, this
 * stands in for it, so that a newcomer can try Premium in a minute. It is somebody else to the rest of the
 * server: books of its own, the same protocol to the same client, the same signed webhooks.
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
import type { ProviderSettings } from '../billing/provider.ts';
import type { Config } from '../config.ts';
import type { Env } from '../http/address.ts';
import { emptyLedger, type Ledger, openBooks } from './books.ts';
import { createCourier, newEvent } from './deliver.ts';
import { createPracticePages } from './pages.ts';
import { createWire } from './wire.ts';

const priceId = 'price_practice_premium';
const tick = 60_000;

export interface Practice {
  /** How the server reaches it. */
  readonly settings: ProviderSettings;
  readonly pages: Hono<Env>;
  /** The demo subscriber exists at the provider, too. */
  readonly ensureSubscriber: (customerId: string, email: string, userId: string) => void;
  readonly stop: () => Promise<void>;
}

/** Opens the books in the data folder and answers on a port of its own that only this process knows the key to. */
export async function openPractice(
  config: Pick<Config, 'dataDir' | 'publicUrl' | 'host' | 'port' | 'tryOut'>,
  now: () => Date,
): Promise<Practice> {
  const seconds = () => Math.floor(now().getTime() / 1000);
  const file = join(config.dataDir, 'practice-provider.json');
  const ledger = readLedger(file);
  const save = () => {
    writeFileSync(`${file}.new`, JSON.stringify(ledger), { mode: 0o600 });
    renameSync(`${file}.new`, file);
  };
  const webhookSecret = `whsec_${randomBytes(24).toString('hex')}`;
  const secretKey = `sk_test_${randomBytes(24).toString('hex')}`;
  const host = config.host.includes(':') ? `[${config.host}]` : config.host;
  const courier = createCourier(`http://${host}:${config.port}/api/billing/webhook`, webhookSecret);
  const books = openBooks(ledger, seconds, (type, thing) => {
    // The change is on file before anybody hears of it.
    save();
    courier.send(newEvent(type, thing, seconds()));
  });

  const pageOf = (kind: string, id: string, returnTo: string) => {
    save();
    return `${URL.canParse(returnTo) ? new URL(returnTo).origin : config.publicUrl}/practice/${kind}/${id}`;
  };
  const wire = createWire(books, secretKey, pageOf);
  const server = createServer(getRequestListener(wire.fetch));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // as: a server that listens on a port has such an address.
  const { port } = server.address() as AddressInfo;
  const ticking = setInterval(books.advance, tick);

  return {
    settings: { secretKey, webhookSecret, priceId, apiUrl: `http://127.0.0.1:${port}` },
    pages: createPracticePages(books, config),
    ensureSubscriber(customerId, email, userId) {
      if (books.customer(customerId)) return;
      const customer = books.addCustomer(email, { user_id: userId }, customerId);
      customer.card = { brand: 'visa', last4: '4242', pays: 'always' };
      books.subscribe(customerId, priceId, 0);
    },
    stop: async () => {
      clearInterval(ticking);
      courier.stop();
      save();
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

const listsSchema = z.object({
  customers: z.array(z.looseObject({ id: z.string() })),
  checkouts: z.array(z.looseObject({ id: z.string() })),
  subscriptions: z.array(z.looseObject({ id: z.string() })),
  payments: z.array(z.looseObject({ charge: z.string() })),
  portals: z.array(z.looseObject({ id: z.string() })),
});

/** The books as they were left; empty ones where there are none or nobody can read them: it is only practice. */
function readLedger(file: string): Ledger {
  try {
    const stored: unknown = JSON.parse(readFileSync(file, 'utf8'));
    // as: written by `save` above; what is checked is that the file was not cut off.
    return listsSchema.parse(stored) as unknown as Ledger;
  } catch {
    return emptyLedger();
  }
}
