/** A separate server for a benchmark, on its own database, with learners who are signed in. */
import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createSessionCookies } from '../../apps/server/src/identity/sessions/sessionCookie.ts';
import {
  type Database,
  type Db,
  openEmbedded,
  openPostgres,
} from '../../apps/server/src/platform/db/open.ts';
import { users } from '../../apps/server/src/platform/db/users.ts';
import { sessions } from '../../apps/server/src/identity/tables.ts';
import { createLearnerRows } from '../../apps/server/src/learner/study/createLearnerRows.ts';
import { type Child, startChild } from '../../scripts/lib/child.mjs';
import { findFreePort } from '../../scripts/lib/port.mjs';
import { node24, root } from '../../scripts/lib/project.mjs';

const startTimeoutSeconds = 60;
const dayMs = 24 * 60 * 60 * 1000;

export interface Learner {
  readonly id: string;
  readonly token: string;
  /** The request headers of their browser, with the session cookie. */
  readonly headers: Readonly<Record<string, string>>;
}

interface StartOptions {
  /** The path of a module that the server imports first. */
  readonly preload?: string;
  /** Added to its settings. */
  readonly settings?: Readonly<Record<string, string>>;
}

export interface BenchServer {
  readonly url: string;
  readonly learners: readonly Learner[];
  readonly start: (options?: StartOptions) => Promise<void>;
  /** Of the running server. */
  readonly pid: () => number;
  /** SIGKILL stops it without a graceful shutdown. */
  readonly stop: (signal: 'SIGTERM' | 'SIGKILL') => Promise<void>;
  /** Opens its database; the server must not be running. */
  readonly withDatabase: <T>(read: (db: Db) => Promise<T>) => Promise<T>;
  readonly remove: () => void;
}

/** `databaseUrl`: an empty PostgreSQL database, or null for the embedded one. Does not start the server. */
export async function createBenchServer(
  databaseUrl: string | null,
  learnerCount: number,
  settings: Readonly<Record<string, string>> = {},
): Promise<BenchServer> {
  const data = mkdtempSync(join(tmpdir(), 'ena-bench-'));
  const secret = randomBytes(24).toString('hex');
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  const openDatabase = (): Promise<Database> =>
    databaseUrl === null ? openEmbedded(data) : openPostgres(databaseUrl, () => undefined);
  const withDatabase = async <T>(read: (db: Db) => Promise<T>) => {
    const { db, close } = await openDatabase();
    try {
      return await read(db);
    } finally {
      await close();
    }
  };
  const cookies = createSessionCookies(secret, false);
  const learnerOf = (id: string, token: string): Learner => {
    const cookie = cookies.issue(token, false).split(';')[0] ?? '';
    return { id, token, headers: { 'content-type': 'application/json', cookie } };
  };
  const learners = await withDatabase(async (db) => {
    const created: Learner[] = [];
    for (let count = 0; count < learnerCount; count++) {
      const id = randomUUID();
      const token = randomBytes(16).toString('hex');
      await db.insert(users).values({ id, name: 'Ana', email: `${id}@ena.example`, emailVerified: true });
      await db.insert(sessions).values({ userId: id, token, expiresAt: new Date(Date.now() + dayMs) });
      await createLearnerRows(db, id);
      created.push(learnerOf(id, token));
    }
    return created;
  });
  let running: Child | null = null;
  const isReady = () =>
    fetch(`${url}/api/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  return {
    url,
    learners,
    withDatabase,
    pid() {
      if (running?.pid === undefined) throw new Error('The server is not running.');
      return running.pid;
    },
    async start({ preload, settings: added = {} } = {}) {
      const imports = preload === undefined ? [] : ['--import', preload];
      running = startChild(node24(), [...imports, join(root, 'apps/server/src/main.ts')], {
        cwd: root,
        env: {
          HOST: '127.0.0.1',
          PORT: String(port),
          PUBLIC_URL: url,
          DATA_DIR: data,
          AUTH_SECRET: secret,
          LOG_LEVEL: 'error',
          ...(databaseUrl !== null && { DATABASE_URL: databaseUrl, SMTP_URL: 'smtp://127.0.0.1:1' }),
          ...settings,
          ...added,
        },
      });
      for (const end = Date.now() + startTimeoutSeconds * 1000; !(await isReady()); await wait(50)) {
        if (Date.now() < end) continue;
        running.kill('SIGKILL');
        throw new Error(
          `The server did not start within ${startTimeoutSeconds} s: ${(await running.done).output}`,
        );
      }
    },
    async stop(signal) {
      running?.kill(signal);
      await running?.done;
      running = null;
    },
    remove: () => rmSync(data, { recursive: true, force: true }),
  };
}
