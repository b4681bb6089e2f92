import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { resolveBin, root } from '../lib/project.mjs';
import { runCommand } from './command.ts';
import { failedCheck, type Outcome, formatTestList } from './outcome.ts';

/** The fields of Playwright's JSON report that are used here. */
export interface PlaywrightReport {
  /** `unexpected`: failed in every attempt; `flaky`: failed first and passed in a retry. */
  readonly stats: Readonly<Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number>>;
  /** Errors outside of tests: a file that does not load, a global setup that fails. */
  readonly errors: readonly { readonly message?: string }[];
  readonly suites: readonly Suite[];
}
interface Suite {
  readonly title: string;
  readonly suites?: readonly Suite[];
  readonly specs: readonly Spec[];
}
interface Spec {
  readonly title: string;
  readonly tests: readonly {
    readonly status: string;
    readonly results: readonly { readonly error?: { readonly message?: string } }[];
  }[];
}

const isPlaywrightReport = (value: unknown): value is PlaywrightReport =>
  typeof value === 'object' && value !== null && 'stats' in value && 'suites' in value && 'errors' in value;

/** One test of a report. */
interface JourneyResult {
  /** The file, the groups and the test, separated by spaces. */
  readonly title: string;
  readonly status: string;
  /** Messages of all failed attempts. */
  readonly reasons: readonly string[];
}

/** All tests of a report. */
function journeyResults({ suites }: Pick<PlaywrightReport, 'suites'>): readonly JourneyResult[] {
  const inSuite = (suite: Suite, parents: string): JourneyResult[] => {
    const path = `${parents} ${suite.title}`.trim();
    return [
      ...suite.specs.flatMap((spec) =>
        spec.tests.map(({ status, results }) => ({
          title: `${path} ${spec.title}`,
          status,
          reasons: results.flatMap(({ error }) => (error?.message === undefined ? [] : [error.message])),
        })),
      ),
      ...(suite.suites ?? []).flatMap((inner) => inSuite(inner, path)),
    ];
  };
  return suites.flatMap((suite) => inSuite(suite, ''));
}

/**
 * Counts a report. A flaky test counts as passed and is listed; an error outside of tests counts as a failure.
 */
export function playwrightOutcome(report: PlaywrightReport, exitedWithZero: boolean): Outcome {
  const { expected, unexpected, flaky, skipped } = report.stats;
  const withStatus = (wanted: string) =>
    journeyResults(report)
      .filter(({ status }) => status === wanted)
      .map(({ title, reasons }) => ({ name: title, reasons }));
  const otherErrors = report.errors.map(({ message = '' }) => ({
    name: 'outside of tests',
    reasons: [message],
  }));
  const failed = unexpected + otherErrors.length;
  return {
    passed: expected + flaky,
    failed: failed === 0 && !exitedWithZero ? 1 : failed,
    skipped,
    output: [
      formatTestList('Flaky (passed in a retry; the trace is in .cache/journeys):', withStatus('flaky')),
      formatTestList('Failed:', [...withStatus('unexpected'), ...otherErrors]),
    ]
      .filter((list) => list !== '')
      .join('\n'),
  };
}

/** Runs the tests of a configuration file, and streams their output to the terminal. */
export async function runPlaywright(
  config: string,
  env: Record<string, string | undefined> = {},
): Promise<Outcome> {
  const reports = await mkdtemp(join(tmpdir(), 'ena-report-'));
  const file = join(reports, 'report.json');
  try {
    const args = ['test', '-c', join(root, config), '--reporter=list,json'];
    const command = [resolveBin('@playwright/test', 'playwright'), ...args];
    const output = { PLAYWRIGHT_JSON_OUTPUT_FILE: file };
    const { ok } = await runCommand(process.execPath, command, { env: { ...env, ...output }, show: true });
    const report: unknown = JSON.parse(await readFile(file, 'utf8').catch(() => 'null'));
    return isPlaywrightReport(report)
      ? playwrightOutcome(report, ok)
      : failedCheck('Playwright ended without a report.');
  } finally {
    await rm(reports, { recursive: true, force: true });
  }
}
