import { spawn } from 'node:child_process';
import { root } from '../lib/project.mjs';

export interface CommandResult {
  readonly ok: boolean;
  readonly output: string;
}

interface Options {
  readonly cwd?: string;
  /** Added to the environment; a variable given as undefined is removed from it. */
  readonly env?: Readonly<Record<string, string | undefined>>;
  /** Streams the output to the terminal; `output` stays empty. */
  readonly show?: boolean;
  readonly uid?: number;
  readonly gid?: number;
}

const runningChildren = new Set<ReturnType<typeof spawn>>();

/** On SIGINT, SIGTERM or SIGHUP, terminates all running commands and aborts the returned signal. */
export function stopOnSignals(): AbortSignal {
  const abortController = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => {
      abortController.abort();
      for (const child of runningChildren) child.kill('SIGTERM');
    });
  }
  return abortController.signal;
}

/** Runs a program until it exits. A failure or a missing program is returned, not thrown. */
export function runCommand(
  file: string,
  args: readonly string[],
  { cwd = root, env = {}, show = false, ...ids }: Options = {},
): Promise<CommandResult> {
  return new Promise((resolve) => {
    const child = spawn(file, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: show ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
      ...ids,
    });
    runningChildren.add(child);
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => (output += chunk));
    child.once('error', (error) => resolve({ ok: false, output: `Could not run ${file}: ${error.message}` }));
    child.once('close', (code) => {
      runningChildren.delete(child);
      resolve({ ok: code === 0, output });
    });
  });
}

/** Files that git tracks or would add (untracked, not ignored), as paths relative to the project's folder. */
export async function listProjectFiles(...patterns: string[]): Promise<string[]> {
  const { ok, output } = await runCommand('git', [
    'ls-files',
    '-co',
    '--exclude-standard',
    '--',
    ...patterns,
  ]);
  if (!ok) throw new Error(`git ls-files failed: ${output}`);
  return output.split('\n').filter((file) => file !== '');
}
