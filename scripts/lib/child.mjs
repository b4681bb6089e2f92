import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { Stop } from './stop.mjs';

const passedOn = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);
/** Ctrl-C reaches this process twice when npm runs it: from the terminal and from npm. Milliseconds. */
const sameSignalWithin = 500;

/** The program itself could not be started. */
export class CannotRun extends Stop {}

/**
 * A running program. It gets its own process group, so that a signal reaches it from here alone, and once.
 * @typedef {{ done: Promise<{ code: number, output: string }>, kill: (signal: NodeJS.Signals) => void }} Child
 */

/**
 * Starts a program and passes SIGINT, SIGTERM and SIGHUP on to it until it ends.
 * @param {string} file
 * @param {readonly string[]} args
 * @param {{ cwd: string, env?: Record<string, string>, show?: boolean, limitSeconds?: number }} options
 *   `show`: its output goes to the terminal instead of into `output`; `limitSeconds`: after them it is ended
 * @returns {Child}
 */
export function startChild(file, args, { cwd, env = {}, show = false, limitSeconds = 0 }) {
  const child = spawn(file, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: show ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
    detached: process.platform !== 'win32',
    timeout: limitSeconds * 1000,
    windowsHide: true,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk));

  let last = { signal: '', at: 0 };
  /** @param {NodeJS.Signals} signal */
  const pass = (signal) => {
    const at = Date.now();
    if (last.signal === signal && at - last.at < sameSignalWithin) return;
    last = { signal, at };
    child.kill(signal);
  };
  for (const signal of passedOn) process.on(signal, pass);

  /** @type {Child['done']} */
  const done = new Promise((resolve, reject) => {
    child.once('error', (error) => reject(new CannotRun(`Could not run ${file}: ${error.message}.`)));
    child.once('close', (code, signal) =>
      resolve({ code: code ?? 128 + constants.signals[signal ?? 'SIGTERM'], output }),
    );
  });
  const settled = done.finally(() => {
    for (const signal of passedOn) process.off(signal, pass);
  });
  return { done: settled, kill: pass };
}

/**
 * Runs a set-up tool to its end, silently. Ends this process when a signal asked for it meanwhile.
 * @param {string} file
 * @param {readonly string[]} args
 * @param {{ cwd: string, env?: Record<string, string>, limitSeconds?: number }} options
 */
export async function runTool(file, args, options) {
  let asked = 0;
  /** @param {NodeJS.Signals} signal */
  const note = (signal) => (asked = constants.signals[signal]);
  for (const signal of passedOn) process.on(signal, note);
  const result = await startChild(file, args, options).done;
  for (const signal of passedOn) process.off(signal, note);
  if (asked > 0) throw new Stop('Stopped.', 128 + asked);
  return result;
}
