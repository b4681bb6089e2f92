import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { request } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { PGlite } from '@electric-sql/pglite';
import { readConfig } from '../src/main/config.ts';
import { lockFolder } from '../src/platform/db/lock.ts';
import { type Db, openEmbedded } from '../src/platform/db/open.ts';
import { users } from '../src/platform/db/users.ts';
import { secondFactors } from '../src/identity/tables.ts';
import { createSecretBox } from '../src/identity/secondFactor/secretBox.ts';
import { demoPassword } from '../src/main/demo/accounts.ts';
import { createLog } from '../src/platform/log.ts';
import { start } from '../src/main/start.ts';
import { StartError } from '../src/platform/startError.ts';
import { copyEmbeddedDatabase, onPostgres } from './database.ts';
import { type ServerProcess, useServerProcesses } from './serverProcess.ts';

const root = onPostgres ? '' : mkdtempSync(join(tmpdir(), 'ena-process-'));
const template = join(root, 'template');
/** Enough to kill the server while eight clients are sending. */
const reportsBeforeKill = 60;

/** A data folder that was started once before; starting in it is a warm start. */
const folder = () => {
  const copy = join(root, randomUUID());
  cpSync(template, copy, { recursive: true });
  return copy;
};

describe.skipIf(onPostgres)('the process', () => {
  const { launch, launchReady, waitUntilReady, stop } = useServerProcesses();
  /** The first start, in `template`: its output and result. */
  let first: ServerProcess;
  let loginStatus: number;
  let firstExitCode: number | null;
  beforeAll(async () => {
    copyEmbeddedDatabase(template);
    first = await launchReady({ DATA_DIR: template });
    loginStatus = (await fetch(`${first.url}/login`)).status;
    firstExitCode = await stop(first, 'SIGTERM');
  });
  afterAll(() => rmSync(root, { recursive: true }));

  it('prints its URL, database and demo accounts, and stores its secret with mode 600', () => {
    expect(first.output()).toContain(`Ena is ready: ${first.url}`);
    expect(first.output()).toContain(`embedded, in ${template}`);
    expect(first.output()).toContain('/dev/mailbox');
    expect(first.output()).toContain('subscriber@demo.ena.example');
    expect(statSync(join(template, 'secrets.json')).mode & 0o777).toBe(0o600);
    expect(loginStatus).toBe(200);

    expect(firstExitCode).toBe(0);
    expect(existsSync(join(template, 'lock.pid'))).toBe(false);
  });

  it('starts only once, if three start on the same data folder concurrently', async () => {
    const dataDir = folder();
    const all = await Promise.all([1, 2, 3].map(() => launch({ DATA_DIR: dataDir })));
    const winner = await Promise.any(all.map(async (one) => (await waitUntilReady(one), one)));
    const losers = all.filter((one) => one !== winner);
    expect(await Promise.all(losers.map(({ exitCode }) => exitCode))).toEqual([1, 1]);
    expect(await stop(winner, 'SIGTERM')).toBe(0);
  });

  it('does not start with an invalid and an unknown setting: error messages, exit code 1', async () => {
    const dataDir = join(root, randomUUID());
    const running = await launch({ DATA_DIR: dataDir, PORT: 'x', DATABSE_URL: 'y' });
    expect(await running.exitCode).toBe(1);
    expect(running.output()).toMatch(/^Ena can't start\.\nPORT must[^\n]*\n[^\n]*did you mean DATABASE_URL/);
    expect(running.output()).not.toMatch(/\bat .*\.ts:/);
    expect(existsSync(dataDir)).toBe(false);
  });

  /** Starts the server in this process. Throws a StartError, whose message the real process prints. */
  const startHere = (env: Readonly<Record<string, string>>) =>
    start(readConfig({ PORT: '0', ...env }), createLog('silent'), inject('siteFolder'));

  it('does not start with a data folder that is a file: error message', async () => {
    const file = join(root, randomUUID());
    writeFileSync(file, 'mine');
    const started = startHere({ DATA_DIR: file });
    await expect(started).rejects.toThrow(StartError);
    await expect(started).rejects.toThrow(/^The data folder .* is a file, not a folder/);
    expect(readFileSync(file, 'utf8')).toBe('mine');
  });

  it('does not start if its database is missing beside a secret: error message, and no new database', async () => {
    const dataDir = join(root, randomUUID());
    copyEmbeddedDatabase(dataDir);
    writeFileSync(join(dataDir, 'secrets.json'), JSON.stringify({ authSecret: 'x'.repeat(48) }));
    rmSync(join(dataDir, 'db'), { recursive: true });
    const message =
      /^The database in \S+ is missing, but \S+ has been used before \(it has secrets\.json\)\. .* restore a backup/;
    await expect(startHere({ DATA_DIR: dataDir })).rejects.toThrow(message);
    mkdirSync(join(dataDir, 'db'));
    await expect(startHere({ DATA_DIR: dataDir })).rejects.toThrow(message);
    expect(readdirSync(join(dataDir, 'db'))).toEqual([]);
  });

  it('encrypts keys of authenticator apps anew if AUTH_SECRET was changed', async () => {
    const [previous, present] = ['p'.repeat(32), 'n'.repeat(32)];
    const dataDir = folder();
    const inDatabase = async <T>(run: (db: Db) => Promise<T>) => {
      const { db, close } = await openEmbedded(dataDir);
      return run(db).finally(close);
    };
    const userId = await inDatabase(async (db) => {
      const [{ id } = { id: '' }] = await db.select().from(users).limit(1);
      await db
        .insert(secondFactors)
        .values({ userId: id, secret: createSecretBox(previous).encrypt('key', id) });
      return id;
    });
    const stopHere = await startHere({
      DATA_DIR: dataDir,
      AUTH_SECRET: present,
      AUTH_SECRET_PREVIOUS: previous,
    });
    await stopHere();
    const [row] = await inDatabase((db) => db.select().from(secondFactors));
    expect(createSecretBox(present).decrypt(row?.secret ?? '', userId)).toBe('key');
  });

  it('with PORT=0 listens on a free port, and prints that', async () => {
    const running = await launch({ DATA_DIR: folder(), PORT: '0' });
    await expect.poll(running.output, { timeout: 60_000 }).toContain('Ena is ready');
    const url = /Ena is ready: (http:\S+)/.exec(running.output())?.[1];
    expect((await fetch(`${url}/api/ready`)).status).toBe(200);
    expect(await stop(running, 'SIGTERM')).toBe(0);
  });

  it('does not start with an unreachable database: error message', async () => {
    const started = startHere({
      DATA_DIR: join(root, randomUUID()),
      DATABASE_URL: 'postgres://ena@127.0.0.1:1/ena',
      SMTP_URL: 'smtp://127.0.0.1:1',
    });
    await expect(started).rejects.toThrow(StartError);
    await expect(started).rejects.toThrow(/^The database at DATABASE_URL can't be reached: .*ECONNREFUSED/);
  });

  it('does not start on a port in use: error message, and everything is closed', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    // as: a server that listens on a port has such an address.
    const { port } = other.address() as AddressInfo;
    const dataDir = folder();
    const started = startHere({ PORT: String(port), DATA_DIR: dataDir });
    await expect(started).rejects.toThrow(StartError);
    await expect(started).rejects.toThrow(`Port ${port} on 127.0.0.1 is in use.`);
    other.close();
    lockFolder(dataDir)();
  });

  it('does not start on a database that can’t be migrated, and changes nothing in it', async () => {
    const dataDir = join(root, randomUUID());
    copyEmbeddedDatabase(dataDir);
    const foreign = await PGlite.create(join(dataDir, 'db'));
    await foreign.exec(`
      drop schema public cascade; drop schema drizzle cascade;
      create schema public; create table users (mine text); insert into users values (1)`);
    await foreign.close();
    await expect(openEmbedded(dataDir)).rejects.toThrow(StartError);
    await expect(openEmbedded(dataDir)).rejects.toThrow(/could not be migrated: .*already exists/);
    const after = await PGlite.create(join(dataDir, 'db'));
    const tables = await after.query(
      "select table_name from information_schema.tables where table_schema = 'public'",
    );
    expect(tables.rows).toEqual([{ table_name: 'users' }]);
    await after.close();
  });

  it('[BACK-01] refuses a second one on the same data folder; after SIGKILL the next one has every acknowledged report exactly once', async () => {
    const settings = { DATA_DIR: folder(), LOG_LEVEL: 'warn' };
    const killed = await launchReady(settings);
    const second = await launch(settings);
    expect(await second.exitCode).toBe(1);
    expect(second.output()).toMatch(
      /^Ena can't start\.\nAnother Ena is running on the data folder .* \(process \d+\)\. Stop it/,
    );
    expect(second.output()).not.toMatch(/\bat .*\.ts:/);
    expect((await fetch(`${killed.url}/api/ready`)).status).toBe(200);

    const headers = { 'content-type': 'application/json', cookie: await logIn(killed.url) };
    const send = async (url: string, id: string) => {
      const body = JSON.stringify({ id, lessonId: 'alphabet', timeSpent: 1 });
      return (await fetch(`${url}/api/progress/reports`, { method: 'POST', headers, body })).ok;
    };
    const acknowledged: string[] = [];
    const unknown: string[] = [];
    const writers = Array.from({ length: 8 }, async () => {
      while (killed.process.signalCode === null && !killed.process.killed) {
        const id = randomUUID();
        const ok = await send(killed.url, id).catch(() => false);
        (ok ? acknowledged : unknown).push(id);
        if (acknowledged.length >= reportsBeforeKill) killed.process.kill('SIGKILL');
      }
    });
    await Promise.all(writers);
    await killed.exitCode;

    const restarted = await launchReady(settings);
    const minutes = async () => {
      const text = await (await fetch(`${restarted.url}/api/session`, { headers })).text();
      return Number(/"totalStudyTime":(\d+)/.exec(text)?.[1]);
    };
    const minutesAfterRestart = await minutes();
    expect(acknowledged.length).toBeGreaterThanOrEqual(reportsBeforeKill);
    expect(minutesAfterRestart).toBeGreaterThanOrEqual(acknowledged.length);
    expect(minutesAfterRestart).toBeLessThanOrEqual(acknowledged.length + unknown.length);
    // Acknowledged reports are stored: sending them again changes nothing.
    for (const id of acknowledged) expect(await send(restarted.url, id)).toBe(true);
    expect(await minutes()).toBe(minutesAfterRestart);
  });

  it('completes requests in flight at SIGTERM', async () => {
    const running = await launchReady({ DATA_DIR: folder() });
    const requests = Array.from({ length: 4 }, () => signInInTwoSteps(running.url));
    // All have reached the server, and none can be answered before its body is sent.
    await Promise.all(requests.map(({ accepted }) => accepted));
    const ended = stop(running, 'SIGTERM');
    const statuses = await Promise.all(requests.map(({ sendBody }) => sendBody()));
    // 429: the limit of concurrent log-ins for one e-mail.
    expect(statuses.filter((status) => status !== 200 && status !== 429)).toEqual([]);
    expect(await ended).toBe(0);
  });

  it('leaves only database, secret, lock and Stripe sandbox in the data folder', () => {
    expect(readdirSync(template).sort()).toEqual(['db', 'lock', 'secrets.json', 'stripe-sandbox.json']);
  });
});

const credentials = JSON.stringify({
  email: 'learner@demo.ena.example',
  password: demoPassword,
  rememberMe: false,
});
const signInPath = '/api/auth/sign-in/email';

async function logIn(url: string): Promise<string> {
  const headers = { 'content-type': 'application/json' };
  const reply = await fetch(url + signInPath, { method: 'POST', headers, body: credentials });
  return reply.headers.get('set-cookie')?.split(';')[0] ?? '';
}

/** A request whose body `sendBody` sends; `accepted` once the server has its headers ("100 Continue"). */
function signInInTwoSteps(url: string) {
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(credentials),
    expect: '100-continue',
  };
  const sent = request(url + signInPath, { method: 'POST', headers, agent: false });
  const accepted = once(sent, 'continue');
  const status = once(sent, 'response').then(([response]) => {
    response.resume();
    return response.statusCode;
  });
  sent.flushHeaders();
  const sendBody = () => {
    sent.end(credentials);
    return status;
  };
  return { accepted, sendBody };
}
