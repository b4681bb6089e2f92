/** Finds, starts and stops the programs of a browser. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync } from 'node:fs';

const programs = {
  firefox: { debianPackage: 'firefox-esr', paths: ['/usr/bin/firefox-esr', '/usr/bin/firefox'] },
  miniBrowser: {
    debianPackage: 'webkit2gtk-driver',
    paths: globSync('/usr/lib/*/webkit2gtk-4.1/MiniBrowser'),
  },
  webKitWebDriver: { debianPackage: 'webkit2gtk-driver', paths: ['/usr/bin/WebKitWebDriver'] },
  xvfb: { debianPackage: 'xvfb', paths: ['/usr/bin/Xvfb'] },
} as const;

const pathOf = (name: keyof typeof programs) => programs[name].paths.find((path) => existsSync(path));

/** Path of a program; throws if it is not installed. */
export function findProgram(name: keyof typeof programs): string {
  const path = pathOf(name);
  if (path === undefined) throw new Error(`${name} is not installed`);
  return path;
}

/** Debian packages of the programs that are not installed. */
export function missingPackages(): readonly string[] {
  const names: readonly (keyof typeof programs)[] = ['firefox', 'miniBrowser', 'webKitWebDriver', 'xvfb'];
  const missing = names.filter((name) => pathOf(name) === undefined);
  return [...new Set(missing.map((name) => programs[name].debianPackage))];
}

/** Timeout for a browser or its driver to start, on a slow machine. */
const startTimeoutMs = 60_000;

const running = new Set<ChildProcess>();
// Also when a browser could not be started completely, or a worker ends early.
process.once('exit', () => running.forEach((child) => child.kill()));

/**
 * Starts a program and polls `probe`, which gets its output so far, until it returns a value. Throws if the
 * program ends before.
 */
export async function startProgram<T>(
  [file, ...args]: readonly [string, ...string[]],
  env: Readonly<Record<string, string>>,
  probe: (output: string) => T | undefined | Promise<T | undefined>,
): Promise<{ readonly value: T; readonly stop: () => Promise<void> }> {
  const child = spawn(file, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  running.add(child);
  let output = '';
  child.stdout.on('data', (chunk) => (output += String(chunk)));
  child.stderr.on('data', (chunk) => (output += String(chunk)));
  const exited = once(child, 'exit').catch((error: unknown) => (output += String(error)));
  const stop = async () => {
    child.kill();
    await exited;
    running.delete(child);
  };
  const deadline = Date.now() + startTimeoutMs;
  while (Date.now() < deadline && child.exitCode === null) {
    const value = await probe(output);
    if (value !== undefined) return { value, stop };
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  await stop();
  throw new Error(`${file} did not start:\n${output}`);
}
