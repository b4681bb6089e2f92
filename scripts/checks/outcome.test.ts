import { describe, expect, it } from 'vitest';
import { failedCheck, passedCheck, skippedPart, formatTestList, formatTotals } from './outcome.ts';
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

describe('a list of failed tests', () => {
  it('is empty without tests, and shortens reasons to 15 lines', () => {
    expect(formatTestList('Failed:', [])).toBe('');
    const reasons = ['a reason\n'.repeat(40)];
    expect(formatTestList('Failed:', [{ name: 'a test', reasons }])).toBe(
      `Failed:\n- a test\n${'a reason\n'.repeat(15).trim()}`,
    );
  });
});

describe('a Vitest report is counted', () => {
  const test = (name: string, status = 'passed', failureMessages: readonly string[] = []) => ({
    fullName: name,
    status,
    failureMessages,
  });
  const file = (status: string, tests: number) => ({
    name: 'a.test.ts',
    message: '',
    status,
    assertionResults: Array.from({ length: tests }, (_, at) => test('a test', at === 0 ? status : 'passed')),
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

  it('names each flaky test, failed test and failed file with its reason', () => {
    const files = [
      {
        ...file('failed', 0),
        assertionResults: [
          test('red', 'failed', ['no such button']),
          test('unsteady', 'passed', ['too early']),
          test('green'),
        ],
      },
      { ...file('failed', 0), message: 'no such module' },
    ];
    expect(vitestOutcome(report(1, 1, files), false).output).toBe(
      'Flaky (passed in a retry):\n- unsteady\ntoo early\nFailed:\n- red\nno such button\n- a.test.ts\nno such module',
    );
    expect(vitestOutcome(report(3, 0, [file('passed', 3)]), true).output).toBe('');
    expect(vitestOutcome(report(3, 0, [file('passed', 3)]), false).output).toContain('exited with an error');
  });
});

describe('a Playwright report is counted', () => {
  const spec = (title: string, status: string, ...messages: readonly string[]) => ({
    title,
    tests: [{ status, results: messages.map((message) => ({ error: { message } })) }],
  });
  const report = (
    stats: Partial<PlaywrightReport['stats']>,
    specs: readonly ReturnType<typeof spec>[],
    errors: PlaywrightReport['errors'] = [],
  ): PlaywrightReport => ({
    stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0, ...stats },
    errors,
    suites: [{ title: 'a.spec.ts', specs: [], suites: [{ title: 'a group', specs }] }],
  });

  it.each([
    ['no failure', report({ expected: 3 }, []), true, [3, 0]],
    ['a failed test', report({ expected: 2, unexpected: 1 }, []), false, [2, 1]],
    ['a flaky test', report({ expected: 2, flaky: 1 }, []), true, [3, 0]],
    ['a file that does not load', report({}, [], [{ message: 'no such module' }]), false, [0, 1]],
    ['an error exit without a failure', report({ expected: 3 }, []), false, [3, 1]],
  ])('with %s', (_, given, exitedWithZero, [passed, failed]) => {
    expect(playwrightOutcome(given, exitedWithZero)).toMatchObject({ passed, failed });
  });

  it('names flaky tests apart from failed ones, each with its reasons', () => {
    const given = report({ flaky: 1, unexpected: 1 }, [
      spec('unsteady', 'flaky', 'too early'),
      spec('red', 'unexpected', 'no such button', 'still none'),
      spec('green', 'expected'),
    ]);
    expect(playwrightOutcome(given, false).output).toBe(
      [
        'Flaky (passed in a retry; the trace is in .cache/journeys):\n- a.spec.ts a group unsteady\ntoo early',
        'Failed:\n- a.spec.ts a group red\nno such button\nstill none',
      ].join('\n'),
    );
  });
});
