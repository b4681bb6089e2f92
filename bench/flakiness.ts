/**
 * Runs the tests of the server, the component tests and the journeys repeatedly in random order, without
 * retries; every second run under CPU load from two busy loops. `npm run bench flakiness`; RUNS (20), PARTS
 * (`server,postgres,components,journeys`).
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { findChromium } from '../scripts/lib/chromium.mjs';
import { resolveBin, root, toolEnv } from '../scripts/lib/project.mjs';
import { ensureBuilt } from '../scripts/lib/setUp.mjs';
import { isPlaywrightReport, journeyResults } from '../scripts/checks/playwright.ts';
import { findPostgres, startPostgres } from '../scripts/checks/postgres.ts';
import { isVitestReport } from '../scripts/checks/vitest.ts';

const runs = Number(process.env['RUNS'] ?? 20);
const parts = (process.env['PARTS'] ?? 'server,postgres,components,journeys').split(',');
const busyLoops = 2;

interface Result {
  readonly failed: readonly string[];
  readonly passed: number;
}
const folder = mkdtempSync(join(tmpdir(), 'ena-flakiness-'));
const reportFile = join(folder, 'report.json');

/** Characters of a failure's message that are printed: enough to find the cause of one that cannot be repeated. */
const maxReasonLength = 600;
/** The title of a failed test and the beginning of its message. */
const withReason = (title: string, reasons: readonly string[]) =>
  `${title}: ${reasons[0]?.slice(0, maxReasonLength) ?? 'without a reason'}`;

function run(args: readonly string[], env: Readonly<Record<string, string>>): Promise<boolean> {
  rmSync(reportFile, { force: true });
  const child = spawn(process.execPath, args, {
    cwd: root,
    stdio: 'ignore',
    env: { ...process.env, ...toolEnv(), CHROMIUM: findChromium() ?? '', ...env },
  });
  return new Promise((resolve) => child.once('close', (code) => resolve(code === 0)));
}
const readReport = (): unknown =>
  existsSync(reportFile) ? JSON.parse(readFileSync(reportFile, 'utf8')) : null;

async function runVitest(
  path: string,
  seed: number,
  env: Readonly<Record<string, string>> = {},
): Promise<Result> {
  const args = ['run', '--root', path, '--sequence.shuffle.files', '--sequence.shuffle.tests', '--retry=0'];
  const reporting = [`--sequence.seed=${seed}`, '--reporter=json', `--outputFile=${reportFile}`];
  const ok = await run([resolveBin('vitest', 'vitest'), ...args, ...reporting], env);
  const report = readReport();
  if (!isVitestReport(report)) return { passed: 0, failed: ['no report'] };
  const failed = report.testResults.flatMap(({ assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => withReason(fullName, failureMessages)),
  );
  const passed = report.numPassedTests;
  return { passed, failed: ok || failed.length > 0 ? failed : ['an error outside of tests'] };
}

async function runPlaywright(seed: number): Promise<Result> {
  const args = ['test', '-c', 'e2e/playwright.config.ts', '--retries=0', '--reporter=json'];
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile };
  const ok = await run(
    [resolveBin('@playwright/test', 'playwright'), ...args, '--shuffle', String(seed)],
    env,
  );
  const report = readReport();
  if (!isPlaywrightReport(report)) return { passed: 0, failed: ['no report'] };
  const failed = journeyResults(report)
    .filter(({ status }) => status === 'unexpected')
    .map(({ title, reasons }) => withReason(title, reasons));
  const passed = report.stats.expected;
  return { passed, failed: ok || failed.length > 0 ? failed : ['an error outside of tests'] };
}

/** Uses a core until it is killed, or the benchmark has ended without killing it (its parent is another process). */
const busyLoop =
  'const parent = process.ppid; while (process.ppid === parent) for (let i = 0; i < 1e7; i++);';
const startBusyLoops = (): ChildProcess[] =>
  Array.from({ length: busyLoops }, () => spawn(process.execPath, ['-e', busyLoop], { stdio: 'ignore' }));

await ensureBuilt();
const binaries = findPostgres();
const postgres = parts.includes('postgres') && binaries ? await startPostgres(binaries) : undefined;
const runPart: Readonly<Record<string, (seed: number) => Promise<Result>>> = {
  server: (seed) => runVitest('apps/server', seed),
  postgres: (seed) =>
    runVitest('apps/server', seed, {
      TEST_DATABASE_URL: postgres?.url ?? '',
      PATH: [binaries, toolEnv().PATH].join(delimiter),
    }),
  components: (seed) => runVitest('apps/web', seed),
  journeys: runPlaywright,
};

let failures = 0;
try {
  for (let number = 1; number <= runs; number++) {
    const loops = number % 2 === 0 ? startBusyLoops() : [];
    const seed = Math.floor(Math.random() * 1e6);
    for (const part of parts) {
      const start = performance.now();
      const result = await runPart[part]?.(seed);
      if (!result) throw new Error(`there is no part ${part}`);
      failures += result.failed.length;
      const seconds = ((performance.now() - start) / 1000).toFixed(0);
      const load = loops.length > 0 ? 'beside two busy loops' : 'alone';
      console.log(
        `run ${number}, ${part}, seed ${seed}, ${load}: ${result.passed} passed, ${result.failed.length} failed, ${seconds} s`,
      );
      for (const name of result.failed) console.log(`  ${name}`);
    }
    for (const loop of loops) loop.kill();
  }
} finally {
  await postgres?.stop();
  rmSync(folder, { recursive: true });
}
console.log(`failed tests in ${runs} runs: ${failures}, goal 0, ${failures === 0 ? 'met' : 'MISSED'}`);
process.exitCode = failures === 0 ? 0 : 1;
