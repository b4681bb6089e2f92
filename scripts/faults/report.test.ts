import { expect, it } from 'vitest';
import type { FaultResult } from './model.ts';
import { isPlaywrightReport, testsIn } from './playwrightReport.ts';
import { markdownOf } from './report.ts';

it('the tests of a Playwright report have full titles, and skipped ones are left out', () => {
  const spec = (title: string, status: 'expected' | 'unexpected' | 'flaky' | 'skipped') => ({
    title,
    tests: [{ status, results: status === 'unexpected' ? [{ error: { message: 'why' } }] : [{}] }],
  });
  const group = { title: 'a group', specs: [spec('passes', 'expected'), spec('is skipped', 'skipped')] };
  const report = {
    suites: [{ title: 'a.test.ts', specs: [spec('fails', 'unexpected')], suites: [group] }],
    errors: [],
  };
  expect(isPlaywrightReport(report)).toBe(true);
  expect(testsIn(report)).toEqual([
    { title: 'fails', ok: false, reason: 'why' },
    { title: 'a group passes', ok: true, reason: undefined },
  ]);
});

it('a report of Vitest is none of Playwright', () => {
  expect(isPlaywrightReport({ testResults: [] })).toBe(false);
  expect(isPlaywrightReport(null)).toBe(false);
});

it('the score counts verdicts by layer and names what was not caught', () => {
  const result = (id: string, verdict: FaultResult['verdict'], detail = ''): FaultResult => ({
    id,
    layer: id === 'w' ? 'web' : 'domain',
    title: `title of ${id}`,
    verdict,
    detail,
    seconds: 1,
  });
  const results = [
    result('a', 'caught', 'a test'),
    result('b', 'missed'),
    result('w', 'invalid', 'a\nreason'),
  ];
  expect(markdownOf(results).split('\n').slice(2)).toEqual([
    '| domain | 2 | 1 | 1 | 0 |',
    '| web | 1 | 0 | 0 | 1 |',
    '| all | 3 | 1 | 1 | 1 |',
    '',
    'Not caught:',
    '',
    '- missed: `b`: title of b',
    '- invalid: `w`: title of w (a reason)',
    '',
  ]);
});
