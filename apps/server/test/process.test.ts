import { type ChildProcess, spawn } from 'node:child_process';
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
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openEmbedded } from '../src/db/open.ts';
import { demoPassword } from '../src/demo/accounts.ts';
import { StartError } from '../src/startError.ts';
import { onPostgres } from './database.ts';

const script = fileURLToPath(new URL('./serve.ts', import.meta.url));
const root = onPostgres ? '' : mkdtempSync(join(tmpdir(), 'ena-process-'));
const template = join(root, 'template');
const started = new Set<ChildProcess>();

interface Running {
  readonly process: ChildProcess;
  readonly url: string;
  /** Resolves to the exit code. */
  readonly ended: Promise<number | null>;
  readonly output: () => string;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

function launch(env: Record<string, string>): Running {
  const child = spawn(process.execPath, [script], {
    env: { PATH: process.env['PATH'] ?? '', SITE: inject('siteFolder'), ...env },
  });
  started.add(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  }
  const ended = once(child, 'close').then(([code]) => (typeof code === 'number' ? code : null));
  return { process: child, url: `http://127.0.0.1:${env['PORT']}`, ended, output: () => output };
}

async function launchReady(dataDir: string, env: Record<string, string> = {}): Promise<Running> {
  const running = launch({ PORT: String(await freePort()), DATA_DIR: dataDir, ...env });
  const end = running.ended.then((code) =>
    Promise.reject(new Error(`It ended with ${code}: ${running.output()}`)),
  );
  await Promise.race([end, answering(running.url)]);
  end.catch(() => undefined);
  return running;
}

async function answering(url: string): Promise<void> {
  for (;;) {
    const ready = await fetch(`${url}/api/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (ready) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** A data folder that was started once before; starting in it is a warm start. */
const folder = () => {
  const copy = join(root, randomUUID());
  cpSync(template, copy, { recursive: true });
  return copy;
};
const end = async (running: Running, signal: NodeJS.Signals) => {
  running.process.kill(signal);
  return running.ended;
};

describe.skipIf(onPostgres)('the process', () => {
  beforeAll(async () => {
    const first = await launchReady(template);
    await end(first, 'SIGTERM');
  });
  afterAll(() => {
    for (const child of started) child.kill('SIGKILL');
    rmSync(root, { recursive: true });
  });

  it('says where it is, what it uses, and who can log in; keeps its secret to itself', async () => {
    const dataDir = folder();
    const running = await launchReady(dataDir);
    expect(running.output()).toContain(`Ena is ready: ${running.url}`);
    expect(running.output()).toContain(`embedded, in ${dataDir}`);
    expect(running.output()).toContain('/dev/mailbox');
    expect(running.output()).toContain('subscriber@demo.ena.example');
    expect(statSync(join(dataDir, 'secrets.json')).mode & 0o777).toBe(0o600);
    expect((await fetch(`${running.url}/login`)).status).toBe(200);

    expect(await end(running, 'SIGTERM')).toBe(0);
    expect(existsSync(join(dataDir, 'lock.pid'))).toBe(false);
  });

  it('[BACK-01] refuses a second one on the same data folder, and takes over from a killed one', async () => {
    const dataDir = folder();
    const first = await launchReady(dataDir);
    const second = launch({ PORT: String(await freePort()), DATA_DIR: dataDir });
    expect(await second.ended).toBe(1);
    expect(second.output()).toMatch(
      /^Ena can't start\.\nAnother Ena is running on the data folder .* \(process \d+\)\. Stop it/,
    );
    expect(second.output()).not.toMatch(/\bat .*\.ts:/);
    expect((await fetch(`${first.url}/api/ready`)).status).toBe(200);

    await end(first, 'SIGKILL');
    await end(await launchReady(dataDir), 'SIGTERM');
  });

  it('lets exactly one of three starters at the same instant win', async () => {
    const dataDir = folder();
    const ports = await Promise.all([freePort(), freePort(), freePort()]);
    const all = ports.map((port) => launch({ PORT: String(port), DATA_DIR: dataDir }));
    const winner = await Promise.any(all.map(async (one) => (await answering(one.url), one)));
    const losers = all.filter((one) => one !== winner);
    expect(await Promise.all(losers.map(({ ended }) => ended))).toEqual([1, 1]);
    expect(await end(winner, 'SIGTERM')).toBe(0);
  });

  const file = join(root, 'file');
  it.each<[string, Record<string, string>, RegExp]>([
    [
      'a bad and an unknown setting',
      { PORT: 'x', DATABSE_URL: 'y' },
      /PORT must[^\n]*\n[^\n]*did you mean DATABASE_URL/,
    ],
    ['a data folder that is a file', { DATA_DIR: file }, /The data folder .* is a file, not a folder/],
    [
      'a database that is away',
      { DATABASE_URL: 'postgres://ena@127.0.0.1:1/ena', SMTP_URL: 'smtp://127.0.0.1:1' },
      /The database at DATABASE_URL can't be reached: .*ECONNREFUSED/,
    ],
  ])('does not start with %s: a sentence, code 1', async (_what, env, sentence) => {
    writeFileSync(file, 'mine');
    const fresh = join(root, randomUUID());
    const running = launch({ PORT: String(await freePort()), DATA_DIR: fresh, ...env });
    expect(await running.ended).toBe(1);
    expect(running.output()).toMatch(sentence);
    expect(running.output()).not.toMatch(/\bat .*\.ts:/);
    expect(readFileSync(file, 'utf8')).toBe('mine');
    if (env['PORT'] === 'x') expect(existsSync(fresh)).toBe(false);
  });

  it('does not start on a port in use: a sentence, code 1', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const running = launch({ PORT: String(port), DATA_DIR: folder() });
    expect(await running.ended).toBe(1);
    expect(running.output()).toContain(`Port ${port} on 127.0.0.1 is in use.`);
    other.close();
  });

  it('does not start on a database that can’t be brought up to date, and changes nothing in it', async () => {
    const dataDir = join(root, randomUUID());
    mkdirSync(dataDir);
    const foreign = await PGlite.create(join(dataDir, 'db'));
    await foreign.exec('create table users (mine text); insert into users values (1)');
    await foreign.close();
    await expect(openEmbedded(dataDir)).rejects.toThrow(StartError);
    await expect(openEmbedded(dataDir)).rejects.toThrow(/could not be brought up to date: .*already exists/);
    const after = await PGlite.create(join(dataDir, 'db'));
    const tables = await after.query(
      "select table_name from information_schema.tables where table_schema = 'public'",
    );
    expect(tables.rows).toEqual([{ table_name: 'users' }]);
    await after.close();
  });

  it('killed right after acknowledged reports has lost and doubled none', async () => {
    const dataDir = folder();
    const first = await launchReady(dataDir, { LOG_LEVEL: 'warn' });
    const headers = { 'content-type': 'application/json', cookie: await logIn(first.url) };
    const send = async (url: string, id: string) => {
      const body = JSON.stringify({ id, lessonId: 'alphabet', timeSpent: 1 });
      return (await fetch(`${url}/api/progress/reports`, { method: 'POST', headers, body })).ok;
    };
    const acknowledged: string[] = [];
    const unknown: string[] = [];
    const writers = Array.from({ length: 8 }, async () => {
      for (let turn = 0; turn < 35; turn++) {
        const id = randomUUID();
        const ok = await send(first.url, id).catch(() => false);
        (ok ? acknowledged : unknown).push(id);
        if (acknowledged.length >= 200) first.process.kill('SIGKILL');
      }
    });
    await Promise.all(writers);
    await first.ended;

    const second = await launchReady(dataDir, { LOG_LEVEL: 'warn' });
    const minutes = async () => {
      const text = await (await fetch(`${second.url}/api/session`, { headers })).text();
      return Number(/"totalStudyTime":(\d+)/.exec(text)?.[1]);
    };
    const kept = await minutes();
    expect(acknowledged.length).toBeGreaterThanOrEqual(200);
    expect(kept).toBeGreaterThanOrEqual(acknowledged.length);
    expect(kept).toBeLessThanOrEqual(acknowledged.length + unknown.length);
    // What was acknowledged is known: sent again it changes nothing.
    for (const id of acknowledged) expect(await send(second.url, id)).toBe(true);
    expect(await minutes()).toBe(kept);
    await end(second, 'SIGTERM');
  });

  it('fails no request that was on its way when it was told to end', async () => {
    const running = await launchReady(folder());
    const body = JSON.stringify({
      email: 'learner@demo.ena.example',
      password: demoPassword,
      rememberMe: false,
    });
    const headers = { 'content-type': 'application/json' };
    const requests = Array.from({ length: 12 }, () =>
      fetch(`${running.url}/api/auth/sign-in/email`, { method: 'POST', headers, body }).then(
        ({ status }) => status,
      ),
    );
    const ended = end(running, 'SIGTERM');
    // Answered, be it by the limit of guesses in flight for one e-mail.
    expect((await Promise.all(requests)).filter((status) => status !== 200 && status !== 429)).toEqual([]);
    expect(await ended).toBe(0);
  });

  it('leaves nothing of its tests in the data folder but database, secret, lock and practice provider', async () => {
    expect(readdirSync(template).sort()).toEqual(['db', 'lock', 'practice-provider.json', 'secrets.json']);
  });
});

async function logIn(url: string): Promise<string> {
  const reply = await fetch(`${url}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'learner@demo.ena.example', password: demoPassword, rememberMe: false }),
  });
  return reply.headers.get('set-cookie')?.split(';')[0] ?? '';
}
