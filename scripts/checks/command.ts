import { spawn } from 'node:child_process';
import { root } from '../lib/project.mjs';

export interface Ended {
  readonly ok: boolean;
  readonly output: string;
}

interface Options {
  readonly cwd?: string;
  /** Added to the environment; a name given as undefined is taken out of it. */
  readonly env?: Readonly<Record<string, string | undefined>>;
  /** Output goes to the terminal as it comes, and `output` stays empty. */
  readonly show?: boolean;
  /** After them the program is ended. */
  readonly limitSeconds?: number;
  readonly uid?: number;
  readonly gid?: number;
}

const running = new Set<ReturnType<typeof spawn>>();

/** Ends every command under way; for a test run that is stopped. */
export const endCommands = (): void => running.forEach((child) => child.kill('SIGTERM'));

/** Runs a program to its end; that it fails or is absent is a value. */
export function run(
  file: string,
  args: readonly string[],
  { cwd = root, env = {}, show = false, limitSeconds = 0, ...ids }: Options = {},
): Promise<Ended> {
  return new Promise((resolve) => {
    const child = spawn(file, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: show ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
      timeout: limitSeconds * 1000,
      ...ids,
    });
    running.add(child);
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => (output += chunk));
    child.once('error', (error) => resolve({ ok: false, output: `Could not run ${file}: ${error.message}` }));
    child.once('close', (code) => {
      running.delete(child);
      resolve({ ok: code === 0, output });
    });
  });
}

/** Files of the project that git knows or would take, as paths from the project's folder. */
export async function projectFiles(...patterns: string[]): Promise<string[]> {
  const { ok, output } = await run('git', ['ls-files', '-co', '--exclude-standard', '--', ...patterns]);
  if (!ok) throw new Error(`The list of files comes from git, which failed: ${output}`);
  return output.split('\n').filter((file) => file !== '');
}
