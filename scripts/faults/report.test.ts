import { expect, it } from 'vitest';
import type { FaultResult } from './model.ts';
import { formatMarkdownReport } from './report.ts';

it('the report counts verdicts by layer and lists faults that were not caught', () => {
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
  expect(formatMarkdownReport(results).split('\n').slice(2)).toEqual([
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
