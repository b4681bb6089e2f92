/** Composition root: creates the services from the settings and starts the server. */
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { getRequestListener } from '@hono/node-server';
import { lessonBodies, quizBodies, vocabulary } from '@ena/course/bodies';
import { clips as courseClips } from '@ena/course/clips';
import { createApp } from './app.ts';
import { createAccounts } from './auth/accounts.ts';
import { createReadViewer } from './auth/viewer.ts';
import { type Billing, noBilling, startBilling } from './billing/billing.ts';
import { createAssistant } from './chat/assistant.ts';
import type { Config } from './config.ts';
import { createCourse } from './course/units.ts';
import { authSecretIn, prepareDataDir } from './dataDir.ts';
import { keepHouse } from './db/housekeeping.ts';
import { openEmbedded, openPostgres } from './db/open.ts';
import {
  demoAdminEmail,
  ensureDemoAccounts,
  linkDemoSubscriber,
  removeDemoAccounts,
} from './demo/accounts.ts';
import { createLimiter } from './http/limits.ts';
import { describeError, type Log } from './http/log.ts';
import { listen, listenOptions, stopServing } from './http/listen.ts';
import { createLoad, refuseOverload } from './http/overload.ts';
import { loadSite } from './http/site.ts';
import { openFiles } from './storage/files.ts';
import { builtClips, loadClips } from './sound/clips.ts';
import { createMailbox, startMailWorker } from './mail/queue.ts';
import { smtpDelivery } from './mail/smtp.ts';
import { openPractice, type Practice } from './practice/practice.ts';
import { createReminderLinks } from './reminders/links.ts';
import { startReminders } from './reminders/worker.ts';

/** Output folder of the web app's build. */
export const builtSite = fileURLToPath(new URL('../../web/build/client', import.meta.url));
const cleanupIntervalMs = 10 * 60 * 1000;

/** Graceful shutdown: stops accepting requests, finishes those in flight, then closes mail and database. */
export type Stop = () => Promise<void>;

/** Starts Ena. If that fails, closes whatever was opened and throws StartError. */
export async function start(config: Config, log: Log, siteFolder: string): Promise<Stop> {
  const now = () => new Date();
  const course = createCourse(lessonBodies, quizBodies, vocabulary);
  const site = loadSite(siteFolder, course, config);
  const clips = loadClips(builtClips, courseClips, config.audioUrl);
  prepareDataDir(config.dataDir);
  const secret = config.authSecret ?? authSecretIn(config.dataDir);
  const database =
    config.databaseUrl === null
      ? await openEmbedded(config.dataDir)
      : await openPostgres(config.databaseUrl, (error) =>
          log.warn({ error: describeError(error) }, 'connection lost'),
        );
  const { db } = database;
  let open = true;
  let mailer = createMailbox(now);
  let billing: Billing = noBilling;
  let practice: Practice | null = null;
  let stopReminders = async () => {};
  const close = async () => {
    await stopReminders();
    await mailer.stop();
    await billing.stop();
    await practice?.stop();
    await database.close();
  };
  try {
    if (config.tryOut) await ensureDemoAccounts(db, course, now());
    else await removeDemoAccounts(db);
    if (config.smtpUrl !== null) {
      mailer = startMailWorker({ db, deliver: smtpDelivery(config.smtpUrl, config.mailFrom), log, now });
    }
    if (config.practice) {
      practice = await openPractice(config, now);
      await linkDemoSubscriber(db, practice);
    }
    const provider = config.stripe ?? practice?.settings ?? null;
    if (provider !== null) billing = startBilling(provider, { db, log, now });
    const adminEmails = new Set([...config.adminEmails, ...(config.tryOut ? [demoAdminEmail] : [])]);
    const { publicUrl } = config;
    const reminderLinks = createReminderLinks(secret, publicUrl);
    stopReminders = startReminders({ db, mailer, links: reminderLinks, publicUrl, log, now });
    const app = createApp({
      config,
      db,
      accounts: createAccounts({ db, secret, publicUrl: config.publicUrl, mailer, now }),
      mailer,
      supportEmail: config.operator.supportEmail,
      billing,
      practice: practice?.pages ?? null,
      course,
      assistant: createAssistant(course, config.chat),
      clips,
      files: openFiles(config.s3, config.dataDir),
      readViewer: createReadViewer({ db, adminEmails, now }),
      reminderLinks,
      limiter: createLimiter(db, secret, now),
      log,
      site,
      now,
      isOpen: () => open,
    });
    const server = createServer(listenOptions, refuseOverload(getRequestListener(app.fetch), createLoad()));
    await listen(server, config.port, config.host);
    const cleanUp = () =>
      keepHouse(db, now(), config.smtpUrl === null).catch((error: unknown) =>
        log.warn({ error: describeError(error) }, 'housekeeping failed'),
      );
    const cleanupTimer = setInterval(cleanUp, cleanupIntervalMs);
    return async () => {
      open = false;
      clearInterval(cleanupTimer);
      await stopServing(server);
      await close();
    };
  } catch (error) {
    await close();
    throw error;
  }
}
