import { describe, expect, it } from 'vitest';
import { failedCheck, passedCheck, skippedPart, totalLine } from './outcome.ts';
import { outcomeOf, type VitestReport } from './vitest.ts';

describe('the last line', () => {
  it.each([
    [[], '0 passed, 0 failed'],
    [[passedCheck, passedCheck], '2 passed, 0 failed'],
    [[passedCheck, failedCheck('why')], '1 passed, 1 failed'],
    [[passedCheck, skippedPart('why')], '1 passed, 0 failed, 1 skipped'],
    [[{ passed: 40, failed: 2, skipped: 3, output: '' }, passedCheck], '41 passed, 2 failed, 3 skipped'],
  ])('of %j is %s', (outcomes, line) => {
    expect(totalLine(outcomes)).toBe(line);
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
    ['all well', report(3, 0, [file('passed', 3)]), true, [3, 0]],
    ['a failed test', report(2, 1, [file('failed', 3)]), false, [2, 1]],
    ['a file that does not load', report(3, 0, [file('passed', 3), file('failed', 0)]), false, [3, 1]],
    [
      'a file whose preparation fails',
      report(3, 0, [{ ...file('skipped', 3), status: 'failed' }]),
      false,
      [3, 1],
    ],
    ['both', report(2, 1, [file('failed', 3), file('failed', 0)]), false, [2, 2]],
    ['an unhandled rejection', report(3, 0, [file('passed', 3)]), false, [3, 1]],
    ['no test at all', report(0, 0, []), false, [0, 1]],
  ])('%s', (_, given, endedWell, [passed, failed]) => {
    expect(outcomeOf(given, endedWell)).toMatchObject({ passed, failed });
  });

  it('skipped and planned tests as skipped', () => {
    const given = { ...report(1, 0, [file('passed', 4)]), numPendingTests: 1, numTodoTests: 2 };
    expect(outcomeOf(given, true).skipped).toBe(3);
  });

  it('and says which tests failed, or passed at their second try alone, and why', () => {
    const assertionResults = [
      test('steady'),
      test('shaky', 'passed', ['no such button']),
      test('red', 'failed', ['the reason\n'.repeat(100)]),
    ];
    const files = [
      { ...file('failed', 0), assertionResults },
      { ...file('failed', 0), message: 'no such module' },
    ];
    const { output } = outcomeOf(report(2, 1, files), false);
    expect(output).toBe(
      [
        'Passed at the second try alone:\n- shaky\nno such button',
        `Failed:\n- red\n${'the reason\n'.repeat(15)}- a.test.ts\nno such module`,
      ].join('\n'),
    );
    expect(outcomeOf(report(3, 0, [file('passed', 3)]), true).output).toBe('');
    expect(outcomeOf(report(3, 0, [file('passed', 3)]), false).output).toContain('ended badly');
  });
});
