/**
 * Start-up time: a fresh clone of the last commit, `npm start` until GET / returns 200, then a second, warm
 * start, and the memory of the idle server. Linux and macOS.
 */
import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findFreePort } from '../scripts/lib/port.mjs';
import { root } from '../scripts/lib/project.mjs';
import { report } from './lib/report.mjs';

const coldTimeoutSeconds = 300;
const warmTimeoutSeconds = 60;
const stopTimeoutSeconds = 20;
const idleSeconds = 10;

/** All child processes of a process, also indirect ones, with their resident memory in kB. */
function descendants(/** @type {number} */ pid) {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,rss=,args='], { encoding: 'utf8' }).split('\n');
  const all = lines.map((line) => {
    const [own = '', parent = '', rss = '', ...args] = line.trim().split(/\s+/);
    return { pid: Number(own), parent: Number(parent), rss: Number(rss), args: args.join(' ') };
  });
  const processTree = new Set([pid]);
  for (let before = 0; before !== processTree.size; ) {
    before = processTree.size;
    for (const { pid: own, parent } of all) if (processTree.has(parent)) processTree.add(own);
  }
  return all.filter((process) => process.pid !== pid && processTree.has(process.pid));
}

const clone = mkdtempSync(join(tmpdir(), 'ena-bench-'));
const port = await findFreePort();

async function startServer(/** @type {number} */ timeoutSeconds) {
  const begin = performance.now();
  const seconds = () => (performance.now() - begin) / 1000;
  const npm = spawn('npm', ['start'], {
    cwd: clone,
    env: { ...process.env, HOST: '127.0.0.1', PORT: String(port), DATA_DIR: join(clone, 'data') },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise((resolve) => npm.once('close', resolve));
  const stop = async () => {
    const processTree = npm.pid === undefined ? [] : descendants(npm.pid);
    npm.kill('SIGTERM');
    await Promise.race([ended, wait(stopTimeoutSeconds * 1000)]);
    if (npm.exitCode !== null || npm.signalCode !== null) return;
    npm.kill('SIGKILL');
    for (const { pid } of processTree) process.kill(pid, 'SIGKILL');
  };
  while (npm.exitCode === null && seconds() < timeoutSeconds) {
    const ok = await fetch(`http://127.0.0.1:${port}/`).then(
      (response) => response.status === 200,
      () => false,
    );
    if (ok) return { seconds: seconds(), pid: npm.pid ?? 0, stop };
    await wait(50);
  }
  await stop();
  throw new Error(`Not served after ${seconds().toFixed(0)} s.`);
}

try {
  execFileSync('git', ['clone', '--quiet', root, clone]);
  const commit = execFileSync('git', ['log', '-1', '--format=%h %s'], {
    cwd: clone,
    encoding: 'utf8',
  }).trim();
  console.log(`Commit ${commit}; what is not committed is not measured.`);

  const cold = await startServer(coldTimeoutSeconds);
  report('fresh clone to first page', cold.seconds, 's', 90);
  await cold.stop();

  const warm = await startServer(warmTimeoutSeconds);
  report('warm start to first page', warm.seconds, 's', 3);
  await wait(idleSeconds * 1000);
  const server = descendants(warm.pid).find(
    ({ args }) => args.includes('apps/server/src/main.ts') && !args.includes('run.mjs'),
  );
  report(`idle server memory after ${idleSeconds} s`, (server?.rss ?? Number.NaN) / 1024, 'MB', null);
  await warm.stop();
} finally {
  rmSync(clone, { recursive: true, force: true });
}
