import { setTimeout as wait } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { createLog } from '../log.ts';
import { startWorker, type Worker } from './worker.ts';

const hourMs = 3_600_000;
const logged: string[] = [];
const log = createLog('error', { write: (line) => void logged.push(line) });
const start = (run: (isStopped: () => boolean) => Promise<void>, pollIntervalMs = hourMs): Worker => {
  const worker = startWorker({ name: 'test', log, pollIntervalMs, run });
  onTestFinished(() => worker.stop());
  return worker;
};

it('runs at the start, after each interval, and also after a failure, which is logged', async () => {
  let runs = 0;
  start(async () => {
    runs += 1;
    if (runs === 2) throw new Error('the database is away');
  }, 1);
  await expect.poll(() => runs).toBeGreaterThan(3);
  expect(logged).toEqual([expect.stringContaining('"job":"test"')]);
});

it('runs once at a time, and again after a wake that came during a run', async () => {
  let [runs, concurrent, maxConcurrent] = [0, 0, 0];
  let finish = () => {};
  const worker = start(async () => {
    runs += 1;
    concurrent += 1;
    maxConcurrent = Math.max(maxConcurrent, concurrent);
    await new Promise<void>((resolve) => (finish = resolve));
    concurrent -= 1;
  });
  await expect.poll(() => runs).toBe(1);
  worker.wake();
  worker.wake();
  finish();
  await expect.poll(() => runs).toBe(2);
  finish();
  await wait(20);
  expect([runs, maxConcurrent]).toEqual([2, 1]);
});

it('stops after the current run, which can see it, and does not run again', async () => {
  let runs = 0;
  let ended = false;
  const worker = start(async (isStopped) => {
    runs += 1;
    while (!isStopped()) await wait(1);
    ended = true;
  });
  await expect.poll(() => runs).toBe(1);
  worker.wake();
  await worker.stop();
  expect(ended).toBe(true);
  worker.wake();
  await wait(20);
  expect(runs).toBe(1);
});
