import { describe, expect, it } from 'vitest';
import { failedCheck, passedCheck, skippedPart, formatTotals } from './outcome.ts';
import { type PlaywrightReport, playwrightOutcome } from './playwright.ts';
import { vitestOutcome, type VitestReport } from './vitest.ts';

describe('the last line of npm test', () => {
  it.each([
    [[], '0 passed, 0 failed'],
    [[passedCheck, passedCheck], '2 passed, 0 failed'],
    [[passedCheck, failedCheck('why')], '1 passed, 1 failed'],
    [[passedCheck, skippedPart('why')], '1 passed, 0 failed, 1 skipped'],
    [[{ passed: 40, failed: 2, skipped: 3, output: '' }, passedCheck], '41 passed, 2 failed, 3 skipped'],
  ])('for %j is %s', (outcomes, line) => {
    expect(formatTotals(outcomes)).toBe(line);
  });
});

describe('a Vitest report is counted', () => {
  const file = (status: string, tests: number) => ({
    name: 'a.test.ts',
    message: '',
    status,
    assertionResults: Array.from({ length: tests }, (_, at) => ({
      fullName: 'a test',
      status: at === 0 ? status : 'passed',
      failureMessages: [],
    })),
  });
  const report = (passed: number, failed: number, files: VitestReport['testResults']): VitestReport => ({
    numPassedTests: passed,
    numFailedTests: failed,
    numPendingTests: 0,
    numTodoTests: 0,
    testResults: files,
  });

  it.each([
    ['no failure', report(3, 0, [file('passed', 3)]), true, [3, 0]],
    ['a failed test', report(2, 1, [file('failed', 3)]), false, [2, 1]],
    ['a file that does not load', report(3, 0, [file('passed', 3), file('failed', 0)]), false, [3, 1]],
    ['a file whose set-up fails', report(3, 0, [file('passed', 3), file('failed', 0)]), true, [3, 1]],
    ['an error outside of tests', report(3, 0, [file('passed', 3)]), false, [3, 1]],
  ])('with %s', (_, given, exitedWithZero, [passed, failed]) => {
    expect(vitestOutcome(given, exitedWithZero)).toMatchObject({ passed, failed });
  });
});

describe('a Playwright report is counted', () => {
  const report = (
    stats: Partial<PlaywrightReport['stats']>,
    errors: PlaywrightReport['errors'] = [],
  ): PlaywrightReport => ({
    stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0, ...stats },
    errors,
    suites: [],
  });

  it.each([
    ['no failure', report({ expected: 3 }), true, [3, 0]],
    ['a failed test', report({ expected: 2, unexpected: 1 }), false, [2, 1]],
    ['a flaky test', report({ expected: 2, flaky: 1 }), true, [3, 0]],
    ['a file that does not load', report({}, [{ message: 'no such module' }]), false, [0, 1]],
    ['an error exit without a failure', report({ expected: 3 }), false, [3, 1]],
  ])('with %s', (_, given, exitedWithZero, [passed, failed]) => {
    expect(playwrightOutcome(given, exitedWithZero)).toMatchObject({ passed, failed });
  });
});
