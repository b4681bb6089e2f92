import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { FitCard, FitResult } from './fit.ts';

export interface FitInput {
  readonly cards: readonly FitCard[];
  /** The parameters in use; null: the defaults. */
  readonly current: readonly number[] | null;
}

/** Exit code of the child process where the optimizer has no native code for the platform. */
export const exitCodes = { UNAVAILABLE: 3 } as const;

/** There is no optimizer for this platform. */
export class FitUnavailable extends Error {}

const program = fileURLToPath(new URL('./fitProcess.ts', import.meta.url));
/** 20,000 reviews, the most that are fitted to, take seven seconds. */
const timeoutMs = 60_000;
const maxOutputBytes = 64 * 1024;

/**
 * Fits parameters in a child process, without the settings and secrets of the server in its environment. Throws
 * FitUnavailable, and other errors after a timeout, a crash or an abort.
 */
export const runFit = (input: FitInput, signal: AbortSignal): Promise<FitResult> =>
  new Promise((resolve, reject) => {
    const options = {
      timeout: timeoutMs,
      killSignal: 'SIGKILL',
      maxBuffer: maxOutputBytes,
      env: {},
      signal,
    } as const;
    const child = execFile(process.execPath, [program], options, (error, output) => {
      // as: written by fitProcess.ts
      if (!error) resolve(JSON.parse(output) as FitResult);
      else reject(error.code === exitCodes.UNAVAILABLE ? new FitUnavailable() : error);
    });
    // The process may exit before it has read everything (EPIPE).
    child.stdin?.on('error', () => undefined);
    child.stdin?.end(JSON.stringify(input));
  });
