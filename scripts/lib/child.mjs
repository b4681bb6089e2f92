import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { CommandError } from './commandError.mjs';

const forwardedSignals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);
/** Ctrl-C reaches this process twice when npm runs it: from the terminal and from npm. */
const duplicateSignalMs = 500;

/** The program could not be started. */
export class SpawnError extends CommandError {}

/**
 * A running program. It has its own process group, so that a signal reaches it only from here, and once.
 * @typedef {{ pid: number | undefined, done: Promise<{ code: number, output: string }>, kill: (signal: NodeJS.Signals) => void }} Child
 */

/**
 * Starts a program and forwards SIGINT, SIGTERM and SIGHUP to it until it exits.
 * @param {string} file
 * @param {readonly string[]} args
 * @param {{ cwd: string, env?: Record<string, string>, show?: boolean, timeoutSeconds?: number, uid?: number, gid?: number }} options
 *   `show`: prints to the terminal instead of collecting `output`; `timeoutSeconds`: then it is killed; `uid`, `gid`:
 *   of the user that runs it
 * @returns {Child}
 */
export function startChild(file, args, { cwd, env = {}, show = false, timeoutSeconds = 0, uid, gid }) {
  const child = spawn(file, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: show ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
    detached: process.platform !== 'win32',
    timeout: timeoutSeconds * 1000,
    uid,
    gid,
    windowsHide: true,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk));

  let last = { signal: '', at: 0 };
  /** @param {NodeJS.Signals} signal */
  const forwardSignal = (signal) => {
    const at = Date.now();
    if (last.signal === signal && at - last.at < duplicateSignalMs) return;
    last = { signal, at };
    child.kill(signal);
  };
  for (const signal of forwardedSignals) process.on(signal, forwardSignal);

  /** @type {Child['done']} */
  const done = new Promise((resolve, reject) => {
    child.once('error', (error) => reject(new SpawnError(`Could not run ${file}: ${error.message}.`)));
    child.once('close', (code, signal) =>
      resolve({ code: code ?? 128 + constants.signals[signal ?? 'SIGTERM'], output }),
    );
  });
  const settled = done.finally(() => {
    for (const signal of forwardedSignals) process.off(signal, forwardSignal);
  });
  return { pid: child.pid, done: settled, kill: forwardSignal };
}

/**
 * Runs a set-up tool without output until it exits. Throws when this process received a signal meanwhile.
 * @param {string} file
 * @param {readonly string[]} args
 * @param {{ cwd: string, env?: Record<string, string>, timeoutSeconds?: number }} options
 */
export async function runTool(file, args, options) {
  let signalNumber = 0;
  /** @param {NodeJS.Signals} signal */
  const recordSignal = (signal) => (signalNumber = constants.signals[signal]);
  for (const signal of forwardedSignals) process.on(signal, recordSignal);
  const result = await startChild(file, args, options).done;
  for (const signal of forwardedSignals) process.off(signal, recordSignal);
  if (signalNumber > 0) throw new CommandError('Stopped.', 128 + signalNumber);
  return result;
}
