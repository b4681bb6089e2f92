/**
 * Two replicas behind HAProxy with TLS, on one PostgreSQL behind PgBouncer in transaction mode, as in deploy/, but
 * without containers: rolling restarts, an upgrade whose migration runs while both versions serve, and replicas that
 * are killed at random, under the load of simulated learners, mail, reminders and webhook events. Counts failed
 * requests, acknowledged writes that are lost or applied twice, and jobs that are executed twice.
 */
import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { type Db, openPostgres } from '../apps/server/src/platform/db/open.ts';
import { mailQueue } from '../apps/server/src/platform/mail/tables.ts';
import { mailLeaseMs } from '../apps/server/src/platform/mail/queue.ts';
import type { ReceivedMail } from '../apps/server/test/parseMail.ts';
import { startStripeDouble } from '../apps/server/test/stripeDouble.ts';
import { root } from '../scripts/lib/project.mjs';
import { ensureBuilt, ensureInstalled } from '../scripts/lib/setUp.mjs';
import { startTopology, type Version } from '../scripts/replicas/topology.ts';
import type { Attempts } from './lib/replicas/client.ts';
import { type Load, queueMails, startLoad } from './lib/replicas/load.ts';
import { countRepeated, startMails } from './lib/replicas/mails.ts';
import { createNextVersion } from './lib/replicas/nextVersion.ts';
import { compareWrites, readStoredWrites } from './lib/replicas/stored.ts';
import { report } from './lib/report.mjs';

const rollingRestarts = 6;
const kills = 8;
/** How long a replica is down, and how long both are up afterwards: a random time between these. */
const [minPauseMs, maxPauseMs] = [500, 3000];
/** A mail whose worker was killed is delivered after its lease. */
const queueTimeoutMs = mailLeaseMs + 30_000;
/** So many that both replicas deliver for several polls. */
const controlMails = 2_000;

const frequentReminders = new URL('./lib/replicas/frequentReminders.ts', import.meta.url);
const withoutDraining = new URL('./lib/replicas/withoutDraining.ts', import.meta.url);
const withoutRowLocks = new URL('./lib/replicas/withoutRowLocks.ts', import.meta.url);

await ensureInstalled();
await ensureBuilt();
const mails = await startMails();
const provider = await startStripeDouble(() => new Date());
const { secretKey, webhookSecret, priceId, apiUrl } = provider.settings;
const limits = [
  'auth.signUp',
  'auth.signIn',
  'auth.confirm',
  'progress.report',
  'progress.list',
  'answersPerDay',
  'reviews.record',
  'reviews.session',
];
const topology = await startTopology();
const settings = {
  SMTP_URL: mails.url,
  STRIPE_SECRET_KEY: secretKey,
  STRIPE_WEBHOOK_SECRET: webhookSecret,
  STRIPE_PRICE_ID: priceId,
  STRIPE_API_URL: apiUrl ?? '',
  RATE_LIMITS: limits.map((name) => `${name}=999999`).join(','),
};
const nextVersion = createNextVersion();
const present: Version = { folder: root, preloads: [frequentReminders], settings };
const next: Version = { ...present, folder: nextVersion.folder };
try {
  for (const index of [0, 1]) await topology.startReplica(index, present);
  const { db, close } = await openPostgres(topology.databaseUrl, () => undefined);
  await measure(db).finally(close);
} finally {
  await topology.stop();
  nextVersion.remove();
  await provider.close();
  await mails.close();
}

async function measure(db: Db): Promise<void> {
  const load = startLoad(topology, { db, mails, provider });
  await load.during(() => wait(maxPauseMs)); // learners sign up

  reportRequests('rolling restarts', await load.during(() => restartAll(present, rollingRestarts)));
  const upgrade = await load.during(() => restartAll(next, 2));
  reportRequests('upgrade while both versions run', upgrade);
  if (!(await hasNextSchema(db))) throw new Error('The upgrade has not migrated the database.');
  const deliveredBeforeKills = mails.delivered().length;

  const killed = await load.during(async () => {
    for (let count = 0; count < kills; count++) await replace(randomInt(2), next, 'SIGKILL');
  });
  const reads = killed.failures.filter(({ method }) => method === 'GET');
  const cut = reads.filter(({ isCut }) => isCut).length;
  report(`${kills} kills: requests`, killed.requests, '', null);
  report('kills: failed reads, after the proxy has sent them again', reads.length - cut, '', 0);
  report('kills: responses to reads cut off, which clients send again', cut, '', null);
  report('kills: failed writes, which clients send again', killed.failures.length - reads.length, '', null);
  reportKinds(killed);

  const abrupt: Version = { ...next, preloads: [frequentReminders, withoutDraining] };
  await load.during(() => restartAll(abrupt, 2));
  const control = await load.during(() => restartAll(abrupt, rollingRestarts));
  report('broken variant without graceful shutdown: success', successOf(control), '%', null);

  await load.stop();
  await waitForMails(db, expectedMails(load));
  reportWrites(load, await readStoredWrites(db));
  reportJobs(load, mails.delivered(), deliveredBeforeKills);

  await restartAll({ ...next, preloads: [withoutRowLocks] }, 2);
  const before = mails.delivered().length;
  const recipients = Array.from({ length: controlMails }, (_, index) => `control-${index}@ena.example`);
  await queueMails(db, recipients);
  await waitForMails(db, recipients);
  const deliveries = mails.delivered().length - before;
  report(
    'broken variant without row locks: mails per delivery',
    (100 * controlMails) / deliveries,
    '%',
    null,
  );
}

/** Replaces the replicas in turn, `count` times. */
async function restartAll(version: Version, count: number): Promise<void> {
  for (let index = 0; index < count; index++) await replace(index % 2, version, 'SIGTERM');
}

async function replace(index: number, version: Version, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  const pause = () => wait(randomInt(minPauseMs, maxPauseMs));
  await topology.stopReplica(index, signal);
  await pause();
  await topology.startReplica(index, version);
  await pause();
}

async function hasNextSchema(db: Db): Promise<boolean> {
  const column =
    "from information_schema.columns where table_name = 'users' and column_name = 'next_version'";
  const result: unknown = await db.execute(`select 1 ${column}`);
  return Object(result).rows.length === 1;
}

function expectedMails({ acknowledged, jobs }: Load): readonly string[] {
  return [...acknowledged.emails, ...jobs];
}

function missingMails(expected: readonly string[]): readonly string[] {
  const arrived = new Set(mails.delivered().map(({ to }) => to));
  return expected.filter((email) => !arrived.has(email));
}

/** Waits until the expected mails have arrived and no others are queued, or until the timeout. */
async function waitForMails(db: Db, expected: readonly string[]): Promise<void> {
  const isWaiting = async () =>
    missingMails(expected).length > 0 ||
    (await db.select({ due: mailQueue.nextAttemptAt }).from(mailQueue)).some(({ due }) => due !== null);
  for (const end = performance.now() + queueTimeoutMs; performance.now() < end && (await isWaiting()); )
    await wait(500);
}

function successOf({ requests, failures }: Attempts): number {
  return 100 * (1 - failures.length / requests);
}

function reportRequests(name: string, attempts: Attempts): void {
  report(`${name}: requests`, attempts.requests, '', null);
  report(`${name}: failed requests`, attempts.failures.length, '', 0);
  reportKinds(attempts);
}

/** Which requests failed, and how: method and status. */
function reportKinds({ failures }: Attempts): void {
  const kinds = Object.groupBy(
    failures,
    ({ method, status, isCut }) => `${method} ${isCut ? 'cut off' : status}`,
  );
  for (const [kind, same] of Object.entries(kinds)) report(`  ${kind}`, same?.length ?? 0, '', null);
}

function reportWrites({ acknowledged }: Load, stored: Parameters<typeof compareWrites>[0]): void {
  const { lost, twice } = compareWrites(stored, acknowledged);
  report('acknowledged writes', Object.values(acknowledged).flat().length, '', null);
  report('acknowledged writes lost', lost, '', 0);
  report('writes applied twice', twice, '', 0);
  // Self-check: one removed report and one added minute have to be detected.
  const ids = new Set([...stored.ids].filter((id) => id !== acknowledged.reports[0]));
  const found = compareWrites({ ...stored, ids, minutes: stored.minutes + 1 }, acknowledged);
  if (found.lost !== lost + 1 || found.twice !== twice + 1)
    throw new Error('The comparison does not detect lost or repeated writes.');
}

/** A job is executed twice if it has queued two mails; one mail is delivered twice if its worker dies in between. */
function reportJobs(load: Load, delivered: readonly ReceivedMail[], beforeKills: number): void {
  const expected = expectedMails(load);
  const content = ({ to, subject }: ReceivedMail) => `${to} ${subject}`;
  const id = ({ messageId }: ReceivedMail) => messageId;
  const repeated = countRepeated(delivered, id);
  report('jobs: confirmations, reminders, receipts, other mails', expected.length, '', null);
  report('jobs not executed', missingMails(expected).length, '', 0);
  report('jobs executed twice', countRepeated(delivered, content) - repeated, '', 0);
  report('mails delivered twice without a kill', countRepeated(delivered.slice(0, beforeKills), id), '', 0);
  report('mails delivered twice, with the same Message-ID', repeated, '', null);
}
