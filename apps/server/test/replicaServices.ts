/** What two replicas need besides PostgreSQL, and accounts as in demo mode: for journeys on them. */
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lessonBodies, packBodies, quizBodies, vocabulary } from '@ena/course/bodies';
import { startStripeSandbox, type StripeSandbox } from '@ena/stripe-sandbox/sandbox';
import { getRequestListener } from '@hono/node-server';
import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { createCourse } from '../src/content/course/units.ts';
import { ensureDemoAccounts, linkDemoSubscriber } from '../src/main/demo/accounts.ts';
import { openPostgres } from '../src/platform/db/open.ts';
import { users } from '../src/platform/db/users.ts';
import { startMailServer } from './mailServer.ts';
import { parseMail } from './parseMail.ts';
import { startStorage } from './storage.ts';

/** Replicas delete the accounts of the demo, whose password is public: these have other addresses. */
export const replicaEmails = {
  learner: 'learner@replicas.ena.example',
  subscriber: 'subscriber@replicas.ena.example',
  admin: 'admin@replicas.ena.example',
} as const;

/** Adds the accounts to a database that replicas have migrated. */
export async function addAccounts(databaseUrl: string, sandbox: StripeSandbox): Promise<void> {
  const { db, close } = await openPostgres(databaseUrl, () => undefined);
  try {
    await ensureDemoAccounts(db, createCourse(lessonBodies, quizBodies, vocabulary, packBodies), new Date());
    await linkDemoSubscriber(db, sandbox);
    for (const email of Object.values(replicaEmails))
      await db
        .update(users)
        .set({ email })
        .where(eq(users.email, email.replace('@replicas.', '@demo.')));
  } finally {
    await close();
  }
}

/** Serves the pages of the sandbox to the load balancer. */
async function servePages(sandbox: StripeSandbox, port: number) {
  const server = createServer(getRequestListener(new Hono().route('/stripe-sandbox', sandbox.pages).fetch));
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

/**
 * Starts mail server, S3 and Stripe sandbox, and returns the settings for them. `ports`: where the sandbox serves its pages,
 * and where the replicas accept webhook events.
 */
export async function startServices(
  publicUrl: string,
  ports: { readonly pages: number; readonly webhooks: number },
) {
  const dataDir = await mkdtemp(join(tmpdir(), 'ena-sandbox-'));
  const [mails, storage] = [await startMailServer(), await startStorage()];
  const sandboxConfig = { dataDir, publicUrl, host: '127.0.0.1', port: ports.webhooks };
  const sandbox = await startStripeSandbox(sandboxConfig, () => new Date());
  const pages = await servePages(sandbox, ports.pages);
  const { secretKey, webhookSecret, priceId, apiUrl } = sandbox.settings;
  const { accessKeyId, secretAccessKey, endpoint } = storage.settings;
  return {
    sandbox,
    settings: {
      SMTP_URL: mails.url,
      STRIPE_SECRET_KEY: secretKey,
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      STRIPE_PRICE_ID: priceId,
      STRIPE_API_URL: apiUrl,
      S3_ACCESS_KEY_ID: accessKeyId,
      S3_SECRET_ACCESS_KEY: secretAccessKey,
      S3_ENDPOINT: endpoint ?? '',
    },
    sentMail: () => mails.received.map(parseMail).toReversed(),
    stop: async () => {
      pages.closeAllConnections();
      pages.close();
      await sandbox.stop();
      await Promise.all([mails.close(), storage.close(), rm(dataDir, { recursive: true, force: true })]);
    },
  };
}
