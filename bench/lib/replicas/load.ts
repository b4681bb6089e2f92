/** The load of the benchmark of replicas: learners who study, newcomers, and jobs of every kind. */
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { createSignatureHeader } from '@ena/stripe-sandbox/webhooks';
import { createLearnerRows } from '../../../apps/server/src/learner/study/createLearnerRows.ts';
import type { Db } from '../../../apps/server/src/platform/db/open.ts';
import { userProfiles, users } from '../../../apps/server/src/platform/db/users.ts';
import { mailQueue } from '../../../apps/server/src/platform/mail/tables.ts';
import { stripeCustomers } from '../../../apps/server/src/billing/tables.ts';
import { goodCard, type StripeDouble } from '../../../apps/server/test/stripeDouble.ts';
import type { Topology } from '../../../scripts/replicas/topology.ts';
import { type Attempts, type Client, createClient } from './client.ts';
import { type Acknowledged, signUp, study } from './learner.ts';
import type { Mails } from './mails.ts';

const learnerCount = 16;
/** Between sign-ups, reminders, receipts and other mails, one of each. */
const jobIntervalMs = 1500;
const dayMs = 24 * 60 * 60 * 1000;

export interface Load {
  readonly acknowledged: Acknowledged;
  /** Addresses that have to get a mail: one reminder, one receipt, or one other mail each. */
  readonly jobs: readonly string[];
  /** Counts the requests while `work` runs. */
  readonly during: (work: () => Promise<unknown>) => Promise<Attempts>;
  /** Waits until what was begun is done. */
  readonly stop: () => Promise<void>;
}

/** Adds mails to the queue, without content. */
export async function queueMails(db: Db, recipients: readonly string[]): Promise<void> {
  const mail = { subject: 'Queued', text: 'Text', html: '<p>Text</p>', nextAttemptAt: new Date() };
  await db.insert(mailQueue).values(recipients.map((recipient) => ({ ...mail, recipient })));
}

/** `db`: PostgreSQL itself. */
export function startLoad(
  { url, ca }: Topology,
  { db, mails, provider }: { db: Db; mails: Mails; provider: StripeDouble },
): Load {
  const acknowledged: Acknowledged = { emails: [], reports: [], reviews: [] };
  const jobs: string[] = [];
  let attempts: Attempts = { requests: 0, failures: [] };
  let isOver = false;
  let clientCount = 0;
  const openClient = (): Client => {
    const number = ++clientCount;
    // A network of its own: some rate limits are by network.
    const localAddress = `127.${1 + (number >> 8)}.${number & 255}.1`;
    return createClient({ url, ca, localAddress, currentAttempts: () => attempts });
  };

  const learn = async () => {
    const client = openClient();
    const headers = await signUp(client, acknowledged, mails.findText);
    await study(client, headers, acknowledged, () => isOver);
    client.close();
  };
  const signUpOnly = async () => {
    const client = openClient();
    await signUp(client, acknowledged, mails.findText);
    client.close();
  };

  const addUser = async (profile: Partial<typeof userProfiles.$inferInsert> = {}) => {
    const user = { id: randomUUID(), email: `${randomUUID()}@ena.example` };
    await db.insert(users).values({ ...user, name: 'Ana', emailVerified: true });
    await db.insert(userProfiles).values({ id: user.id, displayName: 'Ana', ...profile });
    await createLearnerRows(db, user.id);
    return user;
  };
  const addReminder = async () => {
    const lastStudiedAt = new Date(Date.now() - 2 * dayMs);
    return (await addUser({ reminders: true, lastStudiedAt })).email;
  };
  const provision = openClient();
  const addReceipt = async () => {
    const { id, email } = await addUser();
    const { webhookSecret, priceId } = provider.settings;
    const customer = provider.store.addCustomer(email, { user_id: id });
    customer.card = goodCard;
    await db.insert(stripeCustomers).values({ userId: id, customerId: customer.id });
    const known = provider.events.length;
    provider.store.subscribe(customer.id, priceId, 0);
    // Each twice, as the provider delivers sometimes.
    for (const { body } of provider.events.slice(known).flatMap((event) => [event, event])) {
      const signature = createSignatureHeader(body, webhookSecret, Math.floor(Date.now() / 1000));
      const headers = { 'stripe-signature': signature };
      await provision.send({ method: 'POST', path: '/api/billing/webhook', headers, body });
    }
    return email;
  };
  const addMail = async () => {
    const email = `${randomUUID()}@ena.example`;
    await queueMails(db, [email]);
    return email;
  };
  const addJobs = async () => {
    const newcomers: Promise<void>[] = [];
    while (!isOver) {
      newcomers.push(signUpOnly());
      jobs.push(...(await Promise.all([addReminder(), addReceipt(), addMail()])));
      await wait(jobIntervalMs);
    }
    await Promise.all(newcomers);
    provision.close();
  };

  const running = Promise.all([...Array.from({ length: learnerCount }, learn), addJobs()]);
  /** Rejects when the load has failed. */
  const failed = running.then(() => new Promise<never>(() => undefined));
  failed.catch(() => (isOver = true));
  return {
    acknowledged,
    jobs,
    async during(work) {
      const counted: Attempts = { requests: 0, failures: [] };
      attempts = counted;
      await Promise.race([work(), failed]);
      attempts = { requests: 0, failures: [] };
      return counted;
    },
    async stop() {
      isOver = true;
      await running;
    },
  };
}
