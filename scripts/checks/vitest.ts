import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { resolveBin, root } from '../lib/project.mjs';
import { runCommand } from './command.ts';
import { failedCheck, type Outcome, formatTestList } from './outcome.ts';

/** The fields of Vitest's JSON report that are used here. */
export interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    /** Why the file did not load; may be empty. */
    readonly message: string;
    readonly assertionResults: readonly TestResult[];
  }[];
}
interface TestResult {
  readonly status: string;
  readonly fullName: string;
  /** One for each failed attempt, also of a test that passed in a retry. */
  readonly failureMessages: readonly string[];
}

/** Whether this is a JSON report of Vitest. */
function isVitestReport(value: unknown): value is VitestReport {
  if (typeof value !== 'object' || value === null || !('testResults' in value)) return false;
  const counts = ['numPassedTests', 'numFailedTests', 'numPendingTests', 'numTodoTests'];
  return (
    Array.isArray(value.testResults) && counts.every((name) => typeof Reflect.get(value, name) === 'number')
  );
}

/** The files that failed without a failed test: they did not load, or a hook outside of tests failed. */
const brokenFiles = (report: VitestReport) =>
  report.testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some(({ status }) => status === 'failed'),
  );

/**
 * Counts a report. A file that failed without a failed test counts as one failure, and so does a run that
 * exited non-zero although no test failed (an unhandled rejection, say).
 */
export function vitestOutcome(report: VitestReport, exitedWithZero: boolean): Outcome {
  const broken = brokenFiles(report);
  const tests = report.testResults.flatMap((file) => file.assertionResults);
  const failedTests = tests.filter(({ status }) => status === 'failed');
  const flaky = tests.filter(
    ({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0,
  );
  const failed = report.numFailedTests + broken.length;
  const otherError = failed === 0 && !exitedWithZero;
  const withReasons = ({ fullName, failureMessages }: TestResult) => ({
    name: fullName,
    reasons: failureMessages,
  });
  const lists = [
    formatTestList('Flaky (passed in a retry):', flaky.map(withReasons)),
    formatTestList('Failed:', [
      ...failedTests.map(withReasons),
      ...broken.map(({ name, message }) => ({ name, reasons: [message] })),
    ]),
    otherError ? 'No test failed, but Vitest exited with an error: see its output above.' : '',
  ];
  return {
    passed: report.numPassedTests,
    failed: otherError ? 1 : failed,
    skipped: report.numPendingTests + report.numTodoTests,
    output: lists.filter((list) => list !== '').join('\n'),
  };
}

/** Runs the tests of a folder's vitest.config.ts, or only those of `files` or folders, and streams their output to the terminal. */
export async function runVitest(
  folder: string,
  env: Record<string, string | undefined> = {},
  files: readonly string[] = [],
): Promise<Outcome> {
  const reports = await mkdtemp(join(tmpdir(), 'ena-report-'));
  const file = join(reports, 'report.json');
  try {
    const args = ['run', '--root', join(root, folder), '--reporter=default', '--reporter=json'];
    const wanted = files.map((path) => join(root, path));
    const command = [resolveBin('vitest', 'vitest'), ...args, `--outputFile.json=${file}`, ...wanted];
    const { ok } = await runCommand(process.execPath, command, { env, show: true });
    const report: unknown = JSON.parse(await readFile(file, 'utf8').catch(() => 'null'));
    if (!isVitestReport(report)) return failedCheck('Vitest ended without a report.');
    const ran = report.testResults.map(({ name }) => name);
    const notRun = wanted.filter((path) => !ran.some((name) => name.startsWith(path)));
    return notRun.length > 0
      ? failedCheck(`These files were not run: ${notRun.join(', ')}`)
      : vitestOutcome(report, ok);
  } finally {
    await rm(reports, { recursive: true, force: true });
  }
}
