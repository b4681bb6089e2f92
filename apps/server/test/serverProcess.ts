/** Starts Ena as a child process, as `npm start` does, and kills what a test has left running. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, inject } from 'vitest';
import { findFreePort } from '../../../scripts/lib/port.mjs';

export interface ServerProcess {
  readonly process: ChildProcess;
  readonly url: string;
  /** Resolves to the exit code; null after a signal. */
  readonly exitCode: Promise<number | null>;
  /** Its stdout and stderr so far. */
  readonly output: () => string;
}

const readyPollMs = 20;

/** Starts processes for a test file; processes still running after a test are killed. */
export function useServerProcesses() {
  const started = new Set<ServerProcess>();
  /** Compile cache, shared by all these processes: saves a third of the startup time. */
  const compileCache = mkdtempSync(join(tmpdir(), 'ena-compiled-'));
  afterEach(async () => {
    for (const server of started) await stop(server, 'SIGKILL');
    started.clear();
  });
  afterAll(() => rmSync(compileCache, { recursive: true, force: true }));

  /** Runs a script with these settings; its environment has nothing else. */
  function run(
    script: URL,
    settings: Readonly<Record<string, string>>,
    args: readonly string[] = [],
  ): ServerProcess {
    const child = spawn(process.execPath, [fileURLToPath(script), ...args], {
      env: { PATH: process.env['PATH'] ?? '', NODE_COMPILE_CACHE: compileCache, ...settings },
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString();
      });
    }
    const exitCode = once(child, 'close').then(([code]) => (typeof code === 'number' ? code : null));
    const url = `http://127.0.0.1:${settings['PORT']}`;
    const server = { process: child, url, exitCode, output: () => output };
    started.add(server);
    return server;
  }

  /** Starts the server on a free port, unless the settings name one. */
  const launch = async (settings: Readonly<Record<string, string>>): Promise<ServerProcess> =>
    run(new URL('./serve.ts', import.meta.url), {
      SITE: inject('siteFolder'),
      PORT: String(await findFreePort()),
      ...settings,
    });

  /** Resolves once the server is ready for requests; rejects if its process exits before. */
  const waitUntilReady = async (server: ServerProcess): Promise<void> => {
    let hasEnded = false;
    void server.exitCode.then(() => (hasEnded = true));
    while (!hasEnded) {
      const response = await fetch(`${server.url}/api/ready`).catch(() => null);
      if (response?.ok) return;
      await setTimeout(readyPollMs);
    }
    throw new Error(`The server ended with ${await server.exitCode}: ${server.output()}`);
  };
  const launchReady = async (settings: Readonly<Record<string, string>>): Promise<ServerProcess> => {
    const server = await launch(settings);
    await waitUntilReady(server);
    return server;
  };

  const stop = (server: ServerProcess, signal: NodeJS.Signals): Promise<number | null> => {
    server.process.kill(signal);
    return server.exitCode;
  };

  return { run, launch, launchReady, waitUntilReady, stop };
}
