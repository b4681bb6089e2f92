/** A real Ena for one test file: the built web app and the server, with a data folder of its own. */
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('../../apps/server/src/main.ts', import.meta.url));

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });

export interface Ena {
  readonly url: string;
  /** Stops the server as an operator would and starts it again on the same data. */
  readonly restart: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

interface Mail {
  readonly to: string;
  readonly text: string;
}

type Settings = Readonly<Record<string, string>>;

/** It makes a database first, which takes a slow machine most of a minute. */
const patienceMs = 120_000;

async function serve(port: number, dataDir: string, settings: Settings): Promise<() => Promise<void>> {
  const { PATH, HOME } = process.env;
  const child = spawn(process.execPath, [main], {
    env: { PATH, HOME, PORT: String(port), DATA_DIR: dataDir, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  child.stdout.on('data', (chunk) => (output += String(chunk)));
  child.stderr.on('data', (chunk) => (output += String(chunk)));
  const end = Date.now() + patienceMs;
  while (Date.now() < end) {
    if (child.exitCode !== null) throw new Error(`the server stopped:\n${output}`);
    const ready = await fetch(`http://127.0.0.1:${port}/api/ready`).then(
      (response) => response.ok,
      () => false,
    );
    if (ready)
      return async () => {
        child.kill('SIGTERM');
        await exited;
      };
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  child.kill('SIGKILL');
  throw new Error(`the server was not ready within ${patienceMs / 1000} s:\n${output}`);
}

export async function startEna(settings: Settings = {}): Promise<Ena> {
  const dataDir = await mkdtemp(join(tmpdir(), 'ena-e2e-'));
  const port = await freePort();
  let stopServer = await serve(port, dataDir, settings);
  return {
    url: `http://127.0.0.1:${port}`,
    restart: async () => {
      await stopServer();
      stopServer = await serve(port, dataDir, settings);
    },
    stop: async () => {
      await stopServer();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** The link in the newest letter to an address. */
export async function mailedLink(ena: Ena, to: string): Promise<string> {
  const answer: unknown = await (await fetch(`${ena.url}/api/dev/mailbox`)).json();
  // as: the shape that the contract's mailbox promises; the server's tests hold it to that.
  const { mails } = answer as { mails: readonly Mail[] };
  const link = mails.find((mail) => mail.to === to)?.text.match(/https?:\/\/\S+/u)?.[0];
  if (!link) throw new Error(`no letter with a link to ${to}`);
  return link;
}
