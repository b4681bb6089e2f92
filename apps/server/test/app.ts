/** The application on an empty test database, called without a network port. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { defaultOperator } from '@ena/contract/operator';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';
import { undeclaredErrorCode } from '../src/main/api.ts';
import { createApp } from '../src/main/app.ts';
import { createAccounts } from '../src/identity/accounts.ts';
import { type Hashing, limitConcurrency } from '../src/identity/password/passwords.ts';
import { createReadViewer } from '../src/identity/sessions/viewer.ts';
import { disabledBilling } from '../src/billing/billing.ts';
import { createAssistant } from '../src/content/chat/assistant.ts';
import type { Course } from '../src/content/course/units.ts';
import type { Database, Db } from '../src/platform/db/open.ts';
import { users } from '../src/platform/db/users.ts';
import { stripeSubscriptions } from '../src/billing/tables.ts';
import { createLimiter, noLimits } from '../src/platform/http/limits.ts';
import { createLog } from '../src/platform/log.ts';
import { loadSite } from '../src/site/site.ts';
import { noMetrics } from '../src/platform/metrics/metrics.ts';
import { createMailbox } from '../src/platform/mail/queue.ts';
import type { Services } from '../src/main/services.ts';
import { createUnsubscribeLinks } from '../src/learner/optionalMail/unsubscribeLinks.ts';
import { createLearnerRows } from '../src/learner/study/createLearnerRows.ts';
import { openFiles } from '../src/platform/files.ts';
import { openTestDatabase } from './database.ts';
import { testClips, testCourse } from './fixtures.ts';
import { fastHashing } from './passwords.ts';

// Replaces the global Request and Response, as the real server does. Otherwise it would depend on the files
// that the worker has run before whether a test file runs with them.
getRequestListener(() => new Response());

export const secret = 'a secret of the tests, long enough for all';
const publicUrl = 'http://127.0.0.1:3000';
const site = loadSite(inject('siteFolder'), testCourse, {
  demoMode: true,
  publicUrl: 'http://127.0.0.1:3000',
  audioUrl: null,
  operator: defaultOperator,
});

const adminEmails = new Set([
  'admin@ena.example',
  'unverified@ena.example',
  'admin-without-code@ena.example',
]);

export interface CallOptions {
  readonly cookie?: string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
  readonly address?: string;
}
export interface Reply {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly json: Record<string, unknown>;
}

interface Options {
  /** Rate limits are off by default. */
  readonly limits?: true;
  /** Refuses requests with headers of proxies; default: on. */
  readonly demoMode?: false;
  /** Default: fast hashing of passwords. */
  readonly hashing?: Hashing;
  /** Default: a small course (fixtures.ts). */
  readonly course?: Course;
}

/** The application for a test file or a `describe`; all tables are empty before its first test. */
export function useApp(options: Options = {}) {
  let database: Database;
  const folder = mkdtempSync(join(tmpdir(), 'ena-files-'));
  const time = { now: new Date('2026-03-01T10:00:00Z') };
  const logged: string[] = [];
  const undeclared: string[] = [];
  const world = {} as { services: Services; app: ReturnType<typeof createApp> };

  const now = () => time.now;
  const createServices = (db: Db, config: Services['config']): Services => ({
    config,
    db,
    assertDiskSpace: () => undefined,
    accounts: createAccounts({
      createLearnerRows,
      db,
      secret,
      publicUrl: config.publicUrl,
      now,
      hashing: options.hashing ?? limitConcurrency(fastHashing),
    }),
    mailer: createMailbox(now),
    supportEmail: defaultOperator.supportEmail,
    billing: disabledBilling,
    stripeSandboxPages: null,
    course: options.course ?? testCourse,
    assistant: createAssistant(testCourse, { model: null, questionsPerDay: 100 }),
    clips: testClips,
    clipCdn: null,
    files: openFiles(null, folder),
    readViewer: createReadViewer({ db, adminEmails, now }),
    unsubscribeLinks: createUnsubscribeLinks(secret, config.publicUrl),
    limiter: options.limits ? createLimiter(db, secret, now) : noLimits,
    log: createLog('trace', {
      write: (line) => {
        logged.push(line);
        if (line.includes(undeclaredErrorCode)) undeclared.push(line);
      },
    }),
    metrics: noMetrics,
    metricsPage: null,
    site,
    now,
    isOpen: () => true,
  });

  beforeAll(async () => {
    database = await openTestDatabase();
    world.services = createServices(database.db, {
      publicUrl,
      port: 3000,
      trustedProxies: 0,
      demoMode: options.demoMode ?? true,
    });
    world.app = createApp(world.services);
  });
  // Every error code that a test gets must be declared in the contract.
  afterEach(() => expect(undeclared.splice(0)).toEqual([]));
  afterAll(async () => {
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const callOn = async (
    app: typeof world.app,
    method: string,
    path: string,
    body?: unknown,
    how: CallOptions = {},
  ): Promise<Reply> => {
    const headers = {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(how.cookie !== undefined && { cookie: how.cookie }),
      ...how.headers,
    };
    const raw = typeof body === 'string' || body instanceof Uint8Array ? body : JSON.stringify(body);
    const response = await app.request(
      new URL(path, publicUrl).href,
      { method, headers, ...(raw !== undefined && { body: raw }) },
      { incoming: { socket: { remoteAddress: how.address ?? '10.1.1.1' } } },
    );
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false;
    return {
      status: response.status,
      headers: response.headers,
      text,
      json: isJson && text !== '' ? JSON.parse(text) : {},
    };
  };

  const call = (method: string, path: string, body?: unknown, how?: CallOptions) =>
    callOn(world.app, method, path, body, how);

  /** An application with other settings or services on the same database. */
  const appWith = (overrides: Partial<Services>) => {
    const services = createServices(overrides.db ?? database.db, overrides.config ?? world.services.config);
    return createApp({ ...services, ...overrides });
  };
  const callWith = (
    overrides: Partial<Services>,
    method: string,
    path: string,
    body?: unknown,
    how?: CallOptions,
  ) => callOn(appWith(overrides), method, path, body, how);

  /** Creates a confirmed account with a session directly, without slow hashing and mail. */
  const signedIn = async (
    email: string,
    subscription?: string,
  ): Promise<{ userId: string; cookie: string }> => {
    const { db, accounts } = world.services;
    // Registered long before the time of any test.
    const createdAt = new Date('2020-01-01');
    const [user] = await db
      .insert(users)
      .values({ email, name: 'Ana', emailVerified: true, createdAt })
      .returning();
    if (!user) throw new Error('No account was created.');
    await createLearnerRows(db, user.id);
    if (subscription !== undefined) await subscribe(user.id, subscription);
    const token = await accounts.startSession(user.id, false, undefined, email === 'admin@ena.example');
    return { userId: user.id, cookie: cookieOf(accounts.cookies.issue(token, false)) };
  };
  const subscribe = (userId: string, status: string) =>
    world.services.db
      .insert(stripeSubscriptions)
      .values({ userId, status, subscriptionId: 'sub', priceId: 'price' })
      .onConflictDoUpdate({ target: stripeSubscriptions.userId, set: { status } });

  return { world, time, logged, folder, call, callOn, callWith, appWith, signedIn, subscribe };
}

/** The Cookie header that a browser makes of a Set-Cookie header. */
export const cookieOf = (setCookie: string | null): string => setCookie?.split(';')[0] ?? '';
