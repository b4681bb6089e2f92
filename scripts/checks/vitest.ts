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
  /** One for each try that failed: also of a test that then passed. */
  readonly failureMessages: readonly string[];
}

function isReport(value: unknown): value is VitestReport {
  if (typeof value !== 'object' || value === null || !('testResults' in value)) return false;
  const counts = ['numPassedTests', 'numFailedTests', 'numPendingTests', 'numTodoTests'];
  return (
    Array.isArray(value.testResults) && counts.every((name) => typeof Reflect.get(value, name) === 'number')
  );
}

/** Of a reason, which may be a whole page that was drawn: what names it. */
const linesTold = 15;

/** What a reader of the end of a long log has to know: each test that failed, or passed at its second try alone, and why. */
function told(report: VitestReport): string {
  const entry = (name: string, reasons: readonly string[]) =>
    [`- ${name}`, ...reasons.map((reason) => reason.split('\n').slice(0, linesTold).join('\n'))].join('\n');
  const tests = report.testResults.flatMap((file) => file.assertionResults);
  const of = (status: string) =>
    tests
      .filter((test) => test.status === status && test.failureMessages.length > 0)
      .map(({ fullName, failureMessages }) => entry(fullName, failureMessages));
  const chapter = (title: string, entries: readonly string[]) =>
    entries.length === 0 ? [] : [title, ...entries];
  return [
    ...chapter('Passed at the second try alone:', of('passed')),
    ...chapter('Failed:', [
      ...of('failed'),
      ...brokenFiles(report).map(({ name, message }) => entry(name, [message])),
    ]),
  ].join('\n');
}

/** The files that failed without a failed test: they did not load, or what comes before their tests failed. */
const brokenFiles = (report: VitestReport) =>
  report.testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some(({ status }) => status === 'failed'),
  );

/**
 * Counts a report. A file that failed without a failed test counts as one, and so does a
 * run that ended badly although no test failed (an unhandled rejection, say): nothing goes unseen.
 */
export function outcomeOf(report: VitestReport, endedWell: boolean): Outcome {
  const failed = report.numFailedTests + brokenFiles(report).length;
  const endedBadly = failed === 0 && !endedWell;
  const why = 'No test failed, and yet the run ended badly: its own output, above, says why.';
  return {
    passed: report.numPassedTests,
    failed: endedBadly ? 1 : failed,
    skipped: report.numPendingTests + report.numTodoTests,
    output: [told(report), endedBadly ? why : ''].filter((text) => text !== '').join('\n'),
  };
}

/** Runs the tests of a folder's vitest.config.ts, or only these files of it; their output is shown as it comes. */
export async function vitest(
  folder: string,
  env: Record<string, string | undefined> = {},
  files: readonly string[] = [],
): Promise<Outcome> {
  const reports = await mkdtemp(join(tmpdir(), 'ena-report-'));
  const file = join(reports, 'report.json');
  try {
    const args = ['run', '--root', join(root, folder), '--reporter=default', '--reporter=json'];
    const wanted = files.map((path) => join(root, path));
    const command = [binOf('vitest', 'vitest'), ...args, `--outputFile.json=${file}`, ...wanted];
    const { ok } = await run(process.execPath, command, { env, show: true });
    const report: unknown = JSON.parse(await readFile(file, 'utf8').catch(() => 'null'));
    if (!isReport(report)) return failedCheck('Vitest ended without a report.');
    const ran = new Set(report.testResults.map(({ name }) => name));
    const left = wanted.filter((path) => !ran.has(path));
    return left.length > 0
      ? failedCheck(`These files were not run: ${left.join(', ')}`)
      : outcomeOf(report, ok);
  } finally {
    await rm(reports, { recursive: true, force: true });
  }
}
