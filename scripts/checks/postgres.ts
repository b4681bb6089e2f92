import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { chown, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findFreePort } from '../lib/port.mjs';
import { runCommand } from './command.ts';

export interface Postgres {
  /** Connection string of the superuser for the database `postgres`. */
  readonly url: string;
  stop(): Promise<void>;
}

/**
 * The folder of the newest installed PostgreSQL binaries, in PATH or where Debian and Homebrew install them.
 */
export function findPostgres(): string | undefined {
  const byVersion = (folder: string) =>
    existsSync(folder) ? readdirSync(folder).sort((a, b) => Number.parseFloat(b) - Number.parseFloat(a)) : [];
  const folders = [
    ...(process.env['PATH'] ?? '').split(delimiter),
    ...byVersion('/usr/lib/postgresql').map((version) => `/usr/lib/postgresql/${version}/bin`),
    ...byVersion('/opt/homebrew/opt')
      .filter((name) => name.startsWith('postgresql'))
      .map((name) => `/opt/homebrew/opt/${name}/bin`),
  ];
  return folders.find((folder) => ['initdb', 'postgres'].every((name) => existsSync(join(folder, name))));
}

/** PostgreSQL refuses to run as root: as root, returns the ids of the user `postgres`, or else of `nobody`. */
export async function findUnprivilegedIds(): Promise<{ uid: number; gid: number } | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  for (const user of ['postgres', 'nobody']) {
    const [uid, gid] = await Promise.all([runCommand('id', ['-u', user]), runCommand('id', ['-g', user])]);
    if (uid.ok && gid.ok) return { uid: Number(uid.output), gid: Number(gid.output) };
  }
  throw new Error('PostgreSQL does not run as root, and there is no user postgres or nobody to run it as.');
}

/**
 * Shell script that supervises the server. Its stdin is a pipe from this process: when that closes, for
 * whatever reason (including kill -9 of the test run), it stops the server and removes the folder.
 */
const supervisorScript =
  '"$@" & server=$!; read -r _; kill -INT $server; wait $server; cd / && rm -rf "$FOLDER"';
const startTimeoutSeconds = 30;
/** Logged once connections are accepted: before, the server listens, but refuses them. */
const readyMessage = 'database system is ready to accept connections';

/** Starts PostgreSQL in a temporary folder, on 127.0.0.1 and a free port, without durability (`fsync` off). */
export async function startPostgres(binaries: string): Promise<Postgres> {
  const ids = await findUnprivilegedIds();
  const folder = await mkdtemp(join(tmpdir(), 'ena-postgres-'));
  const data = join(folder, 'data');
  const secret = join(folder, 'secret');
  const password = randomBytes(16).toString('hex');
  await writeFile(secret, password, { mode: 0o600 });
  if (ids !== undefined) for (const path of [folder, secret]) await chown(path, ids.uid, ids.gid);

  const initdb = [
    '-D',
    data,
    '-U',
    'ena',
    '-A',
    'scram-sha-256',
    `--pwfile=${secret}`,
    '-E',
    'UTF8',
    '--no-locale',
  ];
  const initResult = await runCommand(join(binaries, 'initdb'), [...initdb, '--no-sync'], {
    ...ids,
    cwd: folder,
  });
  if (!initResult.ok) {
    await rm(folder, { recursive: true, force: true });
    throw new Error(`PostgreSQL could not create its data folder: ${initResult.output}`);
  }

  const port = await findFreePort();
  const settings = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    fsync: 'off',
    max_connections: 200,
  };
  const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const supervisor = spawn(
    'sh',
    ['-c', supervisorScript, 'sh', join(binaries, 'postgres'), '-D', data, ...args],
    {
      ...ids,
      cwd: folder,
      env: { ...process.env, FOLDER: folder },
      stdio: ['pipe', 'pipe', 'pipe'],
      // Its own process group, so that Ctrl-C in the terminal does not kill it before it cleans up.
      detached: true,
    },
  );
  let log = '';
  for (const stream of [supervisor.stdout, supervisor.stderr])
    stream.on('data', (chunk: Buffer) => (log += chunk));
  const ended = new Promise<void>((resolve) => supervisor.once('close', () => resolve()));
  const stop = async () => {
    supervisor.stdin.end();
    await ended;
  };

  const deadline = Date.now() + startTimeoutSeconds * 1000;
  while (!log.includes(readyMessage)) {
    if (Date.now() > deadline) {
      await stop();
      throw new Error(`PostgreSQL did not start within ${startTimeoutSeconds} s: ${log}`);
    }
    await wait(100);
  }
  return { url: `postgres://ena:${password}@127.0.0.1:${port}/postgres`, stop };
}
