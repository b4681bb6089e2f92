import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { binOf, root } from '../lib/project.mjs';
import { run } from './command.ts';
import { failedCheck, type Outcome } from './outcome.ts';

/** The part of Vitest's JSON report that is read here. */
export interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly testResults: readonly {
    readonly status: string;
    readonly assertionResults: readonly TestResult[];
  }[];
}
interface TestResult {
  readonly status: string;
  readonly fullName: string;
  /** Of a test that passed: why it failed at its first try. */
  readonly failureMessages: readonly string[];
}

function isReport(value: unknown): value is VitestReport {
  if (typeof value !== 'object' || value === null || !('testResults' in value)) return false;
  const counts = ['numPassedTests', 'numFailedTests', 'numPendingTests', 'numTodoTests'];
  return (
    Array.isArray(value.testResults) && counts.every((name) => typeof Reflect.get(value, name) === 'number')
  );
}

/** The tests that passed at their second try alone, and why not at the first. */
function secondTries(report: VitestReport): string {
  const told = report.testResults
    .flatMap((file) => file.assertionResults)
    .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
    .map(({ fullName, failureMessages }) => `- ${fullName}\n${failureMessages.join('\n')}`);
  return told.length === 0 ? '' : `Passed at the second try alone:\n${told.join('\n')}`;
}

/**
 * Counts a report. A file that failed before its first test counts as one failed test, and so does a
 * run that ended badly although no test failed (an unhandled rejection, say): nothing goes unseen.
 */
export function outcomeOf(report: VitestReport, endedWell: boolean): Outcome {
  const broken = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  );
  const failed = report.numFailedTests + broken.length;
  return {
    passed: report.numPassedTests,
    failed: failed === 0 && !endedWell ? 1 : failed,
    skipped: report.numPendingTests + report.numTodoTests,
    output: secondTries(report),
  };
}

/** Runs the tests of a folder's vitest.config.ts, their output shown as it comes. */
export async function vitest(folder: string, env: Record<string, string | undefined> = {}): Promise<Outcome> {
  const reports = await mkdtemp(join(tmpdir(), 'ena-report-'));
  const file = join(reports, 'report.json');
  try {
    const args = ['run', '--root', join(root, folder), '--reporter=default', '--reporter=json'];
    const command = [binOf('vitest', 'vitest'), ...args, `--outputFile.json=${file}`];
    const { ok } = await run(process.execPath, command, { env, show: true });
    const report: unknown = JSON.parse(await readFile(file, 'utf8').catch(() => 'null'));
    return isReport(report) ? outcomeOf(report, ok) : failedCheck('Vitest ended without a report.');
  } finally {
    await rm(reports, { recursive: true, force: true });
  }
}
