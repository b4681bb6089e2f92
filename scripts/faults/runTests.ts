/**
 * Runs single test files in the copy of the project, with Vitest or Playwright Test, depending on their path.
 */
import { readFile, rm } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { runCommand } from '../checks/command.ts';
import { isPlaywrightReport, journeyResults, type PlaywrightReport } from '../checks/playwright.ts';
import { isVitestReport, type VitestReport } from '../checks/vitest.ts';
import { findChromium } from '../lib/chromium.mjs';

/** Result of running one test file. */
export interface TestRun {
  /** Full titles. */
  readonly passed: readonly string[];
  /** Full titles, each with the first line of its error. */
  readonly failed: readonly string[];
  /** Why the run is invalid: there is no report, or a file did not load; otherwise null. */
  readonly invalidReason: string | null;
}

/** A test file that takes longer than this hangs. */
const timeoutSeconds = 900;

const escapeRegExp = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/-]/gu, String.raw`\$&`);

/** A pattern that all given titles match; undefined (all tests of the file) if one ref has no title. */
function titlePattern(titles: readonly (string | undefined)[]): string | undefined {
  const named = titles.filter((title) => title !== undefined);
  return named.length < titles.length ? undefined : named.map(escapeRegExp).join('|');
}

const invalidRun = (why: string): TestRun => ({ passed: [], failed: [], invalidReason: why });
const withError = (title: string, reason = ''): string => `${title}: ${reason.split('\n')[0] ?? ''}`;
const lastLines = (output: string): string => output.trim().split('\n').slice(-5).join('\n');

function toVitestRun({ testResults }: VitestReport, exitedWithZero: boolean): TestRun {
  const tests = testResults.flatMap((file) => file.assertionResults);
  const passed = tests.filter(({ status }) => status === 'passed').map(({ fullName }) => fullName);
  const failed = tests
    .filter(({ status }) => status === 'failed')
    .map(({ fullName, failureMessages }) => withError(fullName, failureMessages[0]));
  const unloaded = testResults.find(
    (file) => file.status === 'failed' && !file.assertionResults.some(({ status }) => status === 'failed'),
  );
  if (unloaded && failed.length === 0)
    return invalidRun(`did not load: ${unloaded.message.split('\n')[0] ?? ''}`);
  if (failed.length === 0 && passed.length > 0 && !exitedWithZero)
    failed.push('an error outside of the tests');
  return { passed, failed, invalidReason: null };
}

function toPlaywrightRun(report: PlaywrightReport): TestRun {
  const tests = journeyResults(report).filter(({ status }) => status !== 'skipped');
  if (tests.length === 0) return invalidRun(report.errors[0]?.message ?? 'no test was run');
  return {
    passed: tests.filter(({ status }) => status === 'expected').map(({ title }) => title),
    failed: tests
      .filter(({ status }) => status !== 'expected')
      .map(({ title, reasons }) => withError(title, reasons[0])),
    invalidReason: null,
  };
}

/**
 * The folder whose vitest.config.ts includes a test file: in the web app only component tests have their own.
 */
const vitestRoot = (file: string): string =>
  ['apps/web', 'apps/server'].find(
    (folder) => file.startsWith(`${folder}/`) && !(folder === 'apps/web' && file.endsWith('.test.ts')),
  ) ?? '.';

/** Whether a test needs the built web app. */
export const needsBuild = (file: string): boolean => file.startsWith('e2e/');

/**
 * Runs the tests of `file` whose titles contain one of `titles` until the first failure; those of the server on the
 * embedded database, or on the PostgreSQL at `databaseUrl`.
 */
export async function runTests(
  folder: string,
  file: string,
  titles: readonly (string | undefined)[],
  databaseUrl?: string,
): Promise<TestRun> {
  const path = (...parts: string[]) => join(folder, ...parts);
  const reportFile = path('.cache', 'report.json');
  await rm(reportFile, { force: true });
  const env = {
    CI: undefined,
    TEST_DATABASE_URL: databaseUrl,
    CHROMIUM: findChromium() ?? undefined,
    PATH: [path('node_modules', '.bin'), process.env['PATH']].join(delimiter),
    PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile,
  };
  const pattern = titlePattern(titles);
  const command = file.startsWith('e2e/')
    ? [
        path('node_modules', '@playwright', 'test', 'cli.js'),
        'test',
        '-c',
        path('e2e', 'playwright.config.ts'),
        '--reporter=json',
        '-x',
        '--retries=0',
        escapeRegExp(file),
        ...(pattern === undefined ? [] : ['-g', pattern]),
      ]
    : [
        path('node_modules', 'vitest', 'vitest.mjs'),
        'run',
        '--root',
        path(vitestRoot(file)),
        '--bail=1',
        '--retry=0',
        '--reporter=json',
        `--outputFile.json=${reportFile}`,
        path(file),
        ...(pattern === undefined ? [] : ['-t', pattern]),
      ];
  const { ok, output } = await runCommand(process.execPath, command, { cwd: folder, env, timeoutSeconds });
  const report: unknown = JSON.parse(await readFile(reportFile, 'utf8').catch(() => 'null'));
  if (isVitestReport(report)) return toVitestRun(report, ok);
  return isPlaywrightReport(report) ? toPlaywrightRun(report) : invalidRun(`no report: ${lastLines(output)}`);
}

/** Builds the web app in the copy unless its build is up to date; returns why that failed, or null. */
export async function buildWebApp(folder: string): Promise<string | null> {
  const { ok, output } = await runCommand(process.execPath, [join(folder, 'scripts/test.ts'), 'build'], {
    cwd: folder,
    timeoutSeconds,
  });
  return ok ? null : `does not build: ${lastLines(output)}`;
}
