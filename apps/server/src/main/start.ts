/** Composition root: creates the services from the settings and starts the server. */
import { fileURLToPath } from 'node:url';
import { getRequestListener } from '@hono/node-server';
import { lessonBodies, packBodies, quizBodies, vocabulary } from '@ena/course/bodies';
import { clips as courseClips } from '@ena/course/clips';
import { createApp } from './app.ts';
import { createAccounts } from '../identity/accounts.ts';
import { reencryptSecrets } from '../identity/secondFactor/reencryptSecrets.ts';
import { createReadViewer } from '../identity/sessions/viewer.ts';
import { type Billing, disabledBilling, startBilling } from '../billing/billing.ts';
import { createAssistant } from '../content/chat/assistant.ts';
import type { Config } from './config.ts';
import { createCourse } from '../content/course/units.ts';
import { readOrCreateAuthSecret, prepareDataDir } from '../platform/dataDir.ts';
import { deleteExpiredRows } from './deleteExpiredRows.ts';
import { type Database, type Db, openEmbedded, openPostgres } from '../platform/db/open.ts';
import {
  demoAdminEmail,
  ensureDemoAccounts,
  linkDemoSubscriber,
  removeDemoAccounts,
} from './demo/accounts.ts';
import { createLimiter } from '../platform/http/limits.ts';
import { describeError, type Log } from '../platform/log.ts';
import { createHttpServer, listen } from '../platform/http/listen.ts';
import { loadSite } from '../site/site.ts';
import { createDiskSpaceCheck } from '../platform/diskSpace.ts';
import { openFiles } from '../platform/files.ts';
import { createClipCdn } from '../content/sound/cdn.ts';
import { clipsBuildDir, loadClips } from '../content/sound/clips.ts';
import { noMetrics } from '../platform/metrics/metrics.ts';
import { readQueueDepths } from './diagnostics/queueDepths.ts';
import { observeRequests } from '../platform/http/observeRequests.ts';
import { createMailbox, startMailWorker } from '../platform/mail/queue.ts';
import { createSmtpDelivery } from '../platform/mail/smtp.ts';
import type { StripeSandbox } from '@ena/stripe-sandbox/sandbox';
import { createUnsubscribeLinks } from '../learner/optionalMail/unsubscribeLinks.ts';
import { createLearnerRows } from '../learner/study/createLearnerRows.ts';
import { startReminders } from '../learner/optionalMail/reminders.ts';
import { startFitting } from '../learner/review/fitting/fitWorker.ts';
import { startSummaries } from '../learner/optionalMail/summaries.ts';

/** Output folder of the web app's build. */
export const siteBuildDir = fileURLToPath(new URL('../../../web/build', import.meta.url));
const cleanupIntervalMs = 10 * 60 * 1000;

/** Graceful shutdown: stops accepting requests, finishes those in flight, then closes mail and database. */
export type Stop = () => Promise<void>;

/** Loads the metrics library only where metrics are configured. */
async function openRegistry(db: Db, now: () => Date, poolState: Database['poolState']) {
  const { createMetricsRegistry } = await import('../platform/metrics/registry.ts');
  return createMetricsRegistry({ readQueueDepths: () => readQueueDepths(db, now()), poolState });
}

/** Starts Ena. If that fails, closes whatever was opened and throws StartError. */
export async function start(config: Config, log: Log, siteFolder: string): Promise<Stop> {
  const now = () => new Date();
  const course = createCourse(lessonBodies, quizBodies, vocabulary, packBodies);
  const site = loadSite(siteFolder, course, config);
  const clips = loadClips(clipsBuildDir, courseClips, config.audioUrl);
  prepareDataDir(config.dataDir);
  const database: Database =
    config.databaseUrl === null
      ? await openEmbedded(config.dataDir)
      : await openPostgres(config.databaseUrl, (error) =>
          log.warn({ error: describeError(error) }, 'connection lost'),
        );
  const { db, poolState } = database;
  // After the database was opened or created: a secret without a database means that it was lost.
  const secret = config.authSecret ?? readOrCreateAuthSecret(config.dataDir);
  let open = true;
  let mailer = createMailbox(now);
  let billing: Billing = disabledBilling;
  let sandbox: StripeSandbox | null = null;
  const stopJobs: (() => Promise<void>)[] = [];
  const close = async () => {
    await Promise.all(stopJobs.map((stopJob) => stopJob()));
    await mailer.stop();
    await billing.stop();
    await sandbox?.stop();
    await database.close();
  };
  try {
    if (config.demoMode) await ensureDemoAccounts(db, course, now());
    else await removeDemoAccounts(db);
    const { previousAuthSecret: previous } = config;
    if (previous !== null) {
      const result = await reencryptSecrets(db, { previous, present: secret });
      // Unreadable: AUTH_SECRET_PREVIOUS is wrong, or not the former one of all.
      log[result.unreadable > 0 ? 'warn' : 'info'](result, 'secret changed');
    }
    if (config.smtpUrl !== null) {
      const deliver = createSmtpDelivery(config.smtpUrl, config.mailFrom);
      mailer = startMailWorker({ db, deliver, log, now });
    }
    if (config.stripeSandboxEnabled) {
      const { startStripeSandbox } = await import('@ena/stripe-sandbox/sandbox');
      sandbox = await startStripeSandbox(config, now);
      await linkDemoSubscriber(db, sandbox);
    }
    const provider = config.stripe ?? sandbox?.settings ?? null;
    const { publicUrl } = config;
    if (provider !== null) billing = startBilling(provider, { db, log, now, mail: { mailer, publicUrl } });
    const demoAdminEmails = new Set(config.demoMode ? [demoAdminEmail] : []);
    const adminEmails = new Set([...config.adminEmails, ...demoAdminEmails]);
    const unsubscribeLinks = createUnsubscribeLinks(secret, publicUrl);
    const mailJob = { db, mailer, links: unsubscribeLinks, publicUrl, log, now };
    stopJobs.push(
      startReminders(mailJob),
      startSummaries({ ...mailJob, course, adminEmails }),
      startFitting({ db, log, now }),
    );
    const { metricsToken } = config;
    const registry = metricsToken === null ? null : await openRegistry(db, now, poolState);
    const app = createApp({
      config,
      db,
      assertDiskSpace: config.databaseUrl === null ? createDiskSpaceCheck(config.dataDir) : () => undefined,
      accounts: createAccounts({ db, secret, publicUrl, now, createLearnerRows }),
      mailer,
      supportEmail: config.operator.supportEmail,
      billing,
      stripeSandboxPages: sandbox?.pages ?? null,
      course,
      assistant: createAssistant(course, config.chat),
      clips,
      clipCdn: config.assetsUrl === null ? null : createClipCdn(secret, config.assetsUrl, clips.info.version),
      files: openFiles(config.s3, config.dataDir),
      readViewer: createReadViewer({ db, adminEmails, demoAdminEmails, now }),
      unsubscribeLinks,
      limiter: createLimiter(db, secret, now, config.rateLimits),
      log,
      metrics: registry ?? noMetrics,
      metricsPage:
        metricsToken !== null && registry ? { token: metricsToken, expose: registry.expose } : null,
      site,
      now,
      isOpen: () => open,
    });
    const { trustedProxies } = config;
    const listener = getRequestListener(app.fetch);
    const { server, stop: stopServer } = createHttpServer(listener, {
      trustedProxies,
      isHttps: publicUrl.startsWith('https:'),
    });
    if (registry) observeRequests(server, registry.observeRequest);
    await listen(server, config.port, config.host);
    const cleanUp = () =>
      deleteExpiredRows(db, now(), config.smtpUrl === null).catch((error: unknown) =>
        log.warn({ error: describeError(error) }, 'deleting expired rows failed'),
      );
    const cleanupTimer = setInterval(cleanUp, cleanupIntervalMs);
    return async () => {
      open = false;
      clearInterval(cleanupTimer);
      await stopServer();
      await close();
    };
  } catch (error) {
    await close();
    throw error;
  }
}
